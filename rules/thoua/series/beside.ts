import { Clustered, clusteredSums } from '../../kernel/statistics/clustered.ts';
import { isObject } from '../../series-plan.ts';
import type { Legend } from './legend.ts';

/**
 * What has no room in the rows: sums of whole numbers over the pairings, by the number in the legend. So parts of a series give the
 * same together, whoever played them and in whatever order.
 */
export type Beside = Readonly<Record<List, readonly (readonly (readonly number[])[])[]>>;

/**
 * What is added up of each figure, a character or a kind of enemies: a value, and what it is counted over.
 * - `fell`: times that it fell, over the times that it took part.
 * - `round`: the round in which it fell, over the times that it fell.
 * - `dealt`, `taken`, `healed`: HP that it took from the other side, lost, and gave back, over the times that it took part.
 * - `agreed`: times that a second bot would have done the same, over the times that it was asked.
 */
export const figureSums = ['fell', 'round', 'dealt', 'taken', 'healed', 'agreed'] as const;
/**
 * And of each ability:
 * - `used`: turns in which it was used, over those in which it could be.
 * - `beaten`: defenders who were beaten, over all who defended.
 * - `gave`: HP that a use took from the other side or gave back to the own, over the uses.
 */
export const abilitySums = ['used', 'beaten', 'gave'] as const;

const lists = { characters: figureSums, enemies: figureSums, used: abilitySums } as const;
type List = keyof typeof lists;
type SumOf<L extends List> = (typeof lists)[L][number];

/** Both together. */
export const mergeBeside = (a: Beside, b: Beside): Beside => {
  const merged = (list: List) =>
    a[list].map((sums, one) =>
      sums.map((values, sum) => values.map((value, at) => value + (b[list][one]?.[sum]?.[at] ?? 0))),
    );
  return { characters: merged('characters'), enemies: merged('enemies'), used: merged('used') };
};

/** Whether JSON from outside can stand beside the rows of a series with that legend. */
export function isBeside(legend: Legend, value: unknown): value is Beside {
  if (!isObject(value)) return false;
  const isList = (list: unknown, length: number): list is unknown[] => Array.isArray(list) && list.length === length;
  return (Object.keys(lists) as List[]).every((list) => {
    const all = value[list];
    return (
      isList(all, legend[list].length) &&
      all.every(
        (sums) =>
          isList(sums, lists[list].length) &&
          sums.every((one) => isList(one, clusteredSums) && one.every((number) => Number.isSafeInteger(number))),
      )
    );
  });
}

/** What was added up of one of a list. */
export const talliedOf = <L extends List>(beside: Beside, list: L, at: number, sum: SumOf<L>): Clustered =>
  Clustered.of(beside[list][at]![(lists[list] as readonly string[]).indexOf(sum)]!);

/** Adds up what stands beside the rows while matches are played, whole pairings one after the other. */
export class Besides {
  readonly #tallies: Readonly<Record<List, readonly (readonly Clustered[])[]>>;

  constructor(legend: Legend) {
    const tallies = (list: List) => legend[list].map(() => lists[list].map(() => new Clustered()));
    this.#tallies = { characters: tallies('characters'), enemies: tallies('enemies'), used: tallies('used') };
  }

  add<L extends List>(pairing: number, list: L, at: number, sum: SumOf<L>, value: number, over: number): void {
    if (over === 0) return;
    this.#tallies[list][at]![(lists[list] as readonly string[]).indexOf(sum)]!.add(pairing, value, over);
  }

  get whole(): Beside {
    const sums = (list: List) => this.#tallies[list].map((all) => all.map((one) => one.sums));
    return { characters: sums('characters'), enemies: sums('enemies'), used: sums('used') };
  }
}
