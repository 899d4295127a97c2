import type { PictureSizes } from '../../../exporters/face/display-list.ts';
import type { Action } from '../../../rules/teamfight/action.ts';
import { notation } from '../../../rules/teamfight/notation/set-reader.ts';
import { abilitiesOf, abilityOf } from '../../../rules/teamfight/play/abilities.ts';
import { teamfight } from '../../../rules/teamfight/rules.ts';
import { tellAction } from '../../../rules/teamfight/tell-action.ts';
import { textsOf } from '../../../rules/teamfight/texts-of.ts';
import { foretell } from '../../../rules/teamfight/try/foretell.ts';
import type { AskedDie, Trial } from '../../../rules/teamfight/try/trial.ts';
import { choicesOf } from './choices.ts';
import { sceneryOf } from './scenery.ts';
import { tell } from './tell-moment.ts';
import type { AbilityOffered, Tried } from './try-questions.ts';

/** A die that is asked for before an action goes on. */
export type AskedFor = AskedDie & { readonly action: Action; readonly rolls: readonly number[] };

interface More {
  readonly sizes: PictureSizes;
  readonly canUndo: boolean;
  readonly said?: string | undefined;
  readonly asks?: AskedFor;
}

/** Picks that are looked at in advance; of more the one that is pointed at is asked for. */
const mostForetold = 8;

/** A board as the window shows it. */
export function triedOf(trial: Trial, { sizes, canUndo, said, asks }: More): Tried {
  const { table } = trial;
  const { look, state, game } = table;
  const choices = { seat: teamfight.seat(game, state), ...choicesOf(look) };
  const aimed = choices.choices.flatMap(({ action, unit }, index) =>
    action.do === 'pick' && unit !== undefined ? [[index, action] as const] : [],
  );
  return {
    scenery: sceneryOf(game, state, sizes),
    state: structuredClone(state),
    names: state.units.map((_, unit) => table.unitName(unit)),
    letters: state.units.map((_, unit) => table.letter(unit)),
    choices,
    foretold: asks ? [] : aimed.slice(0, mostForetold).map(([index, action]) => [index, foretell(trial, action)]),
    abilities: abilitiesNow(trial),
    done: doneIn(trial),
    ...(asks && {
      asks: { ...asks, said: tellAction(look, asks.action), foretold: foretell(trial, asks.action) },
    }),
    ...(said !== undefined && { said }),
    canUndo,
  };
}

/** The abilities of the unit whose turn it is, with why some cannot be used. */
function abilitiesNow({ table, set }: Trial): AbilityOffered[] {
  const { look, state, game } = table;
  const unit = state.turn?.stage === 'act' ? state.turn.unit : -1;
  if (unit < 0 || state.pending) return [];
  const ref = game.cards[state.units[unit]?.card ?? -1]?.ref;
  const entity = [set, ...set.uses].flatMap(({ entities }) => entities).find((one) => one.ref === ref);
  const texts = entity ? textsOf(entity) : [];
  return abilitiesOf(look, unit).flatMap((ability): AbilityOffered[] => {
    const card = abilityOf(look, unit, ability);
    if (!card) return [];
    const action: Action = { do: 'use', unit, ability };
    const refusal = table.match.check(action)?.message;
    const written = texts.find(({ name, text }) => name === card.name && text === card.text);
    const clauses = written ? notation(set)(written).clauses : [];
    const byHand = clauses.flatMap(({ status, field, from, to }) =>
      status === 'manual' && field === 'text' ? [card.text.slice(from, to).trim()] : [],
    );
    return [{ name: card.name, text: card.text, action, ...(refusal !== undefined && { refusal }), byHand }];
  });
}

/** What was done with what came of it, the last first. */
function doneIn({ done, table }: Trial): Tried['done'] {
  const { match, game, state } = table;
  return done
    .map(({ said }, index) => ({
      said,
      told: match.log.slice(match.logAt(index), match.logAt(index + 1)).map((event) => tell(game, state, event)),
    }))
    .reverse();
}
