import { type NumberedRow, rowBytes, rowsIn } from '../../kernel/rows.ts';
import type { PlayedTexts } from '../../series-coverage.ts';
import type { Beside } from './beside.ts';
import { columns, type MatchColumns } from './columns.ts';
import type { Legend } from './legend.ts';
import { type Deal, dealOf, type Plan, type Way, wayOf, waysOf } from './plan.ts';

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
  readonly deal: Deal;
}

/** The matches, one after the other. */
export function* rowsOf({ legend, rows, plan }: Pick<SeriesData, 'legend' | 'rows' | 'plan'>): Generator<PlayedRow> {
  const ways = waysOf(plan);
  let [last, deal]: [number, Deal | undefined] = [-1, undefined];
  for (const numbered of rowsIn(columns, rows)) {
    const pairing = Math.floor(numbered.match / ways);
    if (pairing !== last || !deal) deal = dealOf(plan, legend, pairing);
    last = pairing;
    yield { ...numbered, pairing, deal, way: wayOf(plan, numbered.row.variant) };
  }
}

export const matchesOf = ({ rows }: Pick<SeriesData, 'rows'>): number => rows.length / rowBytes(columns);

/** What the first army made of a battle: 1 won, 0 lost. */
export const wonByFirst = ({ row: { places }, way: { side } }: Pick<PlayedRow, 'row' | 'way'>): number => {
  const [own, other] = [places[side]!, places[1 - side]!];
  return own === other ? 0.5 : own < other ? 1 : 0;
};

/** What a seat made of a battle. */
export const wonBySeat = ({ places }: PlayedRow['row'], seat: number): number => {
  const [own, other] = [places[seat]!, places[1 - seat]!];
  return own === other ? 0.5 : own < other ? 1 : 0;
};
