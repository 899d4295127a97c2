import type { Comparison } from '../../kernel/series-report.ts';
import { type ArmLine, Arms, eachInBoth } from '../../kernel/statistics/arms.ts';
import { comparisonOf } from '../../kernel/statistics/compared.ts';
import type { MatchRow } from './columns.ts';
import { deployedIn, eachMetric, type Metric, metricNames, resultOf, shares } from './metrics.ts';
import { wayOf } from './plan.ts';
import { rowsOf, type SeriesData } from './series-data.ts';

/** The two values of an option, on the same teams with the same luck. */
export function compareValues(data: SeriesData): Comparison {
  const { plan } = data;
  const arms = new Arms(linesOf([data]));
  for (const { row, pairing } of rowsOf(data)) add(arms, wayOf(plan, row.variant).value, pairing, row, data);
  const { key, values } = plan.compared ?? { key: '', values: ['', ''] };
  return comparisonOf(arms.lines(true), [`with ${key} ${values[0]}`, `with ${key} ${values[1]}`], true);
}

/**
 * Two series beside each other, such as before and after a change. Matches are paired where both played the same plan: then the same
 * heroes met on the same maps with the same luck, and what differs is what was changed.
 */
export function compareSeries(before: SeriesData, after: SeriesData): Comparison {
  const paired = isSamePlay(before, after);
  const arms = new Arms(linesOf([before, after]));
  eachInBoth(rowsOf(before), rowsOf(after), paired, (arm, pairing, { row }) =>
    add(arms, arm, pairing, row, arm === 0 ? before : after),
  );
  return comparisonOf(arms.lines(paired), ['before', 'after'], paired);
}

function isSamePlay(a: SeriesData, b: SeriesData): boolean {
  const key = ({ plan, legend }: SeriesData) => {
    const { seed, bots, map, teams, hero, options } = plan;
    const drawn = options.map(({ poolSize }) => poolSize);
    return JSON.stringify([
      seed,
      bots,
      map,
      teams,
      hero,
      drawn,
      legend.heroes.map(({ ref }) => ref),
      legend.maps.map(({ ref }) => ref),
    ]);
  };
  return key(a) === key(b);
}

function linesOf(all: readonly SeriesData[]): ArmLine[] {
  const names = new Map(all.flatMap(({ legend }) => legend.heroes.map(({ ref, name }) => [ref, name] as const)));
  return [
    ...(Object.keys(metricNames) as Metric[]).map((metric) => ({
      key: metric,
      name: metricNames[metric],
      share: shares.includes(metric),
    })),
    ...[...names.keys()].sort().map((ref) => ({ key: ref, name: names.get(ref)!, about: [ref], share: true })),
  ];
}

function add(arms: Arms, arm: 0 | 1, pairing: number, row: MatchRow, { legend }: SeriesData): void {
  eachMetric(row, (metric, value, weight) => arms.add(arm, pairing, metric, value, weight));
  for (const { hero, seat } of deployedIn(row)) {
    arms.add(arm, pairing, legend.heroes[hero]!.ref, resultOf(row, seat));
  }
}
