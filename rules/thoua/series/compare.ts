import type { Comparison } from '../../kernel/series-report.ts';
import { type ArmLine, Arms, eachInBoth } from '../../kernel/statistics/arms.ts';
import { comparisonOf } from '../../kernel/statistics/compared.ts';
import type { MatchRow } from './columns.ts';
import { eachMetric, type Metric, membersIn, metricNames, metrics, shares, wonIn } from './metrics.ts';
import { partsAt } from './parts.ts';
import { type PlayedRow, rowsOf, type SeriesData } from './series-data.ts';

/** The two values of an option, with the same parties and dice. */
export function compareValues(data: SeriesData): Comparison {
  const arms = new Arms(linesOf([data]));
  for (const row of rowsOf(data)) add(arms, row.way.value, row.pairing, row, data);
  const { key, values } = data.plan.compared ?? { key: '', values: ['', ''] };
  return comparisonOf(arms.lines(true), [`with ${key} ${values[0]}`, `with ${key} ${values[1]}`], true);
}

/**
 * Two series beside each other, such as before and after a change. Matches are paired where both played the same plan with the same
 * characters to draw from: then what differs is what was changed.
 */
export function compareSeries(before: SeriesData, after: SeriesData): Comparison {
  const paired = isSamePlay(before, after);
  const arms = new Arms(linesOf([before, after]));
  eachInBoth(rowsOf(before), rowsOf(after), paired, (arm, pairing, row) =>
    add(arms, arm, pairing, row, arm === 0 ? before : after),
  );
  return comparisonOf(arms.lines(paired), ['before', 'after'], paired);
}

function isSamePlay(a: SeriesData, b: SeriesData): boolean {
  const key = ({ plan: { seed, bots, tables, builds }, legend }: SeriesData) =>
    JSON.stringify([seed, bots, tables, builds, [...legend.characters, ...legend.parts].map(({ ref }) => ref)]);
  return key(a) === key(b);
}

function linesOf(all: readonly SeriesData[]): ArmLine[] {
  const tables = all.flatMap((data) =>
    data.plan.tables.flatMap((_, table) =>
      metrics.map((metric): ArmLine => {
        const key = tableKey(data, table, metric);
        return { key, name: key, share: shares.includes(metric) };
      }),
    ),
  );
  const characters = all.flatMap((data) =>
    takingPart(data).map(
      ({ ref, name }): ArmLine => ({ key: ref, name: `won with ${name}`, about: [ref], share: true }),
    ),
  );
  return [...new Map([...tables, ...characters].map((line) => [line.key, line])).values()];
}

/** Whose wins are compared: the characters, or what they are made of where they are drawn whole. */
const takingPart = ({ plan, legend }: SeriesData): readonly { readonly ref: string; readonly name: string }[] =>
  plan.builds ? legend.parts : legend.characters;

function inRow({ plan, legend }: SeriesData, row: MatchRow): Set<number> {
  const members = membersIn(row);
  return new Set(plan.builds ? members.flatMap((_, place) => partsAt(row, legend.parts, place)) : members);
}

/** What is printed has to be the same in both. */
function tableKey({ plan, legend }: SeriesData, table: number, metric: Metric): string {
  const { size, level } = plan.tables[table]!;
  const who = `${size}${level === undefined ? '' : ` of level ${level}`}`;
  return `${legend.tables[table]!.name}, ${who}: ${metricNames[metric]}`;
}

function add(arms: Arms, arm: 0 | 1, pairing: number, { row, way }: PlayedRow, data: SeriesData): void {
  if (way.step >= 0) return;
  eachMetric(row, (metric, value, weight) => arms.add(arm, pairing, tableKey(data, way.table, metric), value, weight));
  const all = takingPart(data);
  for (const one of inRow(data, row)) arms.add(arm, pairing, all[one]!.ref, wonIn(row));
}
