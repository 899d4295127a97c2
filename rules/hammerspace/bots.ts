import type { Bot, Consideration, Situation } from '../kernel/bot.ts';
import type { botNames } from '../kernel/bot-names.ts';
import { randomBot } from '../kernel/random-bot.ts';
import { searchBot } from '../kernel/search-bot.ts';
import type { Action } from './action.ts';
import { standing, worthOf } from './bots/values.ts';
import type { Game } from './game.ts';
import { rules } from './rules.ts';
import type { View } from './state.ts';

export type HammerspaceBot = Bot<Game, View, Action>;

function ranked({ game, view, seat, actions }: Situation<Game, View, Action>): Consideration<Action>[] {
  return actions
    .map((action) => ({ action, value: worthOf(game, view, seat, action) }))
    .sort((one, other) => other.value - one.value)
    .map(({ action, value }) => ({ action, value, why: `${Math.round(value * 10) / 10} HP expected` }));
}

/** Takes what is worth the most HP on average: attacks by the exact odds of both dice against what the target shows. */
export const greedyBot: HammerspaceBot = {
  name: 'greedy',
  choose({ game, view, seat, actions }) {
    let best = actions[0]!;
    if (actions.length === 1) return best;
    let most = Number.NEGATIVE_INFINITY;
    for (const action of actions) {
      const value = worthOf(game, view, seat, action);
      if (value > most) [best, most] = [action, value];
    }
    return best;
  },
  explain: (situation) => ranked(situation).slice(0, 5),
};

/** Tries the likeliest actions out on samples of what the seat knows, with the greedy bot for everybody. */
export const searchingBot: HammerspaceBot = searchBot(rules, {
  name: 'search',
  playouts: 48,
  policy: greedyBot,
  depth: 24,
  value: standing,
  candidates: (situation) =>
    ranked(situation)
      .slice(0, 6)
      .map(({ action }) => action),
});

/** The bots by name, the weakest first. */
export const bots: Readonly<Record<(typeof botNames)[number], HammerspaceBot>> = {
  random: randomBot,
  greedy: greedyBot,
  search: searchingBot,
};
