import type { Dice } from '../kernel/dice.ts';
import type { Emit, Rules } from '../kernel/rules.ts';
import type { Action } from './action.ts';
import type { Event } from './event.ts';
import type { Game, Setup } from './game.ts';
import { actions, check } from './play/actions.ts';
import { editing } from './play/by-hand.ts';
import { playing } from './play/cause.ts';
import { clone } from './play/clone.ts';
import { choosePool, deploy, divide } from './play/draft.ts';
import { move } from './play/move.ts';
import { pick } from './play/pick.ts';
import type { Play } from './play/play.ts';
import { prepare } from './play/prepare.ts';
import { resultOf } from './play/result.ts';
import { run } from './play/run.ts';
import { scoresOf } from './play/scoring.ts';
import { seatOfTurn } from './play/side.ts';
import { start } from './play/start.ts';
import { activate, advance } from './play/turn.ts';
import { useAbility as playAbility } from './play/use.ts';
import { sample, view, viewEvent } from './play/view.ts';
import type { State } from './state.ts';

/** The rules of Tabletop Teamfight. */
export const teamfight: Rules<Setup, Game, State, State, Action, Event> = {
  prepare,
  start(game: Game, dice: Dice, emit: Emit<Event>): State {
    const state = start(game, dice, emit);
    goOn(playing({ game, state }, dice, emit));
    return state;
  },
  seat(_game, state) {
    if (state.phase === 'over') return undefined;
    return state.pending ? state.pending.seat : seatOfTurn(state);
  },
  actions: (game, state) => actions({ game, state }),
  check: (game, state, action) => check({ game, state }, action),
  apply(game, state, action, dice, emit) {
    const play = playing({ game, state }, dice, emit);
    perform(play, action);
    goOn(play);
  },
  clone,
  view: (_game, state) => view(state),
  viewEvent: (_game, event) => viewEvent(event),
  sample: (_game, seen) => sample(seen),
  result: (_game, state) => resultOf(state),
  editing: {
    check: editing.check,
    apply(game, state, edit, dice, emit) {
      editing.apply(game, state, edit, dice, emit);
      goOn(playing({ game, state }, dice, emit));
    },
  },
};

/** Plays on until somebody must decide or the match is over. */
export function goOn(play: Play): void {
  do {
    run(play);
    play.running = undefined;
  } while (play.state.pending === undefined && advance(play));
}

function perform(play: Play, action: Action): void {
  const { state, emit } = play;
  switch (action.do) {
    case 'divide':
      divide(play, action.pool);
      break;
    case 'choose':
      choosePool(play, action.pool);
      break;
    case 'deploy':
      deploy(play, action.card, action.at);
      break;
    case 'activate':
      activate(state, action.unit);
      break;
    case 'move':
      move(play, action);
      break;
    case 'use':
      playAbility(play, action.unit, action.ability);
      break;
    case 'pick':
      pick(play, action.value);
      break;
    case 'end':
      if (state.turn) state.turn.stage = 'unit-end';
      break;
    case 'concede':
      state.conceded = action.seat;
      state.phase = 'over';
      state.pending = undefined;
      state.stack = [];
      emit({ event: 'over', scores: scoresOf(play), reason: 'conceded', cause: { rule: 'T-001' } });
  }
}
