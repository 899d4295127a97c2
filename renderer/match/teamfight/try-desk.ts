import type { GameSet } from '../../../rules/game-set.ts';
import type { Dice } from '../../../rules/kernel/dice.ts';
import type { Action } from '../../../rules/teamfight/action.ts';
import { type BoardChange, boardWith, isUntouched } from '../../../rules/teamfight/try/board-now.ts';
import type { Start } from '../../../rules/teamfight/try/field.ts';
import { foretell } from '../../../rules/teamfight/try/foretell.ts';
import { openTrial, type Wanted } from '../../../rules/teamfight/try/open-trial.ts';
import { sceneOf } from '../../../rules/teamfight/try/scene-of.ts';
import { type Done, Trial } from '../../../rules/teamfight/try/trial.ts';
import type { SetWithPictures } from '../../model/opened-from.ts';
import type { Refused } from '../worker/questions.ts';
import { type AskedFor, triedOf } from './tried-of.ts';
import type { Tried, TryQuestions } from './try-questions.ts';

/** Where the set comes from that the board is played by. */
interface Opens {
  readonly opened: SetWithPictures | undefined;
}

/** The board on which a card is tried. */
export class TryDesk implements TryQuestions {
  readonly #sets: Opens;
  readonly #luck: Dice;
  #trial: Trial | undefined;
  /** What there was before each thing that was done or changed. */
  #before: { readonly start: Start; readonly done: readonly Done[] }[] = [];
  /** What was done by the person, all of it: a text that is half typed may allow less for a moment. */
  #meant: readonly Done[] = [];
  /** How much of it was done to open the first choice. */
  #opening = 0;

  constructor(sets: Opens, luck: Dice) {
    this.#sets = sets;
    this.#luck = luck;
  }

  tryOut(wanted: Wanted): Tried | Refused {
    const set = this.#set;
    if (!set) return noSet;
    const trial = openTrial(set, wanted, this.#luck);
    if (!(trial instanceof Trial)) return { refusal: trial.message };
    this.#trial = trial;
    // What was done to open the first choice can be taken back as well.
    this.#opening = trial.done.length;
    this.#before = trial.done.map((_, index) => ({ start: trial.start, done: trial.done.slice(0, index) }));
    return this.#shown();
  }

  tryDo({ action, rolls, rest }: Parameters<TryQuestions['tryDo']>[0]): Tried {
    const trial = this.#board;
    const before = { start: trial.start, done: [...trial.done] };
    const outcome = trial.play(action, rolls, rest);
    if (outcome === 'done') this.#before.push(before);
    else if ('refusal' in outcome) return this.#shown({ said: outcome.refusal.message });
    else return this.#shown({ asks: { ...outcome.asks, action, rolls } });
    return this.#shown();
  }

  tryChange(change: BoardChange): Tried | Refused {
    const trial = this.#board;
    const before = { start: trial.start, done: [...trial.done] };
    const anew = !isUntouched(trial);
    const laid = this.#lay(boardWith(trial, change), anew ? [] : trial.done);
    if (this.#board === trial) return this.#shown({ said: laid ?? '' });
    this.#before.push(before);
    const said = laid ?? (anew ? 'The board was changed, so the turn begins anew.' : undefined);
    return this.#shown(said === undefined ? {} : { said });
  }

  tryUndo(): Tried {
    const before = this.#before.pop();
    const trial = this.#board;
    if (before && before.start === trial.start && before.done.length === trial.done.length - 1) trial.undo();
    else if (before) this.#lay(before.start, before.done);
    return this.#shown();
  }

  tryRenew(wanted: Wanted): Tried | Refused {
    // As long as nobody has done anything, the board follows what the text reaches.
    const opened = this.#set && this.#before.length === this.#opening ? this.tryOut(wanted) : undefined;
    if (opened && !('refusal' in opened)) return opened;
    const said = this.#lay(this.#board.start, this.#meant);
    return this.#seen(said === undefined ? {} : { said });
  }

  tryForetell({ action }: { readonly action: Action }) {
    return foretell(this.#board, action);
  }

  tryScene({ name }: { readonly name: string }) {
    const trial = this.#board;
    const again = Trial.on(trial.set, trial.start, this.#luck);
    return again instanceof Trial ? sceneOf(trial, again, name) : undefined;
  }

  get #set(): GameSet | undefined {
    return this.#sets.opened?.set;
  }

  get #board(): Trial {
    if (!this.#trial) throw new Error('Nothing is tried yet.');
    return this.#trial;
  }

  /** Lays a board by the texts as they are now and does on it what was done; says why, where not all of it can be. */
  #lay(start: Start, done: readonly Done[]): string | undefined {
    const set = this.#set;
    const trial = set ? Trial.on(set, start, this.#luck) : undefined;
    if (!(trial instanceof Trial)) return trial?.message ?? noSet.refusal;
    this.#trial = trial;
    return trial.again(done)?.message;
  }

  #shown(more: Shown = {}): Tried {
    this.#meant = [...this.#board.done];
    return this.#seen(more);
  }

  #seen(more: Shown): Tried {
    return triedOf(this.#board, {
      ...more,
      sizes: this.#sets.opened?.sizes ?? new Map(),
      canUndo: this.#before.length > 0,
    });
  }
}

type Shown = Pick<Tried, 'said'> & { readonly asks?: AskedFor };

const noSet: Refused = { refusal: 'There is no set to try a card of.' };
