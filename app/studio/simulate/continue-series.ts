import { mergeRows } from '../../../rules/kernel/rows.ts';
import type { AnyReport } from '../../../rules/series.ts';
import { about } from '../about.ts';
import { CannotRun } from '../cannot-run.ts';
import { keepSeries, openSeriesOf, readFigures, type ShelfOrder } from './kept-series.ts';
import { playSeries } from './play-series.ts';
import { mostMatches } from './simulate.ts';

/** More matches of a kept series. */
export interface ContinueOrder extends ShelfOrder {
  /** How many more. */
  readonly matches: number;
}

/**
 * Plays further matches of a kept series with the sets as they were then, and adds them to it: together they are the series that would
 * have been played at once.
 */
export async function continueSeries(
  order: ContinueOrder,
  { progress, signal }: { progress: (done: number, of: number) => void; signal: AbortSignal },
) {
  const { entry } = await readFigures(order);
  const { file, data, series, rules, matches: from } = await openSeriesOf(order);
  const { version } = await about();
  if (file.setwright !== version) {
    const message = `This series was played by Setwright ${file.setwright}, and this is ${version}, whose rules and bots may differ. Run the series again instead.`;
    throw new CannotRun('series/other-version', message);
  }
  const ways = rules.ways(series.plan);
  const to = Math.ceil((from + order.matches) / ways) * ways;
  if (to > mostMatches) {
    const most = mostMatches.toLocaleString('en-GB');
    throw new CannotRun(
      'matches/count',
      `A series has ${most} matches at most; this one has ${from.toLocaleString('en-GB')}.`,
    );
  }
  const { kept, setwright, system } = file;
  const begun = performance.now();
  const played = await playSeries({ system, sets: kept, series, from, to, progress, signal });
  const pace = (performance.now() - begun) / (to - from);
  const whole = {
    ...data,
    rows: mergeRows(series.columns, [data.rows, played.rows]),
    beside: rules.merge(data.beside, played.beside),
  };
  const figures = rules.report(whole) as AnyReport;
  const asked = entry.asked && { ...entry.asked, matches: to };
  const toKeep = { system, figures, data: whole, kept, setwright, asked, pace, file: entry.file };
  await keepSeries(order, toKeep, order.series);
  return figures;
}
