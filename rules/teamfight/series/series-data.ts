import { digest, digestBytes } from '../../kernel/digest.ts';
import { decodeRow, mergeRows, type NumberedRow, rowBytes } from '../../kernel/rows.ts';
import { type Beside, mergeBeside } from './beside.ts';
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
  const columns = columnsOf(shape);
  const size = rowBytes(columns);
  const ways = waysOf(plan);
  for (let from = 0; from < rows.length; from += size) {
    const numbered = decodeRow(columns, rows, from);
    yield { ...numbered, pairing: Math.floor(numbered.match / ways) };
  }
}

interface PlayedRow extends NumberedRow<MatchColumns> {
  readonly pairing: number;
}

export const matchesOf = ({ shape, rows }: Pick<SeriesData, 'shape' | 'rows'>): number =>
  rows.length / rowBytes(columnsOf(shape));

/** One digest over the logs of all matches and what stands beside the rows: equal for any number of workers. */
export const digestOf = ({ rows, beside }: Pick<SeriesData, 'rows' | 'beside'>): string =>
  digest([digestBytes(rows), beside]);

/** Two parts of one series as the whole. Throws for parts of different series, and where both hold a match. */
export function mergeSeries(a: SeriesData, b: SeriesData): SeriesData {
  const identity = ({ plan, shape, legend, coverage }: SeriesData) => digest({ plan, shape, legend, coverage });
  if (identity(a) !== identity(b)) throw new RangeError('These are parts of different series.');
  return {
    ...a,
    rows: mergeRows(columnsOf(a.shape), [a.rows, b.rows]),
    beside: mergeBeside(a.beside, b.beside),
  };
}
