import type { KeptRecord } from '../../../rules/kept-record.ts';
import type { TellingMatch } from '../../../rules/kernel/series-report.ts';
import type { AnyFigure, AnyReport } from '../../../rules/series.ts';
import type { ComparedSeries, SeriesShelf } from '../../contract/series.ts';
import { type Follow, type Octets, type Progress, StudioError } from '../../contract/studio.ts';
import type { ContinueOrder } from './continue-series.ts';
import type { ShelfOrder, ShelfPlace } from './kept-series.ts';

/** What is done with series that are kept. Reports are large, so this is long work too. */
export interface ShelfWork {
  keptSeries(place: ShelfPlace, follow: Follow<Progress>): Promise<SeriesShelf>;
  readSeries(order: ShelfOrder, follow: Follow<Progress>): Promise<AnyReport>;
  continueSeries(order: ContinueOrder, follow: Follow<Progress>): Promise<AnyReport>;
  deleteSeries(order: ShelfOrder, follow: Follow<Progress>): Promise<undefined>;
  compareSeries(
    order: ShelfPlace & { readonly before: string; readonly after: string },
    follow: Follow<Progress>,
  ): Promise<ComparedSeries>;
  takeReport(order: ShelfPlace & { readonly file: string }, follow: Follow<Progress>): Promise<string>;
  tellingMatches(
    order: ShelfOrder & { readonly figure: AnyFigure },
    follow: Follow<Progress>,
  ): Promise<readonly TellingMatch[]>;
  matchRecord(order: ShelfOrder & { readonly match: number }, follow: Follow<Progress>): Promise<KeptRecord>;
  seriesFile(order: ShelfOrder & { readonly form: 'json' | 'csv' }, follow: Follow<Progress>): Promise<Octets>;
}

/** Work on kept series in this process. */
export function shelfWork(): ShelfWork {
  return {
    async keptSeries(place) {
      const { listSeries } = await import('./kept-series.ts');
      return listSeries(place);
    },
    async readSeries(order) {
      const { readFigures } = await import('./kept-series.ts');
      return (await readFigures(order)).report;
    },
    async continueSeries(order, { onEvent, signal }) {
      const { continueSeries } = await import('./continue-series.ts');
      const progress = (done: number, total: number) => onEvent({ what: 'matches', done, total });
      return continueSeries(order, { progress, signal }).catch((error: unknown) => {
        throw signal.aborted ? new StudioError('call/stopped', 'Stopped; the series is as it was.') : error;
      });
    },
    async deleteSeries(order) {
      const { deleteSeries } = await import('./kept-series.ts');
      await deleteSeries(order);
      return undefined;
    },
    async compareSeries({ before, after, ...place }) {
      const { compareKept } = await import('./compare-kept.ts');
      return compareKept(place, before, after);
    },
    async takeReport({ file, ...place }) {
      const { takeReport } = await import('./kept-series.ts');
      return takeReport(place, file);
    },
    async tellingMatches({ figure, ...order }) {
      const { openSeriesOf } = await import('./kept-series.ts');
      const { rules, data } = await openSeriesOf(order);
      return rules.telling(data, figure);
    },
    async matchRecord({ match, ...order }) {
      const { openSeriesOf } = await import('./kept-series.ts');
      const { replayOfReport } = await import('./replay-match.ts');
      return replayOfReport('This series', await openSeriesOf(order), match).record;
    },
    async seriesFile({ form, ...order }) {
      const { readFigures, readKept } = await import('./kept-series.ts');
      if (form === 'json') return { type: 'application/json', bytes: await readKept(order) };
      const { seriesOf } = await import('./series-of.ts');
      const { report, system } = await readFigures(order);
      return { type: 'text/csv', bytes: new TextEncoder().encode(seriesOf(system).csv(report)) };
    },
  };
}
