import type { PictureSizes } from '../../../exporters/face/display-list.ts';
import type { GameSet } from '../../../rules/game-set.ts';
import type { Dice } from '../../../rules/kernel/dice.ts';
import type { Edit } from '../../../rules/thoua/play/by-hand.ts';
import { tellAction } from '../../../rules/thoua/tell-action.ts';
import type { Wanted } from '../../../rules/thoua/try/field.ts';
import { type Done, Trial } from '../../../rules/thoua/try/trial.ts';
import type { SetWithPictures } from '../../model/opened-from.ts';
import type { Refused } from '../worker/questions.ts';
import { choicesOf } from './choices.ts';
import { sceneryOf } from './scenery.ts';
import { shownOf } from './shown.ts';
import { tell } from './tell-moment.ts';
import type { CombatTried, CombatTryQuestions } from './try-questions.ts';

/** Where the set comes from that the field is played by. */
interface Opens {
  readonly opened: SetWithPictures | undefined;
}

/** The field on which an ability is tried. */
export class CombatTryDesk implements CombatTryQuestions {
  readonly #sets: Opens;
  readonly #luck: Dice;
  #trial: Trial | undefined;
  /** How much was done before somebody did anything. */
  #opening = 0;
  /** What was done by the person, all of it: a text that is half typed may allow less for a moment. */
  #meant: readonly Done[] = [];

  constructor(sets: Opens, luck: Dice) {
    this.#sets = sets;
    this.#luck = luck;
  }

  combatTry(wanted: Wanted): CombatTried | Refused {
    return this.#open(wanted) ?? this.#shown();
  }

  combatTryDo({ action, rolls, rest }: Parameters<CombatTryQuestions['combatTryDo']>[0]): CombatTried {
    const outcome = this.#field.play(action, rolls, rest);
    if (outcome === 'done') return this.#shown();
    if ('refusal' in outcome) return this.#shown({ said: outcome.refusal.message });
    const { game, state } = this.#field.match;
    return this.#shown({ asks: { ...outcome.asks, action, rolls, said: tellAction(game, state, action) } });
  }

  combatTryChange(edit: Edit): CombatTried {
    const refusal = this.#field.edit(edit);
    return this.#shown(refusal ? { said: refusal.message } : {});
  }

  combatTryUndo(): CombatTried {
    if (this.#field.done.length > this.#opening) this.#field.undo();
    return this.#shown();
  }

  combatTryRenew(wanted: Wanted): CombatTried | Refused {
    const meant = this.#meant;
    const distance = this.#trial?.distance;
    // As long as nobody has done anything, the field follows what the text reaches.
    const refused = this.#open(wanted, meant.length === 0 ? undefined : distance);
    if (refused) return refused;
    const said = this.#field.again(meant)?.message;
    return this.#seen(said === undefined ? {} : { said });
  }

  get #set(): GameSet | undefined {
    return this.#sets.opened?.set;
  }

  get #field(): Trial {
    if (!this.#trial) throw new Error('Nothing is tried yet.');
    return this.#trial;
  }

  #open(wanted: Wanted, distance?: number): Refused | undefined {
    const set = this.#set;
    const trial = set ? Trial.open(set, wanted, this.#luck, distance) : 'There is no set to try a card of.';
    if (typeof trial === 'string') return { refusal: trial };
    this.#trial = trial;
    this.#opening = trial.done.length;
    return undefined;
  }

  #shown(more: Shown = {}): CombatTried {
    this.#meant = this.#field.done.slice(this.#opening);
    return this.#seen(more);
  }

  #seen(more: Shown): CombatTried {
    const field = this.#field;
    const sizes: PictureSizes = this.#sets.opened?.sizes ?? new Map();
    return { ...triedOf(field, sizes), canUndo: field.done.length > this.#opening, ...more };
  }
}

type Shown = Pick<CombatTried, 'said' | 'asks'>;

/** A field as the window shows it. */
function triedOf({ match, cast, user, ability, acting, done }: Trial, sizes: PictureSizes) {
  const { game, state, log } = match;
  return {
    scenery: sceneryOf(game, sizes),
    state: structuredClone(shownOf(game, state)),
    character: cast.character.ref,
    enemy: cast.enemy.ref,
    by: cast.by,
    choices: { seat: match.seat, ...choicesOf(game, state) },
    acting,
    user,
    ability,
    lent: cast.lent !== undefined,
    done: done
      .map((one, index) => ({
        ...('said' in one && { said: one.said }),
        told: log.slice(match.logAt(index), match.logAt(index + 1)).map((event) => tell(game, event)),
      }))
      .reverse(),
  };
}
