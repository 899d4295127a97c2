import { type NumberedRow, rowBytes, rowsIn } from '../../kernel/rows.ts';
import type { PlayedTexts } from '../../series-coverage.ts';
import type { Beside } from './beside.ts';
import { columnsOf, type MatchColumns } from './columns.ts';
import type { Legend } from './legend.ts';
import { type Plan, type Way, wayOf, waysOf } from './plan.ts';

/** All that a report follows from: what was played, and what came of it. */
export interface SeriesData {
  readonly plan: Plan;
  readonly legend: Legend;
  readonly coverage: PlayedTexts;
  /** Rows in the order of their matches. */
  readonly rows: Uint8Array;
  readonly beside: Beside;
}

export interface PlayedRow extends NumberedRow<MatchColumns> {
  readonly pairing: number;
  readonly way: Way;
}

/** The matches, one after the other. */
export function* rowsOf({ legend, rows, plan }: Pick<SeriesData, 'legend' | 'rows' | 'plan'>): Generator<PlayedRow> {
  const ways = waysOf(plan);
  for (const numbered of rowsIn(columnsOf(legend), rows)) {
    const { match, row } = numbered;
    yield { ...numbered, pairing: Math.floor(match / ways), way: wayOf(plan, row.variant) };
  }
}

export const matchesOf = ({ legend, rows }: Pick<SeriesData, 'legend' | 'rows'>): number =>
  rows.length / rowBytes(columnsOf(legend));
