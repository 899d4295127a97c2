import type { Result, Rules } from '../kernel/rules.ts';
import type { Action } from './action.ts';
import type { Event } from './event.ts';
import type { Game, Setup } from './game.ts';
import { act } from './play/act.ts';
import { editing } from './play/by-hand.ts';
import { checked } from './play/check.ts';
import { choices } from './play/choices.ts';
import { prepare } from './play/prepare.ts';
import { run } from './play/run.ts';
import { start } from './play/start.ts';
import { designOf } from './play/table.ts';
import type { State, View } from './state.ts';
import { clone } from './view.ts';

export type ValyrRules = Rules<Setup, Game, State, View, Action, Event>;

/** Battles of two armies or more on a measured table, played as the README beside this file lists it. Nothing is hidden. */
export const rules: ValyrRules = {
  prepare,

  start(game, dice, emit) {
    const state = start(game, { dice, emit });
    run({ game, state, dice, emit });
    return state;
  },

  seat: (_, { over, seat }) => (over ? undefined : seat),
  actions: (game, state) => (state.over ? { actions: [], complete: true } : choices(game, state)),
  check: (game, state, action) =>
    state.over ? { code: 'match/over', message: 'The match is over.' } : checked(game, state, action),

  apply(game, state, action, dice, emit) {
    const table = { game, state, dice, emit };
    act(table, action);
    run(table);
  },

  clone,
  view: (_, state) => state,
  viewEvent: (_, event) => event,
  sample: (_, view) => clone(view),
  result,
  editing,
};

/** Who is left comes before who fell, who fell later before who fell earlier; at the round limit the greatest appraisal left wins. */
function result(game: Game, state: State): Result | undefined {
  const { over, fell } = state;
  if (over === undefined) return undefined;
  const scores = fell.map((_, seat) =>
    state.units
      .filter((unit) => unit.seat === seat && unit.at === 'table')
      .reduce((sum, unit) => sum + designOf(game, unit).appraisal, 0),
  );
  const worth = fell.map(
    (time, seat) => (time === 0 ? [Number.MAX_SAFE_INTEGER, scores[seat]!] : [time, 0]) as [number, number],
  );
  const places = worth.map(
    ([time, score]) => 1 + worth.filter(([other, its]) => other > time || (other === time && its > score)).length,
  );
  return { places, scores, reason: over };
}
