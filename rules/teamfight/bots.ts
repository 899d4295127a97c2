import type { Bot } from '../kernel/bot.ts';
import { randomBot } from '../kernel/random-bot.ts';
import type { Action } from './action.ts';
import type { Game } from './game.ts';
import type { State } from './state.ts';

/** Who can decide for a seat, by name. */
export const bots: Readonly<Record<string, Bot<Game, State, Action>>> = {
  random: randomBot,
};
