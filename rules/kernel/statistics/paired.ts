import type { Figure } from './figure.ts';
import { t95 } from './normal.ts';

/** What differs between two arms, such as two values of a rule. */
export interface Difference {
  readonly before: number;
  readonly after: number;
  /** After less before. */
  readonly difference: Figure;
}

/** Sums of one cluster, or the sums of products over all of them, by [value, weight] of the arms. */
type Sums = [number, number, number, number];

/**
 * A ratio in two arms and how it differs. Clusters that both arms played, the same teams with the same luck, are compared within
 * themselves; clusters of one arm alone stand beside each other. Keeps sums only.
 */
export class Paired {
  #cluster = -1;
  #open: Sums = [0, 0, 0, 0];
  readonly #whole: Sums = [0, 0, 0, 0];
  readonly #products = new Float64Array(16);
  #clusters = 0;

  /** Values of one cluster come one after the other, whatever their arm. */
  add(cluster: number, arm: 0 | 1, value: number, weight = 1): void {
    if (cluster !== this.#cluster) {
      this.#close();
      this.#cluster = cluster;
    }
    this.#open[arm * 2]! += value;
    this.#open[arm * 2 + 1]! += weight;
  }

  /**
   * Undefined where an arm has nothing to compare.
   * @param apart for shares in arms that share no cluster: a few clusters that happen to be alike do not narrow the interval below
   * that of as many independent matches
   */
  difference(apart = false): Difference | undefined {
    this.#close();
    const [sumBefore, before, sumAfter, after] = this.#whole;
    if (before === 0 || after === 0 || this.#clusters < 2) return undefined;
    const [a, b] = [sumBefore / before, sumAfter / after];
    // A cluster's pull on the difference is linear in its four sums.
    const pull = [-1 / before, a / before, 1 / after, -b / after];
    let variance = 0;
    for (let i = 0; i < 4; i++) {
      for (let j = 0; j < 4; j++) variance += pull[i]! * pull[j]! * this.#products[i * 4 + j]!;
    }
    const value = b - a;
    // One more cluster is thought of that came out even, as the few of a short series may be alike by chance.
    variance += (value / this.#clusters) ** 2;
    const least = apart ? (a * (1 - a)) / before + (b * (1 - b)) / after : 0;
    const spread = Math.sqrt(Math.max(least, (variance * this.#clusters) / (this.#clusters - 1)));
    const degrees = Math.max(1, this.#clusters - 1);
    const half = degrees < 3 ? Number.MAX_SAFE_INTEGER : t95(degrees) * spread;
    return {
      before: a,
      after: b,
      difference: { value, from: value - half, to: value + half, count: Math.min(before, after) },
    };
  }

  #close(): void {
    const open = this.#open;
    if (open[1] === 0 && open[3] === 0) return;
    this.#clusters++;
    for (let i = 0; i < 4; i++) {
      this.#whole[i]! += open[i]!;
      for (let j = 0; j < 4; j++) this.#products[i * 4 + j]! += open[i]! * open[j]!;
    }
    this.#open = [0, 0, 0, 0];
    this.#cluster = -1;
  }
}
