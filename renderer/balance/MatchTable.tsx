import { type Metric, metricNames, shares } from '../../rules/teamfight/series/metrics.ts';
import type { Report } from '../../rules/teamfight/series/report.ts';
import { showTelling } from '../stores/series.ts';
import { words } from '../words.ts';
import { type MetricLine, MetricTable } from './MetricTable.tsx';

/** What follows from matches as a whole: who is first and who is red, swings, length, and what people would have to do. */
export function MatchTable({ report: { metrics, swings } }: { readonly report: Report }) {
  const { balance } = words;
  const ofMatches = (Object.keys(metricNames) as Metric[])
    .filter((metric) => metrics[metric].count > 0)
    .map((metric): MetricLine => {
      const isSeat = metric === 'first' || metric === 'red';
      const text = isSeat ? `${metricNames[metric]} wins` : metricNames[metric];
      const name = text.charAt(0).toUpperCase() + text.slice(1);
      const figure = metrics[metric];
      const of = { of: 'metric', metric, more: !isSeat || figure.value > 0.5 } as const;
      return {
        ...{ key: metric, name, figure, share: shares.includes(metric) },
        reference: isSeat ? 0.5 : undefined,
        watch: () => void showTelling(of, name),
      };
    });
  const ofSwings = swings.map(
    ({ round, lost }): MetricLine => ({ key: String(round), name: balance.lead(round), figure: lost, share: true }),
  );
  return <MetricTable title={balance.matchFigures} lines={[...ofMatches, ...ofSwings]} />;
}
