import type { Result, Rules } from '../kernel/rules.ts';
import type { Action } from './action.ts';
import type { Event } from './event.ts';
import type { Game, Setup } from './game.ts';
import { act } from './play/act.ts';
import { editing } from './play/by-hand.ts';
import { checked } from './play/check.ts';
import { choices } from './play/choices.ts';
import { prepare } from './play/prepare.ts';
import { deciderOf, run, topOf } from './play/run.ts';
import { start } from './play/start.ts';
import type { State, View } from './state.ts';
import { clone, sample, view, viewEvent } from './view.ts';

export type HammerspaceRules = Rules<Setup, Game, State, View, Action, Event>;

/** A brawl of cards for three to six, played as the README beside this file lists it. */
export const rules: HammerspaceRules = {
  prepare,

  start(game, dice, emit) {
    const state = start(game, { dice, emit });
    run({ game, state, dice, emit });
    return state;
  },

  seat(_, state) {
    const frame = topOf(state);
    return frame && deciderOf(state, frame);
  },

  actions(game, state) {
    const frame = topOf(state);
    return frame ? choices(game, state, frame) : { actions: [], complete: true };
  },

  check(game, state, action) {
    const frame = topOf(state);
    return frame ? checked(game, state, frame, action) : { code: 'match/over', message: 'The match is over.' };
  },

  apply(game, state, action, dice, emit) {
    const table = { game, state, dice, emit };
    const frame = topOf(state);
    state.shown = [];
    if (frame) act(table, frame, action);
    run(table);
  },

  clone,
  view: (_, state, seat) => view(state, seat),
  viewEvent: (_, event, seat) => viewEvent(event, seat),
  sample: (game, seen, _, dice) => sample(game, seen, dice),
  result,
  editing,
};

/** Who stands comes before who fell, who fell later before who fell earlier; at the turn limit the most HP count (H-070 to H-072). */
function result({ options }: Game, { over, hp, fell, lastOfAll }: State): Result | undefined {
  if (over === undefined) return undefined;
  const last = Math.max(...fell);
  const worth = fell.map((time, seat) => {
    if (time === 0) return [Number.MAX_SAFE_INTEGER, over === 'turns' ? hp[seat]! : 0] as const;
    const wins = over === 'nobody' && options.allDown === 'attacker' && time === last && seat === lastOfAll;
    return [time, wins ? 1 : 0] as const;
  });
  const places = worth.map(
    ([time, more]) => 1 + worth.filter(([other, its]) => other > time || (other === time && its > more)).length,
  );
  return { places, scores: [...hp], reason: over };
}
