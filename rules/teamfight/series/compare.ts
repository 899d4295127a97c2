import type { Comparison } from '../../kernel/series-report.ts';
import { comparisonOf } from '../../kernel/statistics/compared.ts';
import { Paired } from '../../kernel/statistics/paired.ts';
import type { MatchRow } from './columns.ts';
import { deployedIn, eachMetric, type Metric, metricNames, resultOf, shares } from './metrics.ts';
import { wayOf } from './plan.ts';
import { rowsOf, type SeriesData } from './series-data.ts';

/** The two values of an option, on the same teams with the same luck. */
export function compareValues(data: SeriesData): Comparison {
  const { plan, legend } = data;
  const names = new Map(legend.heroes.map(({ ref, name }) => [ref, name]));
  const arms = new Arms(names);
  for (const { row, pairing } of rowsOf(data)) {
    arms.add(wayOf(plan, row.variant).value, pairing, row, (hero) => legend.heroes[hero]!.ref);
  }
  const { key, values } = plan.compared ?? { key: '', values: ['', ''] };
  return arms.comparison([`with ${key} ${values[0]}`, `with ${key} ${values[1]}`], true);
}

/**
 * Two series beside each other, such as before and after a change. Matches are paired where both played the same plan: then the same
 * heroes met on the same maps with the same luck, and what differs is what was changed.
 */
export function compareSeries(before: SeriesData, after: SeriesData): Comparison {
  const names = new Map([...before.legend.heroes, ...after.legend.heroes].map(({ ref, name }) => [ref, name]));
  const arms = new Arms(names);
  const paired = isSamePlay(before, after);
  const queue = rowsOf(after);
  let next = queue.next();
  for (const { row, pairing } of rowsOf(before)) {
    // Both are in the order of their pairings, so that those of one pairing come together.
    while (paired && !next.done && next.value.pairing < pairing) {
      arms.add(1, next.value.pairing, next.value.row, refIn(after));
      next = queue.next();
    }
    arms.add(0, pairing, row, refIn(before));
    if (!paired) continue;
    while (!next.done && next.value.pairing === pairing) {
      arms.add(1, pairing, next.value.row, refIn(after));
      next = queue.next();
    }
  }
  for (; !next.done; next = queue.next()) {
    // Series of other teams stand beside each other: no pairing of the one is a pairing of the other.
    arms.add(1, paired ? next.value.pairing : apart + next.value.pairing, next.value.row, refIn(after));
  }
  return arms.comparison(['before', 'after'], paired);
}

/** More than any series has pairings. */
const apart = 1_000_000_000;

const refIn =
  ({ legend }: SeriesData) =>
  (hero: number): string =>
    legend.heroes[hero]!.ref;

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

class Arms {
  readonly #metrics = new Map((Object.keys(metricNames) as Metric[]).map((metric) => [metric, new Paired()]));
  readonly #heroes = new Map<string, Paired>();
  readonly #names: ReadonlyMap<string, string>;

  constructor(names: ReadonlyMap<string, string>) {
    this.#names = names;
    for (const ref of [...names.keys()].sort()) this.#heroes.set(ref, new Paired());
  }

  add(arm: 0 | 1, pairing: number, row: MatchRow, refOf: (hero: number) => string): void {
    eachMetric(row, (metric, value, weight) => this.#metrics.get(metric)!.add(pairing, arm, value, weight));
    for (const { hero, seat } of deployedIn(row)) {
      this.#heroes.get(refOf(hero))?.add(pairing, arm, resultOf(row, seat));
    }
  }

  comparison(arms: readonly [string, string], paired: boolean): Comparison {
    const told: { name: string; about: readonly string[]; share: boolean; tallied: Paired }[] = [];
    for (const [metric, tallied] of this.#metrics) {
      told.push({ name: metricNames[metric], about: [], share: shares.includes(metric), tallied });
    }
    for (const [ref, tallied] of this.#heroes) {
      told.push({ name: this.#names.get(ref) ?? ref, about: [ref], share: true, tallied });
    }
    const lines = told.flatMap(({ tallied, ...line }) => {
      const difference = tallied.difference(!paired && line.share);
      return difference ? [{ ...line, ...difference }] : [];
    });
    return comparisonOf(lines, arms, paired);
  }
}
