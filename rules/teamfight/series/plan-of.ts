import type { GameSet } from '../../game-set.ts';
import type { Refusal } from '../../kernel/rules.ts';
import { seriesOptions } from '../../series-options.ts';
import { commonWords, isCommonPlan, isTexts, refIn, secondOf } from '../../series-plan.ts';
import type { SeriesWords } from '../../series-rules.ts';
import { ruleOptions, switches } from '../options.ts';
import type { Plan } from './plan.ts';
import { planProblems } from './plan-problems.ts';

/** What words of other systems are answered. */
const strange = {
  players: 'Two sides play Teamfight; leave out how many players there are.',
  encounter: 'Teamfight has no encounters; leave the encounter out.',
  level: 'Teamfight has no levels; leave the level out.',
  step: 'Teamfight has no enemies of an encounter; leave the step out.',
} as const;

/** The plan that some words ask for, or why it cannot be played. */
export function planOf(sets: readonly GameSet[], words: SeriesWords): Plan | { readonly refusal: Refusal } {
  const refuse = (code: string, message: string) => ({ refusal: { code, message } });
  for (const [word, message] of Object.entries(strange)) {
    if (words[word as keyof typeof strange] !== undefined) return refuse(`series/${word}`, message);
  }
  const options = seriesOptions(words.options, ruleOptions(sets[0]?.manifest.rules), switches);
  if ('refusal' in options) return options;
  const { seed, bots, map, hero, teams, second } = words;
  if (bots.length > 2 || bots.length === 0) {
    const count = bots.length === 0 ? 'none is' : `${bots.length} are`;
    return refuse('bot/count', `A match has two bots; ${count} named. Write them as greedy,random.`);
  }
  const [first = '', other = first] = bots;
  const heroOf = (ref: string): string => refIn(sets, 'hero', ref);
  const plan: Plan = {
    seed,
    bots: [first, other],
    ...options,
    ...(map !== undefined && { map: refIn(sets, 'map', map) }),
    ...(teams && { teams: [teams[0].map(heroOf), teams[1].map(heroOf)] }),
    ...(hero !== undefined && { hero: heroOf(hero) }),
    ...secondOf(second),
  };
  const [problem] = planProblems(sets, plan);
  return problem ? { refusal: problem } : plan;
}

/** The words that ask for a plan again; undefined for fixed teams, which no order names. */
export function wordsOf(plan: Plan): SeriesWords | undefined {
  const { map, hero, teams } = plan;
  if (teams) return undefined;
  const idOf = (ref: string): string => ref.slice(ref.indexOf('/') + 1);
  return {
    ...commonWords(plan),
    ...(map !== undefined && { map: idOf(map) }),
    ...(hero !== undefined && { hero: idOf(hero) }),
  };
}

/** Whether JSON from outside has the shape of a plan. */
export function isPlan(value: unknown): value is Plan {
  if (!isCommonPlan(value, switches)) return false;
  const { bots, map, teams, hero }: Partial<Record<keyof Plan, unknown>> = value;
  return (
    isTexts(bots) &&
    bots.length === 2 &&
    (map === undefined || typeof map === 'string') &&
    (teams === undefined || (Array.isArray(teams) && teams.length === 2 && teams.every(isTexts))) &&
    (hero === undefined || typeof hero === 'string')
  );
}
