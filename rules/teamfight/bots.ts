import type { Bot } from '../kernel/bot.ts';
import type { botNames } from '../kernel/bot-names.ts';
import { randomBot } from '../kernel/random-bot.ts';
import type { Action } from './action.ts';
import { greedyBot } from './bots/greedy.ts';
import { searchBot } from './bots/search.ts';
import type { Game } from './game.ts';
import type { State } from './state.ts';

/** The bots that can play Teamfight, from the weakest to the strongest. */
export const bots = {
  random: randomBot,
  greedy: greedyBot,
  search: searchBot,
} as const satisfies Record<(typeof botNames)[number], Bot<Game, State, Action>>;
