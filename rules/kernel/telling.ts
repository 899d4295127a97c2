import type { TellingMatch } from './series-report.ts';

/** How much a match shows of a figure, and what. */
export interface Shown {
  /** Higher is shown better. */
  readonly score: number;
  readonly why: string;
}

/** More than this nobody watches. */
const mostMatches = 6;

/**
 * The matches that show a figure best, one of each pairing: its other ways are much the same match.
 * @param shows undefined where a match shows nothing of it
 */
export function bestShown<Row extends { readonly match: number; readonly pairing: number }>(
  rows: Iterable<Row>,
  shows: (row: Row) => Shown | undefined,
): TellingMatch[] {
  const best = new Map<number, TellingMatch & Shown>();
  for (const row of rows) {
    const shown = shows(row);
    if (shown === undefined || shown.score <= (best.get(row.pairing)?.score ?? Number.NEGATIVE_INFINITY)) continue;
    best.set(row.pairing, { match: row.match, ...shown });
  }
  return [...best.values()]
    .sort((a, b) => b.score - a.score || a.match - b.match)
    .slice(0, mostMatches)
    .map(({ match, why }) => ({ match, why }));
}
