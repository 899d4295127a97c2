import type { Goal } from '../../../schemas/types.generated.ts';
import { findings } from '../../kernel/statistics/discovery.ts';
import type { Figure } from '../../kernel/statistics/figure.ts';
import { decimal, percent } from '../../kernel/statistics/tell-figure.ts';
import { chanceOf } from '../../kernel/statistics/verdict.ts';
import { type Metric, shares } from './metrics.ts';
import type { Report } from './report.ts';

/** What a report says of a goal. */
export interface TrackedGoal {
  readonly goal: Goal;
  /** `open`: the series cannot tell yet. */
  readonly state: 'met' | 'missed' | 'open';
  /** References of the heroes by whom it is missed or that are still open. */
  readonly about: readonly string[];
  /** The figure that decides: the one furthest out, or nearest to its bound. Undefined where there is none. */
  readonly figure?: Figure;
  /** Further matches of such a series that would decide it, where more of them can. */
  readonly needs?: number;
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

/** Matches beyond which nobody waits for an answer. */
const mostNeeded = 250_000;

/** Holds the goals of a set against a report. Of heroes whose figures rest on texts by hand nothing is said. */
export function trackGoals(
  goals: readonly Goal[],
  report: Pick<Report, 'metrics' | 'heroes' | 'matches'>,
): TrackedGoal[] {
  return goals.map((goal) => track(goal, report));
}

interface Seen {
  readonly ref?: string;
  readonly figure: Figure;
}

function track(goal: Goal, { metrics, heroes, matches }: Parameters<typeof trackGoals>[1]): TrackedGoal {
  const seen: Seen[] =
    goal.figure === 'heroes'
      ? heroes.flatMap(({ ref, strength, byHand }) =>
          strength.count > 0 && !byHand ? [{ ref, figure: strength }] : [],
        )
      : [{ figure: metrics[goal.figure satisfies Metric] }].filter(({ figure }) => figure.count > 0);
  const isBound = goal.least !== undefined || goal.most !== undefined;
  if (seen.length === 0 || !isBound) return { goal, state: 'open', about: [] };
  const scale = isShare(goal) ? 100 : 1;
  const [least, most] = [
    (goal.least ?? Number.NEGATIVE_INFINITY) / scale,
    (goal.most ?? Number.POSITIVE_INFINITY) / scale,
  ];
  const boundOf = ({ value }: Figure) => (Math.abs(value - least) < Math.abs(value - most) ? least : most);
  // Many heroes are many looks: that one of them seems to be beyond its bound may be chance.
  const isSure = findings(
    seen.map(({ figure }) => ({ chance: chanceOf({ figure, reference: boundOf(figure) }), weight: 1 })),
  );
  const beyond = seen.filter(({ figure }, at) => isSure[at] && (figure.value > most || figure.value < least));
  const out = ({ figure }: Seen) => Math.max(figure.value - most, least - figure.value);
  const told = (some: readonly Seen[]) => ({
    about: some.flatMap(({ ref }) => ref ?? []),
    figure: [...some].sort((a, b) => out(b) - out(a))[0]?.figure,
  });
  if (beyond.length > 0) return { goal, state: 'missed', ...told(beyond) };
  const open = seen.filter(({ figure }) => figure.from < least || figure.to > most);
  if (open.length === 0) return { goal, state: 'met', about: [], figure: told(seen).figure };
  const needs = Math.max(...open.map(({ figure }) => neededFor(figure, boundOf(figure), matches)));
  return { goal, state: 'open', ...told(open), ...(needs <= mostNeeded && { needs }) };
}

/** Matches beside those that there are until the interval no longer holds the bound, if the figure stays what it is. */
function neededFor({ value, from, to }: Figure, bound: number, matches: number): number {
  const half = Math.max(to - value, value - from);
  const times = (half / Math.abs(value - bound)) ** 2;
  const more = Math.max(1, (times - 1) * matches);
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(more)) - 1);
  return Math.ceil(more / unit) * unit;
}

/** `Every hero wins 55 % at most`, `The first player wins 45 to 55 %`. */
export function tellGoal(goal: Goal): string {
  const { figure, least, most } = goal;
  const unit = isShare(goal) ? ' %' : '';
  if (least === undefined && most === undefined) return `${sentence(subjects[figure])}: no bound is given`;
  const bounds =
    least !== undefined && most !== undefined
      ? `${least} to ${most}${unit}`
      : most !== undefined
        ? `${most}${unit} at most`
        : `${least ?? 0}${unit} at least`;
  const text = /wins$/.test(subjects[figure]) ? `${subjects[figure]} ${bounds}` : `${subjects[figure]}: ${bounds}`;
  return sentence(text);
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What became of it: `met (5.2, 5.1 to 5.3)`, `missed by Warden: 61 % (57 to 65)`. */
export function tellTracked(
  { goal, state, about, figure, needs }: TrackedGoal,
  nameOf: (ref: string) => string,
): string {
  const say = isShare(goal) ? percent : decimal;
  const told = figure
    ? `${say(figure.value)}${isShare(goal) ? ' %' : ''} (${say(figure.from)} to ${say(figure.to)})`
    : '';
  const names = about.map(nameOf);
  const who = names.length > 3 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', ');
  if (goal.least === undefined && goal.most === undefined) return 'cannot be decided: say at least or at most';
  if (!figure) return 'cannot be decided: nothing was seen of it';
  if (state === 'met') return `met: ${told}`;
  if (state === 'missed') return who === '' ? `missed: ${told}` : `missed by ${who}: ${told}`;
  const wait = needs === undefined ? 'it lies on the bound' : `${needs.toLocaleString('en-GB')} more matches`;
  return `cannot be decided yet${who === '' ? '' : ` for ${who}`}: ${told}; ${wait}`;
}
