import { Clustered, clusteredSums } from '../../kernel/statistics/clustered.ts';

/**
 * What has no room in the rows: sums of whole numbers over the pairings, by the number of the unit in the legend. So parts of a series
 * give the same together, whoever played them and in whatever order.
 */
export interface Beside {
  /** For each unit, in the order of `unitSums`, what `Clustered` keeps. */
  readonly units: readonly (readonly (readonly number[])[])[];
  /** For each unit and battlefield the same of `takes`. */
  readonly fields: readonly (readonly (readonly number[])[])[];
}

/**
 * What is added up of each unit: a value, and what it is counted over.
 * - `takes`: appraisal that it took from enemies, by damage, over its own appraisal in the armies. Healing counts as what it gives back.
 * - `falls`: how many were defeated, over how many there were.
 * - `agreed`: decisions in its turns that the second bot would have taken too, over those that it was asked about.
 */
export const unitSums = ['takes', 'falls', 'agreed'] as const;
export type UnitSum = (typeof unitSums)[number];

const merged = (a: Beside['units'], b: Beside['units']): Beside['units'] =>
  a.map((sums, unit) => sums.map((one, sum) => one.map((value, at) => value + (b[unit]?.[sum]?.[at] ?? 0))));

/** Both together. */
export const mergeBeside = (a: Beside, b: Beside): Beside => ({
  units: merged(a.units, b.units),
  fields: merged(a.fields, b.fields),
});

/** Whether JSON from outside can stand beside the rows of a series with so many units and battlefields. */
export function isBeside(units: number, battlefields: number, value: unknown): value is Beside {
  if (typeof value !== 'object' || value === null) return false;
  const { units: own, fields }: Partial<Record<keyof Beside, unknown>> = value;
  const isList = (list: unknown, length: number): list is unknown[] => Array.isArray(list) && list.length === length;
  const isSums = (all: unknown, each: number) =>
    isList(all, units) &&
    all.every(
      (sums) =>
        isList(sums, each) &&
        sums.every((one) => isList(one, clusteredSums) && one.every((number) => Number.isSafeInteger(number))),
    );
  return isSums(own, unitSums.length) && isSums(fields, battlefields);
}

/** Adds up what stands beside the rows while matches are played, whole pairings one after the other. */
export class Besides {
  readonly #units: readonly (readonly Clustered[])[];
  readonly #fields: readonly (readonly Clustered[])[];

  constructor(units: number, battlefields: number) {
    const tallies = (each: number) =>
      Array.from({ length: units }, () => Array.from({ length: each }, () => new Clustered()));
    this.#units = tallies(unitSums.length);
    this.#fields = tallies(battlefields);
  }

  add(pairing: number, unit: number, sum: UnitSum, value: number, over: number): void {
    if (over > 0) this.#units[unit]![unitSums.indexOf(sum)]!.add(pairing, value, over);
  }

  takesOn(pairing: number, unit: number, field: number, value: number, over: number): void {
    if (over > 0) this.#fields[unit]![field]!.add(pairing, value, over);
  }

  get whole(): Beside {
    const sums = (all: readonly (readonly Clustered[])[]) => all.map((each) => each.map((one) => one.sums));
    return { units: sums(this.#units), fields: sums(this.#fields) };
  }
}
