import { type Entity, entitiesOf, type GameSet } from '../../game-set.ts';
import { trackGoals } from '../series/goals.ts';
import type { Report } from '../series/report.ts';
import { peoplesFigures } from './people.ts';

/** Why a hero belongs on the table. */
export type Reason =
  | { readonly why: 'asked' }
  | { readonly why: 'changed'; readonly since: string }
  | { readonly why: 'goal' }
  | { readonly why: 'few'; readonly matches: number };

/** A hero that could be played, and what speaks for it. */
export interface Candidate {
  readonly ref: string;
  readonly name: string;
  readonly reasons: readonly Reason[];
}

/** Fewer matches of people than this say next to nothing. */
const few = 5;
const weights: Readonly<Record<Reason['why'], number>> = { asked: 8, changed: 4, goal: 2, few: 1 };

/**
 * All heroes, those first that need testing most: their status asks for it, they changed since people played them, bots cannot decide a goal
 * of them yet, people played them seldom. The others fill the teams up.
 */
export function candidates(set: GameSet, report: Pick<Report, 'metrics' | 'heroes' | 'matches'> | undefined) {
  const undecided = new Set(
    report
      ? trackGoals(set.manifest.goals ?? [], report).flatMap(({ state, about }) => (state === 'open' ? about : []))
      : [],
  );
  const people = new Map(peoplesFigures(set).heroes.map((hero) => [hero.ref, hero]));
  const rated = entitiesOf(set, 'hero').map((hero) => {
    const { wins, earlier, last } = people.get(hero.ref)!;
    const reasons: Reason[] = [];
    if (hero.data.status === 'needs-testing') reasons.push({ why: 'asked' });
    if (last !== undefined && wins.count === 0) reasons.push({ why: 'changed', since: last });
    if (undecided.has(hero.ref)) reasons.push({ why: 'goal' });
    if (wins.count < few) reasons.push({ why: 'few', matches: wins.count });
    return { hero, reasons, played: wins.count + earlier };
  });
  const weight = (reasons: readonly Reason[]) => reasons.reduce((sum, { why }) => sum + weights[why], 0);
  return rated
    .sort(
      (a, b) =>
        rank(a.hero) - rank(b.hero) ||
        weight(b.reasons) - weight(a.reasons) ||
        a.played - b.played ||
        a.hero.data.name.localeCompare(b.hero.data.name, 'en'),
    )
    .map(({ hero, reasons }): Candidate => ({ ref: hero.ref, name: hero.data.name, reasons }));
}

/** What is not written yet, and what nobody prints, comes last. */
const rank = ({ data }: Entity<'hero'>): number => (data.status === 'idea' || data.copies === 0 ? 1 : 0);

/** The first candidates, dealt to two sides so that neither has all of what is new: red, blue, blue, red. */
export function teamsOf(list: readonly Candidate[], size: number): readonly [string[], string[]] {
  const teams: [string[], string[]] = [[], []];
  for (const [place, { ref }] of list.slice(0, 2 * size).entries())
    teams[place % 4 === 0 || place % 4 === 3 ? 0 : 1].push(ref);
  return teams;
}
