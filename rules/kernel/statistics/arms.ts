import type { InBothArms } from './compared.ts';
import { Paired } from './paired.ts';

/** A figure that is looked at in two arms, such as before and after a change. */
export interface ArmLine {
  /** What tells it from others: names may be the same. */
  readonly key: string;
  readonly name: string;
  /** References of what it is about. */
  readonly about?: readonly string[];
  readonly share: boolean;
}

/** Tallies figures in two arms. What has no line is left out. */
export class Arms {
  readonly #lines = new Map<string, { readonly line: ArmLine; readonly tallied: Paired }>();

  constructor(lines: readonly ArmLine[]) {
    for (const line of lines) this.#lines.set(line.key, { line, tallied: new Paired() });
  }

  /** Values of one pairing come one after the other, whatever their arm. */
  add(arm: 0 | 1, pairing: number, key: string, value: number, weight = 1): void {
    this.#lines.get(key)?.tallied.add(pairing, arm, value, weight);
  }

  /** Lines of which both arms say something. */
  lines(paired: boolean): InBothArms[] {
    return [...this.#lines.values()].flatMap(({ line: { name, about = [], share }, tallied }) => {
      const difference = tallied.difference(!paired && share);
      return difference ? [{ name, about, share, ...difference }] : [];
    });
  }
}

/** More than any series has pairings. */
const apart = 1_000_000_000;

/**
 * Visits the matches of two series, those of one pairing together.
 * @param paired whether the same was dealt with the same luck in both; else no pairing of the one is a pairing of the other
 */
export function eachInBoth<Row extends { readonly pairing: number }>(
  before: Iterable<Row>,
  after: Iterable<Row>,
  paired: boolean,
  visit: (arm: 0 | 1, pairing: number, row: Row) => void,
): void {
  const queue = after[Symbol.iterator]();
  let next = queue.next();
  for (const row of before) {
    for (; paired && !next.done && next.value.pairing < row.pairing; next = queue.next()) {
      visit(1, next.value.pairing, next.value);
    }
    visit(0, row.pairing, row);
    for (; paired && !next.done && next.value.pairing === row.pairing; next = queue.next()) {
      visit(1, row.pairing, next.value);
    }
  }
  for (; !next.done; next = queue.next()) {
    visit(1, paired ? next.value.pairing : apart + next.value.pairing, next.value);
  }
}
