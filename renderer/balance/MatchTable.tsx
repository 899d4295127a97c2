import { leadRound, type Metric, metricNames, shares } from '../../rules/teamfight/series/metrics.ts';
import type { Report } from '../../rules/teamfight/series/report.ts';
import { showTelling } from '../stores/series.ts';
import { words } from '../words.ts';
import { type MetricLine, MetricTable } from './MetricTable.tsx';

/** What follows from matches as a whole: who is first and who is red, swings, length, and what people would have to do. */
export function MatchTable({ report: { metrics, swings } }: { readonly report: Report }) {
  const { balance } = words;
  const watch = (metric: Metric, more: boolean, name: string) => () =>
    void showTelling({ of: 'metric', metric, more }, name);
  const ofMatches = (Object.keys(metricNames) as Metric[])
    // A lead that was lost is told of each round below.
    .filter((metric) => metrics[metric].count > 0 && metric !== 'swing')
    .map((metric): MetricLine => {
      const isSeat = metric === 'first' || metric === 'red';
      const text = isSeat ? `${metricNames[metric]} wins` : metricNames[metric];
      const name = text.charAt(0).toUpperCase() + text.slice(1);
      const figure = metrics[metric];
      return {
        ...{ key: metric, name, figure, share: shares.includes(metric) },
        reference: isSeat ? 0.5 : undefined,
        watch: watch(metric, !isSeat || figure.value > 0.5, name),
      };
    });
  const ofSwings = swings.map(({ round, lost }): MetricLine => {
    const name = balance.lead(round);
    const line = { key: String(round), name, figure: lost, share: true };
    return round === leadRound ? { ...line, watch: watch('swing', true, name) } : line;
  });
  return <MetricTable title={balance.matchFigures} lines={[...ofMatches, ...ofSwings]} />;
}
