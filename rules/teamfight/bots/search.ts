import type { Bot, Situation } from '../../kernel/bot.ts';
import { searchBot as searching } from '../../kernel/search-bot.ts';
import type { Action } from '../action.ts';
import type { Game } from '../game.ts';
import { teamfight } from '../rules.ts';
import type { State } from '../state.ts';
import { standingOf } from './evaluation.ts';
import { greedyBot, rank } from './greedy.ts';

/** Playouts a decision: the budget. */
const playouts = 12;

/** Turns that a playout looks ahead, the one that runs not counted. */
const turnsAhead = 2;

/** So many of what greedy likes best are tried out. */
const most = 4;

/** What greedy likes less by so much than the best is not worth a playout, in health points. */
const close = 2;

/** Tries out what greedy likes best: plays on as greedy for some turns, on states that agree with what is known. */
export const searchBot: Bot<Game, State, Action> = searching(teamfight, {
  name: 'search',
  playouts,
  policy: greedyBot,
  horizon: (_game, { turns, round }) => {
    const last = turns + turnsAhead;
    return (state) => state.turns > last || state.round > round + 1;
  },
  value: standingOf,
  candidates,
});

/** What is decided between turns and in the draft is left to greedy; so is what it is sure of. */
function candidates(situation: Situation<Game, State, Action>): readonly Action[] {
  const ranked = rank(situation);
  const [first] = ranked;
  if (first === undefined) return situation.actions;
  const { pending, turn } = situation.view;
  if (pending === undefined && turn?.stage !== 'act') return [first.action];
  const near: Action[] = [];
  for (const { action, worth } of ranked) {
    if (near.length < most && worth > first.worth - close && !near.includes(action)) near.push(action);
  }
  return near;
}
