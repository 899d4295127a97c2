import type { Bot, Consideration, Situation } from '../kernel/bot.ts';
import type { botNames } from '../kernel/bot-names.ts';
import { randomBot } from '../kernel/random-bot.ts';
import { searchBot } from '../kernel/search-bot.ts';
import type { Action } from './action.ts';
import { worths } from './bots/actions.ts';
import type { Game } from './game.ts';
import { designOf } from './play/table.ts';
import { rules } from './rules.ts';
import type { State, View } from './state.ts';

export type ValyrBot = Bot<Game, View, Action>;

function ranked({ game, view, actions }: Situation<Game, View, Action>): Consideration<Action>[] {
  const values = worths(game, view, actions);
  return actions
    .map((action, index) => ({ action, value: values[index]! }))
    .sort((one, other) => other.value - one.value)
    .map(({ action, value }) => ({ action, value, why: `${Math.round(value)} appraisal expected` }));
}

/** Takes what is worth the most appraisal on average, by the exact odds of each attack; of equals the first. */
export const greedyBot: ValyrBot = {
  name: 'greedy',
  choose({ game, view, actions }) {
    if (actions.length === 1) return actions[0]!;
    const values = worths(game, view, actions);
    return actions[values.indexOf(Math.max(...values))]!;
  },
  explain: (situation) => ranked(situation).slice(0, 5),
};

/** Tries the likeliest actions out, with the greedy bot for everybody, for about a turn of each. */
export const searchingBot: ValyrBot = searchBot(rules, {
  name: 'search',
  playouts: 12,
  policy: greedyBot,
  depth: 8,
  value: standing,
  candidates: (situation) =>
    ranked(situation)
      .slice(0, 4)
      .map(({ action }) => action),
});

/** A seat's share of the appraisal on the table, damage taken off. */
function standing(game: Game, state: State, seat: number): number {
  let [own, all] = [0, 0];
  for (const unit of state.units) {
    if (unit.at === 'out') continue;
    const { appraisal, health } = designOf(game, unit);
    const worth = appraisal * (1 - (0.5 * unit.damage) / (health + 1));
    all += worth;
    if (unit.seat === seat) own += worth;
  }
  return all === 0 ? 0.5 : own / all;
}

/** The bots by name, the weakest first. */
export const bots: Readonly<Record<(typeof botNames)[number], ValyrBot>> = {
  random: randomBot,
  greedy: greedyBot,
  search: searchingBot,
};
