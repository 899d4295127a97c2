import { traitsDealt } from '../types.ts';
import { leads, type MatchRow, noTrait, notPlayed, tied } from './columns.ts';
import type { Metric } from './metric-names.ts';
import { winsOf } from './witness.ts';

/** Metrics that are shares, from 0 to 1. */
export const shares: readonly Metric[] = ['lead', 'draws', 'harmless', 'passes'];

/** Seconds that people are thought to take: assumed, not measured, and said beside every figure in minutes. */
export const pace = { setup: 180, turn: 45, defence: 20 } as const;

export const paceTold = `if a turn takes ${pace.turn} seconds, a defence ${pace.defence} and the setup ${pace.setup / 60} minutes; that is assumed, not measured`;

/** Of the match as people would play it. */
export const minutesOf = ({ turns, defences }: Pick<MatchRow, 'turns' | 'defences'>): number =>
  (pace.setup + turns * pace.turn + defences * pace.defence) / 60;

/** Calls `visit` with each metric that a match says something about: its value, and what it is counted over. */
export function eachMetric(row: MatchRow, visit: (metric: Metric, value: number, weight: number) => void): void {
  const minutes = minutesOf(row);
  visit('minutes', minutes, 1);
  visit('turns', row.turns, 1);
  const won = leadWon(row, thirdOf(row));
  if (won !== undefined) visit('lead', won, 1);
  const falls = row.fell.filter((turn) => turn > 0);
  if (falls.length > 0 && row.players > 2) {
    visit('waits', ((row.turns - Math.min(...falls)) / row.turns) * (minutes - pace.setup / 60), 1);
  }
  visit('draws', row.places.filter((place) => place === 1).length > 1 ? 1 : 0, 1);
  if (row.attacks > 0) {
    visit('harmless', row.harmless, row.attacks);
    visit('taken', row.taken, row.attacks);
  }
  visit('passes', row.passes, Math.max(1, row.turns));
  visit('decisions', row.decisions, Math.max(1, row.turns));
  visit('choices', row.choices, Math.max(1, row.decisions));
  visit('shuffles', row.shuffles, 1);
}

/** The round with which a third of the match is over. A round is as many turns as there were players at first. */
const thirdOf = ({ turns, players }: MatchRow): number => Math.max(1, Math.round(turns / players / 3));

/** What who led alone after a round made of the match; undefined where nobody did, or it was over. */
export function leadWon({ lead, places, players }: MatchRow, round: number): number | undefined {
  const seat = round <= leads ? lead[round - 1] : notPlayed;
  if (seat === undefined || seat === tied || seat === notPlayed) return undefined;
  return winsOf(places.slice(0, players))[seat];
}

/** The place of a seat in the order of the first round's turns, from 0. */
export const placeOf = ({ first, players }: Pick<MatchRow, 'first' | 'players'>, seat: number): number =>
  (seat - first + players) % players;

/** The traits that a seat had, by their numbers. */
export const traitsIn = ({ traits }: MatchRow, seat: number): number[] =>
  traits.slice(seat * traitsDealt, (seat + 1) * traitsDealt).filter((trait) => trait !== noTrait);
