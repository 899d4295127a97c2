import type { GameSet } from '../../game-set.ts';
import type { Refusal } from '../../kernel/rules.ts';
import { seriesOptions } from '../../series-options.ts';
import { botProblems, commonWords, isCommonPlan, secondOf } from '../../series-plan.ts';
import type { SeriesWords } from '../../series-rules.ts';
import { bots } from '../bots.ts';
import { optionsOf, presets, switches } from '../options.ts';
import { cannotPlay } from '../play/prepare.ts';
import { fewestSeats, mostSeats } from '../types.ts';
import type { Plan } from './plan.ts';

/** How many play where nobody says: those that the rules are made for (H-001). */
const usualPlayers = [3, 4, 5, 6];

/** What words of other systems are answered. */
const strange = {
  map: 'Hammerspace has no maps; leave the map out.',
  hero: 'Hammerspace has no heroes; leave the hero out.',
  encounter: 'Hammerspace has no encounters; leave the encounter out.',
  level: 'Hammerspace has no levels; leave the level out.',
  step: 'Hammerspace has no enemies; leave the step out.',
  teams: 'In Hammerspace everybody plays for themselves; leave the teams out, and say how many players there are.',
} as const;

/** The plan that some words ask for, or why it cannot be played. */
export function planOf(sets: readonly GameSet[], words: SeriesWords): Plan | { readonly refusal: Refusal } {
  for (const [word, message] of Object.entries(strange)) {
    if (words[word as keyof typeof strange] !== undefined) return { refusal: { code: `series/${word}`, message } };
  }
  const [first] = sets;
  const options = seriesOptions(words.options, first ? optionsOf(first) : presets.current, switches);
  if ('refusal' in options) return options;
  const { seed, second } = words;
  const named = new Set(words.bots);
  const plan: Plan = {
    seed,
    players: words.players ?? usualPlayers.filter((seats) => cannotPlay({ sets, seats }) === undefined),
    bots: named.size === 1 ? [...named] : words.bots,
    ...options,
    ...secondOf(second),
  };
  // A deck that is too small for any table of the rules is told with the smallest.
  const asked = plan.players.length === 0 && !words.players ? { ...plan, players: usualPlayers.slice(0, 1) } : plan;
  const [problem] = planProblems(sets, asked);
  return problem ? { refusal: problem } : asked;
}

/** All that is wrong with a plan; a series can be opened where this is empty. */
export function planProblems(sets: readonly GameSet[], plan: Plan): Refusal[] {
  const { players, bots: named } = plan;
  const problems = botProblems(plan, Object.keys(bots));
  if (named.length === 0 || named.length > mostSeats) {
    const message = `A match has 1 to ${mostSeats} bots, which sit round the table in turn; ${named.length === 0 ? 'none is' : `${named.length} are`} named. Write them as greedy,random.`;
    problems.push({ code: 'bot/count', message });
  }
  if (players.length === 0) {
    const message = `Say how many players there are: numbers from ${fewestSeats} to ${mostSeats}, such as 3,4.`;
    problems.push({ code: 'setup/seats', message });
  }
  if (new Set(players).size < players.length) {
    problems.push({ code: 'setup/seats', message: 'Each number of players is named once, such as 3,4.' });
  }
  for (const seats of players) {
    const refusal = cannotPlay({ sets, seats });
    if (refusal) problems.push(refusal);
  }
  return problems;
}

/** The words that ask for a plan again. */
export const wordsOf = (plan: Plan): SeriesWords => ({ ...commonWords(plan), players: plan.players });

/** Whether JSON from outside has the shape of a plan. */
export function isPlan(value: unknown): value is Plan {
  if (!isCommonPlan(value, switches)) return false;
  const players: unknown = 'players' in value ? value.players : undefined;
  return Array.isArray(players) && players.length <= mostSeats && players.every((seats) => Number.isSafeInteger(seats));
}
