import type { Goal } from '../../../schemas/types.generated.ts';
import { type Seen, type Tracked, tellBounds, tellOutcome, track } from '../../kernel/goals.ts';
import { type Metric, shares } from './metrics.ts';
import type { Report } from './report.ts';

/** What a report says of a goal; it may be missed or still open by single heroes. */
export interface TrackedGoal extends Tracked {
  readonly goal: Goal;
}

/** What a goal is about, as it stands in sentences. */
const subjects: Readonly<Record<Goal['figure'], string>> = {
  heroes: 'every hero wins',
  first: 'the first player wins',
  red: 'the red side wins',
  draws: 'draws',
  swing: 'leads after round 3 that still lose',
  rounds: 'rounds',
  decisions: 'decisions a turn',
  choices: 'choices a turn',
  manual: 'clauses by hand a match',
};

const isShare = ({ figure }: Goal): boolean => figure === 'heroes' || shares.includes(figure);

/** Holds the goals of a set against a report. Of heroes whose figures rest on texts by hand nothing is said. */
export function trackGoals(
  goals: readonly Goal[],
  { metrics, heroes, matches }: Pick<Report, 'metrics' | 'heroes' | 'matches'>,
): TrackedGoal[] {
  return goals.map((goal) => {
    const seen: Seen[] =
      goal.figure === 'heroes'
        ? heroes.flatMap(({ ref, strength, byHand }) =>
            strength.count > 0 && !byHand ? [{ ref, figure: strength }] : [],
          )
        : [{ figure: metrics[goal.figure satisfies Metric] }].filter(({ figure }) => figure.count > 0);
    return { goal, ...track(goal, isShare(goal) ? 100 : 1, seen, matches) };
  });
}

/** `Every hero wins 55 % at most`, `The first player wins 45 to 55 %`. */
export const tellGoal = (goal: Goal): string => tellBounds(subjects[goal.figure], goal, isShare(goal));

/** What became of it: `met: 5.2 (5.1 to 5.3)`, `missed by Warden: 61 % (57 to 65)`. */
export const tellTracked = (tracked: TrackedGoal, nameOf: (ref: string) => string): string =>
  tellOutcome(tracked, tracked.goal, isShare(tracked.goal), nameOf);
