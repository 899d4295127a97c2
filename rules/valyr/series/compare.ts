import type { Comparison } from '../../kernel/series-report.ts';
import { type ArmLine, Arms, eachInBoth } from '../../kernel/statistics/arms.ts';
import { comparisonOf } from '../../kernel/statistics/compared.ts';
import { eachMetric, type Metric, metricNames, shares } from './metrics.ts';
import { type PlayedRow, rowsOf, type SeriesData, wonByFirst, wonBySeat } from './series-data.ts';

/** The two values of an option, on the same armies and dice. */
export function compareValues(data: SeriesData): Comparison {
  const { plan } = data;
  const arms = new Arms(linesOf([data]));
  for (const played of rowsOf(data)) add(arms, played.way.value, played.pairing, played, data);
  const { key, values } = plan.compared ?? { key: '', values: ['', ''] };
  return comparisonOf(arms.lines(true), [`with ${key} ${values[0]}`, `with ${key} ${values[1]}`], true);
}

/**
 * Two series beside each other, such as before and after a change. Battles are paired where both played the same plan with armies of the
 * same units: then the same was dealt with the same luck, and what differs is what was changed.
 */
export function compareSeries(before: SeriesData, after: SeriesData): Comparison {
  const paired = isSamePlay(before, after);
  const arms = new Arms(linesOf([before, after]));
  eachInBoth(rowsOf(before), rowsOf(after), paired, (arm, pairing, played) =>
    add(arms, arm, pairing, played, arm === 0 ? before : after),
  );
  return comparisonOf(arms.lines(paired), ['before', 'after'], paired);
}

function isSamePlay(a: SeriesData, b: SeriesData): boolean {
  const key = ({ plan: { seed, bots, armies, battlefields, drawn, options }, legend }: SeriesData) =>
    JSON.stringify([
      [seed, bots, armies, battlefields, drawn, options.map(({ limit }) => limit)],
      legend.units.map(({ ref, appraisal, champion }) => [ref, appraisal, champion]),
      legend.armies.map(({ units }) => units),
    ]);
  return key(a) === key(b);
}

function linesOf(all: readonly SeriesData[]): ArmLine[] {
  const armies = new Map(all.flatMap(({ legend }) => legend.armies.map(({ ref, name }) => [ref, name])));
  const fields = new Map(all.flatMap(({ legend }) => legend.battlefields.map(({ ref, name }) => [ref, name])));
  return [
    ...[...armies].map(([ref, name]) => ({ key: ref, name: `wins of ${name}`, about: [ref], share: true })),
    ...[...fields].map(([ref, name]) => ({
      ...{ key: ref, name: `wins from the first starting location of ${name}`, about: [ref], share: true },
    })),
    ...(Object.keys(metricNames) as Metric[]).map((metric) => ({
      ...{ key: metric, name: metricNames[metric], share: shares.includes(metric) },
    })),
  ];
}

function add(arms: Arms, arm: 0 | 1, pairing: number, played: PlayedRow, { legend }: SeriesData): void {
  const { deal, row } = played;
  if (deal.named) {
    const won = wonByFirst(played);
    arms.add(arm, pairing, legend.armies[deal.named[0]]!.ref, won);
    arms.add(arm, pairing, legend.armies[deal.named[1]]!.ref, 1 - won);
  }
  arms.add(arm, pairing, legend.battlefields[deal.field]!.ref, wonBySeat(row, 0));
  eachMetric(row, (metric, value, weight) => arms.add(arm, pairing, metric, value, weight));
}
