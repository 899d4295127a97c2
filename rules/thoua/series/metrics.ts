import type { Figure } from '../../kernel/statistics/figure.ts';
import { ends, type MatchRow, nobody } from './columns.ts';

/** Figures that follow from single combats, in the order in which they are told. */
export const metricNames = {
  won: 'won',
  rounds: 'rounds',
  fallen: 'characters who fall',
  left: 'HP that a party which wins has left',
  against: 'HP that enemies who win have left',
  retreats: 'retreats',
  nobody: 'nobody wins',
  decisions: 'decisions a turn',
  choices: 'choices a decision',
  manual: 'clauses by hand that are met',
} as const;

export type Metric = keyof typeof metricNames;
export const metrics = Object.keys(metricNames) as readonly Metric[];

/** Metrics that are told in percent; of these the ones that happen in a combat or do not. */
export const shares: readonly Metric[] = ['won', 'left', 'against', 'retreats', 'nobody'];
export const events: readonly Metric[] = ['won', 'retreats', 'nobody'];

/** Whether a metric says anything: what never happens does not, but for wins. */
export const isTold = (metric: Metric, { count, value }: Figure): boolean =>
  count > 0 && (value > 0 || metric === 'won' || metric === 'fallen');

/** 1 for a party that wins, a half where nobody does. */
export const wonIn = ({ end }: Pick<MatchRow, 'end'>): number =>
  ends[end] === 'victory' ? 1 : ends[end] === 'rounds' ? 0.5 : 0;

/** Places of those who took part. */
export const membersIn = ({ members }: Pick<MatchRow, 'members'>): number[] =>
  members.filter((member) => member !== nobody);

/** Calls `visit` with each metric that a combat says something about: its value, and what it is counted over. */
export function eachMetric(row: MatchRow, visit: (metric: Metric, value: number, weight: number) => void): void {
  const end = ends[row.end];
  visit('won', wonIn(row), 1);
  visit('rounds', row.rounds, 1);
  visit('fallen', row.fell.filter((round) => round > 0).length, 1);
  if (end === 'victory') visit('left', row.left / 1000, 1);
  if (end === 'defeat') visit('against', row.against / 1000, 1);
  visit('retreats', end === 'retreat' ? 1 : 0, 1);
  visit('nobody', end === 'rounds' ? 1 : 0, 1);
  visit('decisions', row.decisions, Math.max(1, row.turns));
  visit('choices', row.choices, Math.max(1, row.decisions));
  visit('manual', row.manual, 1);
}
