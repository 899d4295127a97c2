import type { KeptSet } from '../../../rules/kept-set.ts';
import { patchNotes } from '../../../rules/notes/patch-notes.ts';
import type { ComparedSeries } from '../../contract/series.ts';
import { openSeriesOf, readFigures, type ShelfPlace } from './kept-series.ts';

/** Two kept series side by side: what changed on the cards between the states that they played, and what in the figures. */
export async function compareKept(place: ShelfPlace, before: string, after: string): Promise<ComparedSeries> {
  const [first, second] = [
    { ...place, series: before },
    { ...place, series: after },
  ];
  const [older, newer] = [await openSeriesOf(first), await openSeriesOf(second)];
  const [a, b] = [await readFigures(first), await readFigures(second)];
  return {
    before: a.entry,
    after: b.entry,
    comparison: older.rules.compare(older.data, newer.data),
    notes: patchNotes(textsOf(older.file.kept), textsOf(newer.file.kept)),
  };
}

/** The files of the first set that was played, as texts. */
const textsOf = ([set]: readonly KeptSet[]): ReadonlyMap<string, string> =>
  new Map(Object.entries(set?.files ?? {}).map(([file, data]) => [file, JSON.stringify(data)]));
