import { type MatchRow, notDeployed } from './columns.ts';

/** Figures that follow from single matches, in the order in which they are told. */
export const metricNames = {
  first: 'the first player',
  red: 'the red side',
  draws: 'draws',
  swing: 'leads after round 3 that still lost',
  changes: 'changes of the lead',
  kills: 'points by kills',
  control: 'points by control and cards',
  rounds: 'rounds',
  decisions: 'decisions a turn',
  choices: 'choices a turn',
  manual: 'clauses by hand a match',
  triggers: 'triggers a round',
} as const;

export type Metric = keyof typeof metricNames;

/** Metrics that are shares of matches, from 0 to 1. */
export const shares: readonly Metric[] = ['first', 'red', 'draws', 'swing'];

/** The round after which a lead is looked at: the one of `swing`. */
export const leadRound = 3;

/** What a seat made of a match: 1 won, 0 lost, a draw by half. */
export const resultOf = ({ winner }: MatchRow, seat: number): number => (winner === 2 ? 0.5 : winner === seat ? 1 : 0);

/** Calls `visit` with each metric that a match says something about: its value, and what it is counted over. */
export function eachMetric(row: MatchRow, visit: (metric: Metric, value: number, weight: number) => void): void {
  visit('first', resultOf(row, row.first), 1);
  visit('red', resultOf(row, row.red), 1);
  visit('draws', row.winner === 2 ? 1 : 0, 1);
  const lost = lostLead(row, leadRound);
  if (lost !== undefined) visit('swing', lost ? 1 : 0, 1);
  visit('changes', leadChanges(row), 1);
  visit('kills', row.kills[0]! + row.kills[1]!, 1);
  visit('control', row.control[0]! + row.control[1]!, 1);
  visit('rounds', row.rounds, 1);
  visit('decisions', row.decisions, Math.max(1, row.turns));
  visit('choices', row.choices, Math.max(1, row.turns));
  visit('manual', row.manual, 1);
  visit('triggers', row.triggers, Math.max(1, row.rounds));
}

/** Whether who led after a round lost in the end; undefined where nobody led or that was the last round. */
export function lostLead(row: MatchRow, round: number): boolean | undefined {
  const lead = row.rounds > round ? (row.lead[round - 1] ?? 0) : 0;
  return lead === 0 ? undefined : row.winner === (lead > 0 ? 1 : 0);
}

/** How often the lead went from one side to the other, seen at the ends of rounds. */
export function leadChanges({ lead, rounds }: MatchRow): number {
  const leads = lead.slice(0, rounds).filter((points) => points !== 0);
  return leads.filter((points, at) => at > 0 && Math.sign(points) !== Math.sign(leads[at - 1]!)).length;
}

/** A hero that was deployed. */
export interface Deployed {
  /** Number in the legend. */
  readonly hero: number;
  readonly seat: 0 | 1;
  /** Place among the deployed heroes of the row. */
  readonly slot: number;
}

export function deployedIn({ pool, deployed }: MatchRow): Deployed[] {
  const half = deployed.length / 2;
  return deployed.flatMap((place, slot) =>
    place === notDeployed ? [] : { hero: pool[place]!, seat: slot < half ? (0 as const) : (1 as const), slot },
  );
}
