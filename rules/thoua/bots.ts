import type { Bot, Consideration, Situation } from '../kernel/bot.ts';
import { randomBot } from '../kernel/random-bot.ts';
import { searchBot } from '../kernel/search-bot.ts';
import type { Action } from './action.ts';
import type { botNames } from './bot-names.ts';
import { type Temper, tempers } from './bots/temper.ts';
import { Thought } from './bots/thought.ts';
import { weigh } from './bots/weigh.ts';
import type { Game } from './game.ts';
import { designOf, topOf } from './play/look.ts';
import { rules } from './rules.ts';
import type { State, View } from './state.ts';

export type ThouaBot = Bot<Game, View, Action>;
type Now = Situation<Game, View, Action>;

/** Who decides: the figure that what lies on top is about. */
function decider({ view }: Pick<Now, 'view'>): number {
  const frame = topOf(view);
  return frame && 'figure' in frame ? frame.figure : 0;
}

function ranked(situation: Now, temper: Temper): Consideration<Action>[] {
  const { game, view, actions } = situation;
  const values = weigh(new Thought({ game, state: view }, decider(situation), temper), actions);
  return actions
    .map((action, index) => ({ action, value: values[index]! }))
    .sort((one, other) => other.value - one.value)
    .map(({ action, value }) => ({ action, value, why: `${Math.round(value * 10) / 10} HP expected` }));
}

/** Takes what is worth the most on average by a temper: rolls by their exact odds, then where to stand. */
const weighing = (name: string, temperOf: (situation: Now) => Temper): ThouaBot => ({
  name,
  choose(situation) {
    const { game, view, actions } = situation;
    let best = actions[0]!;
    if (actions.length === 1) return best;
    const values = weigh(new Thought({ game, state: view }, decider(situation), temperOf(situation)), actions);
    let most = Number.NEGATIVE_INFINITY;
    for (const [index, action] of actions.entries()) {
      if (values[index]! > most) [best, most] = [action, values[index]!];
    }
    return best;
  },
  explain: (situation) => ranked(situation, temperOf(situation)).slice(0, 5),
});

/** Weighs everything alike, for whichever side. */
export const greedyBot: ThouaBot = weighing('greedy', () => tempers.plain);

/** Plays each enemy in character, as its card says: cautious, reckless or support. A character of the party has none and weighs alike. */
export const characterBot: ThouaBot = weighing(
  'in-character',
  (situation) =>
    tempers[designOf({ game: situation.game, state: situation.view }, decider(situation)).behaviour ?? 'plain'],
);

/** Tries the likeliest actions out with the greedy bot for everybody. */
export const searchingBot: ThouaBot = searchBot(rules, {
  name: 'search',
  playouts: 24,
  policy: greedyBot,
  depth: 40,
  value: standing,
  candidates: (situation) =>
    ranked(situation, tempers.plain)
      .slice(0, 6)
      .map(({ action }) => action),
});

/** How a combat looks to a side, from 0 to 1: its share of the HP of both, by what each began with. */
export function standing(game: Game, { figures }: State, seat: number): number {
  const share = (side: number): number => {
    let [left, all] = [0, 0];
    for (const [figure, { side: own, base }] of game.figures.entries()) {
      if (own !== side) continue;
      const most = Math.max(1, base[8]!);
      all += most;
      left += figures[figure]!.hp > 0 ? Math.min(figures[figure]!.hp, most) + most / 4 : 0;
    }
    return left / Math.max(1, all);
  };
  const [own, other] = [share(seat), share(1 - seat)];
  return own + other === 0 ? 0.5 : own / (own + other);
}

/** The bots by name, the weakest first. */
export const bots: Readonly<Record<(typeof botNames)[number], ThouaBot>> = {
  random: randomBot,
  greedy: greedyBot,
  'in-character': characterBot,
  search: searchingBot,
};
