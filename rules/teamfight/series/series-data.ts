import { type NumberedRow, rowBytes, rowsIn } from '../../kernel/rows.ts';
import type { Beside } from './beside.ts';
import { columnsOf, type MatchColumns, type Shape } from './columns.ts';
import type { Coverage } from './coverage.ts';
import type { Legend } from './legend.ts';
import { type Plan, waysOf } from './plan.ts';

/** All that a report follows from: what was played, and what came of it. */
export interface SeriesData {
  readonly plan: Plan;
  readonly shape: Shape;
  readonly legend: Legend;
  readonly coverage: Coverage;
  /** Rows in the order of their matches. */
  readonly rows: Uint8Array;
  readonly beside: Beside;
}

/** The matches, one after the other. */
export function* rowsOf({ shape, rows, plan }: Pick<SeriesData, 'shape' | 'rows' | 'plan'>): Generator<PlayedRow> {
  const ways = waysOf(plan);
  for (const numbered of rowsIn(columnsOf(shape), rows)) {
    yield { ...numbered, pairing: Math.floor(numbered.match / ways) };
  }
}

interface PlayedRow extends NumberedRow<MatchColumns> {
  readonly pairing: number;
}

export const matchesOf = ({ shape, rows }: Pick<SeriesData, 'shape' | 'rows'>): number =>
  rows.length / rowBytes(columnsOf(shape));
