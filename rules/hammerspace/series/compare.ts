import type { Comparison } from '../../kernel/series-report.ts';
import { comparisonOf, type InBothArms } from '../../kernel/statistics/compared.ts';
import { errorOf } from '../../kernel/statistics/figure.ts';
import { z95 } from '../../kernel/statistics/normal.ts';
import { Paired } from '../../kernel/statistics/paired.ts';
import { cardFigures } from './card-figures.ts';
import { eachMetric, type Metric, metricNames, placeOf, shares, traitsIn } from './metrics.ts';
import { wayOf } from './plan.ts';
import { type PlayedRow, rowsOf, type SeriesData } from './series-data.ts';
import { winsOf } from './witness.ts';

/** The two values of an option, on the same cards and dice. */
export function compareValues(data: SeriesData): Comparison {
  const { plan } = data;
  const arms = new Arms([data]);
  for (const row of rowsOf(data)) arms.add(wayOf(plan, row.row.variant).value, row.pairing, row, data);
  const { key, values } = plan.compared ?? { key: '', values: ['', ''] };
  return comparisonOf(arms.lines(true), [`with ${key} ${values[0]}`, `with ${key} ${values[1]}`], true);
}

/**
 * Two series beside each other, such as before and after a change. Matches are paired where both played the same plan with a deck of
 * the same cards: then the same was dealt with the same luck, and what differs is what was changed.
 */
export function compareSeries(before: SeriesData, after: SeriesData): Comparison {
  const paired = isSamePlay(before, after);
  const arms = new Arms([before, after]);
  const queue = rowsOf(after);
  let next = queue.next();
  for (const row of rowsOf(before)) {
    // Both are in the order of their pairings, so that those of one pairing come together.
    for (; paired && !next.done && next.value.pairing < row.pairing; next = queue.next()) {
      arms.add(1, next.value.pairing, next.value, after);
    }
    arms.add(0, row.pairing, row, before);
    for (; paired && !next.done && next.value.pairing === row.pairing; next = queue.next()) {
      arms.add(1, row.pairing, next.value, after);
    }
  }
  // Series that were dealt otherwise stand beside each other: no pairing of the one is a pairing of the other.
  for (; !next.done; next = queue.next()) {
    arms.add(1, paired ? next.value.pairing : apart + next.value.pairing, next.value, after);
  }
  return comparisonOf([...arms.lines(paired), ...cardLines(before, after)], ['before', 'after'], paired);
}

/** More than any series has pairings. */
const apart = 1_000_000_000;

function isSamePlay(a: SeriesData, b: SeriesData): boolean {
  const key = ({ plan: { seed, bots, players }, legend }: SeriesData) =>
    JSON.stringify([
      [seed, bots, players],
      legend.cards.map(({ ref, copies }) => [ref, copies]),
      legend.traits.map(({ ref }) => ref),
    ]);
  return key(a) === key(b);
}

/** Tallies of two arms by what they are called. */
class Arms {
  readonly #tallies = new Map<
    string,
    { readonly about: readonly string[]; readonly share: boolean; readonly tallied: Paired }
  >();

  constructor(all: readonly SeriesData[]) {
    const add = (name: string, share: boolean, about: readonly string[] = []) =>
      this.#tallies.set(name, { about, share, tallied: new Paired() });
    for (const players of [...new Set(all.flatMap(({ plan }) => plan.players))]) {
      for (let place = 0; place < players; place++) add(seatName(players, place), true);
      for (const metric of Object.keys(metricNames) as Metric[])
        add(metricName(players, metric), shares.includes(metric));
    }
    for (const { legend } of all) for (const { ref, name } of legend.traits) add(traitName(name), true, [ref]);
  }

  add(arm: 0 | 1, pairing: number, { row }: PlayedRow, { legend }: SeriesData): void {
    const add = (name: string, value: number, weight = 1) =>
      this.#tallies.get(name)?.tallied.add(pairing, arm, value, weight);
    for (const [seat, share] of winsOf(row.places.slice(0, row.players)).entries()) {
      add(seatName(row.players, placeOf(row, seat)), share);
      for (const trait of traitsIn(row, seat)) add(traitName(legend.traits[trait]!.name), share);
    }
    eachMetric(row, (metric, value, weight) => add(metricName(row.players, metric), value, weight));
  }

  lines(paired: boolean): InBothArms[] {
    return [...this.#tallies].flatMap(([name, { tallied, ...line }]) => {
      const difference = tallied.difference(!paired && line.share);
      return difference ? [{ name, ...line, ...difference }] : [];
    });
  }
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
