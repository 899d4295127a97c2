import { leads, notPlayed, tied } from './columns.ts';
import { type PlayedRow, wonBySeat } from './series-data.ts';

type Row = PlayedRow['row'];

/** Figures that follow from single battles, in the order in which they are told, each with the tenet of the rules that it is a sign of. */
export const metricNames = {
  minutes: 'minutes',
  rounds: 'rounds',
  turns: 'turns',
  cut: 'matches that the round limit ends',
  idle: 'turns without an attack or ability',
  quiet: 'rounds without damage',
  harmless: 'attacks that do no damage',
  uses: 'abilities used a turn',
  swings: 'times somebody else gets ahead',
  lead: 'leads after a third of the rounds that won',
  decisions: 'decisions a turn',
  choices: 'choices a decision',
} as const;

export type Metric = keyof typeof metricNames;

/** Metrics that are shares, from 0 to 1. */
export const shares: readonly Metric[] = ['cut', 'idle', 'quiet', 'harmless', 'lead'];

/** What the rules document asks of the game, and the figures that are signs of it. */
export const tenets = {
  speed: ['minutes', 'rounds', 'turns', 'cut'],
  tension: ['swings', 'lead'],
  action: ['idle', 'quiet', 'harmless', 'uses'],
} as const satisfies Record<string, readonly Metric[]>;

/** Seconds that people are thought to take: assumed, not measured, and said beside every figure in minutes. */
export const pace = { setup: 300, turn: 50, attack: 20 } as const;

export const paceTold = `if a turn takes ${pace.turn} seconds, an attack ${pace.attack} more and the setup ${pace.setup / 60} minutes; that is assumed, not measured`;

/** Of the battle as people would play it. */
export const minutesOf = ({ turns, attacks }: Pick<Row, 'turns' | 'attacks'>): number =>
  (pace.setup + turns * pace.turn + attacks * pace.attack) / 60;

/** Calls `visit` with each metric that a battle says something about: its value, and what it is counted over. */
export function eachMetric(row: Row, visit: (metric: Metric, value: number, weight: number) => void): void {
  visit('minutes', minutesOf(row), 1);
  visit('rounds', row.rounds, 1);
  visit('turns', row.turns, 1);
  visit('cut', row.cut, 1);
  visit('swings', row.swings, 1);
  visit('quiet', row.quiet, Math.max(1, row.rounds));
  visit('idle', row.idle, Math.max(1, row.turns));
  visit('uses', row.uses, Math.max(1, row.turns));
  visit('decisions', row.decisions, Math.max(1, row.turns));
  visit('choices', row.choices, Math.max(1, row.decisions));
  if (row.attacks > 0) visit('harmless', row.harmless, row.attacks);
  const won = leadWon(row, Math.max(1, Math.round(row.rounds / 3)));
  if (won !== undefined) visit('lead', won, 1);
}

/** What who led after a round made of the battle; undefined where nobody did, or it was over. */
export function leadWon(row: Row, round: number): number | undefined {
  const seat = round <= leads ? row.lead[round - 1] : notPlayed;
  if (seat === undefined || seat === tied || seat === notPlayed) return undefined;
  return wonBySeat(row, seat);
}
