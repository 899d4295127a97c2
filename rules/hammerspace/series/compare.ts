import type { Comparison } from '../../kernel/series-report.ts';
import { type ArmLine, Arms, eachInBoth } from '../../kernel/statistics/arms.ts';
import { comparisonOf, type InBothArms } from '../../kernel/statistics/compared.ts';
import { errorOf } from '../../kernel/statistics/figure.ts';
import { z95 } from '../../kernel/statistics/normal.ts';
import { cardFigures } from './card-figures.ts';
import type { MatchRow } from './columns.ts';
import { type Metric, metricNames } from './metric-names.ts';
import { eachMetric, placeOf, shares, traitsIn } from './metrics.ts';
import { wayOf } from './plan.ts';
import { rowsOf, type SeriesData } from './series-data.ts';
import { winsOf } from './witness.ts';

/** The two values of an option, on the same cards and dice. */
export function compareValues(data: SeriesData): Comparison {
  const { plan } = data;
  const arms = new Arms(linesOf([data]));
  for (const { row, pairing } of rowsOf(data)) add(arms, wayOf(plan, row.variant).value, pairing, row, data);
  const { key, values } = plan.compared ?? { key: '', values: ['', ''] };
  return comparisonOf(arms.lines(true), [`with ${key} ${values[0]}`, `with ${key} ${values[1]}`], true);
}

/**
 * Two series beside each other, such as before and after a change. Matches are paired where both played the same plan with a deck of
 * the same cards: then the same was dealt with the same luck, and what differs is what was changed.
 */
export function compareSeries(before: SeriesData, after: SeriesData): Comparison {
  const paired = isSamePlay(before, after);
  const arms = new Arms(linesOf([before, after]));
  eachInBoth(rowsOf(before), rowsOf(after), paired, (arm, pairing, { row }) =>
    add(arms, arm, pairing, row, arm === 0 ? before : after),
  );
  return comparisonOf([...arms.lines(paired), ...cardLines(before, after)], ['before', 'after'], paired);
}

function isSamePlay(a: SeriesData, b: SeriesData): boolean {
  const key = ({ plan: { seed, bots, players }, legend }: SeriesData) =>
    JSON.stringify([
      [seed, bots, players],
      legend.cards.map(({ ref, copies }) => [ref, copies]),
      legend.traits.map(({ ref }) => ref),
    ]);
  return key(a) === key(b);
}

function linesOf(all: readonly SeriesData[]): ArmLine[] {
  const line = (name: string, share: boolean, about: readonly string[] = []): ArmLine => ({
    key: name,
    name,
    share,
    about,
  });
  const players = [...new Set(all.flatMap(({ plan }) => plan.players))];
  return [
    ...players.flatMap((count) => [
      ...Array.from({ length: count }, (_, place) => line(seatName(count, place), true)),
      ...(Object.keys(metricNames) as Metric[]).map((metric) =>
        line(metricName(count, metric), shares.includes(metric)),
      ),
    ]),
    ...all.flatMap(({ legend }) => legend.traits.map(({ ref, name }) => line(traitName(name), true, [ref]))),
  ];
}

function add(arms: Arms, arm: 0 | 1, pairing: number, row: MatchRow, { legend }: SeriesData): void {
  for (const [seat, share] of winsOf(row.places.slice(0, row.players)).entries()) {
    arms.add(arm, pairing, seatName(row.players, placeOf(row, seat)), share);
    for (const trait of traitsIn(row, seat)) arms.add(arm, pairing, traitName(legend.traits[trait]!.name), share);
  }
  eachMetric(row, (metric, value, weight) => arms.add(arm, pairing, metricName(row.players, metric), value, weight));
}

const seatName = (players: number, place: number): string => `seat ${place + 1} of ${players}`;
const metricName = (players: number, metric: Metric): string => `${metricNames[metric]}, ${players} players`;
const traitName = (name: string): string => `wins with ${name}`;

/** What a draw of each card is worth, in both. Their sums say nothing of single matches, so these are never paired. */
function cardLines(before: SeriesData, after: SeriesData): InBothArms[] {
  const others = new Map(cardFigures(after).map((card) => [card.ref, card]));
  return cardFigures(before).flatMap(({ ref, name, more: was }) => {
    const is = others.get(ref)?.more;
    if (!is || is.count === 0 || was.count === 0) return [];
    const value = is.value - was.value;
    const half = z95 * Math.sqrt(errorOf(is) ** 2 + errorOf(was) ** 2);
    const difference = { value, from: value - half, to: value + half, count: Math.min(is.count, was.count) };
    return [{ name: `draw of ${name}`, about: [ref], share: true, before: was.value, after: is.value, difference }];
  });
}
