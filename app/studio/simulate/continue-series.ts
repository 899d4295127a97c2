import { waysOf } from '../../../rules/teamfight/series/plan.ts';
import { reportOf } from '../../../rules/teamfight/series/report-of.ts';
import { matchesOf, mergeSeries } from '../../../rules/teamfight/series/series-data.ts';
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
  const { file, data } = await openSeriesOf(order);
  const { version } = await about();
  if (file.setwright !== version) {
    const message = `This series was played by Setwright ${file.setwright}, and this is ${version}, whose rules and bots may differ. Run the series again instead.`;
    throw new CannotRun('series/other-version', message);
  }
  const from = matchesOf(data);
  const ways = waysOf(data.plan);
  const to = Math.ceil((from + order.matches) / ways) * ways;
  if (to > mostMatches) {
    const most = mostMatches.toLocaleString('en-GB');
    throw new CannotRun(
      'matches/count',
      `A series has ${most} matches at most; this one has ${from.toLocaleString('en-GB')}.`,
    );
  }
  const { kept, setwright } = file;
  const begun = performance.now();
  const played = await playSeries({ sets: kept, plan: data.plan, shape: data.shape, from, to, progress, signal });
  const pace = (performance.now() - begun) / (to - from);
  const whole = mergeSeries(data, { ...data, ...played });
  const figures = reportOf(whole);
  const asked = entry.asked && { ...entry.asked, matches: to };
  await keepSeries(order, { figures, data: whole, kept, setwright, asked, pace, file: entry.file }, order.series);
  return figures;
}
