import type { Result, Rules } from '../kernel/rules.ts';
import type { Action } from './action.ts';
import type { Event } from './event.ts';
import type { Game, Setup } from './game.ts';
import { act } from './play/act.ts';
import { editing } from './play/by-hand.ts';
import { checked } from './play/check.ts';
import { choices } from './play/choices.ts';
import { prepare } from './play/prepare.ts';
import { deciderOf, run } from './play/run.ts';
import { start } from './play/start.ts';
import type { State, View } from './state.ts';
import { clone } from './view.ts';

export type ThouaRules = Rules<Setup, Game, State, View, Action, Event>;

/** A party against enemies, played as the README beside this file lists it. Seat 0 decides for the party, seat 1 for the enemies. */
export const rules: ThouaRules = {
  prepare,

  start(game, dice, emit) {
    const state = start(game, emit);
    run({ game, state, dice, emit });
    return state;
  },

  seat: (game, state) => deciderOf({ game, state }),
  actions: (game, state) => choices({ game, state }),
  check: (game, state, action) => checked({ game, state }, action),

  apply(game, state, action, dice, emit) {
    const play = { game, state, dice, emit };
    act(play, action);
    run(play);
  },

  clone,
  // Nothing is hidden.
  view: (_, state) => state,
  viewEvent: (_, event) => event,
  sample: (_, view) => clone(view),
  result,
  editing,
};

/** Who stands at the end has won; a retreat loses, and after the last round nobody has won (U-080 to U-084). */
function result(game: Game, { over, figures }: State): Result | undefined {
  if (over === undefined) return undefined;
  const scores = [0, 1].map((side) =>
    figures.reduce((sum, { hp }, figure) => (game.figures[figure]!.side === side ? sum + hp : sum), 0),
  );
  const places = over === 'rounds' ? [1, 1] : over === 'victory' ? [1, 2] : [2, 1];
  return { places, scores, reason: over };
}
