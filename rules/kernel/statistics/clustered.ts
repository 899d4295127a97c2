import type { Figure } from './figure.ts';
import { t95 } from './normal.ts';
import { wilson } from './wilson.ts';

/** How many numbers hold what was added up. */
export const clusteredSums = 6;
type Sums = [number, number, number, number, number, number];

/**
 * Adds values up that come in clusters: the matches of one pairing share their teams and their luck, so they are worth less than as
 * many independent ones, or more where they are played both ways. Keeps sums only, whatever the number of values.
 */
export class Clustered {
  /** Together with what was added up elsewhere: whole clusters, each in one part only. */
  static of(sums: readonly number[]): Clustered {
    const tallied = new Clustered();
    [
      tallied.#total,
      tallied.#count,
      tallied.#sumSquares,
      tallied.#products,
      tallied.#weightSquares,
      tallied.#clusters,
    ] = Array.from({ length: clusteredSums }, (_, at) => sums[at] ?? 0) as Sums;
    return tallied;
  }

  #cluster = -1;
  #sum = 0;
  #weight = 0;
  #clusters = 0;
  #total = 0;
  #count = 0;
  #sumSquares = 0;
  #products = 0;
  #weightSquares = 0;

  /** Values of one cluster come one after the other. `weight` is what the value is counted over: 1 for a match. */
  add(cluster: number, value: number, weight = 1): void {
    if (cluster !== this.#cluster) {
      this.#close();
      this.#cluster = cluster;
    }
    this.#sum += value;
    this.#weight += weight;
  }

  get count(): number {
    return this.#count + this.#weight;
  }

  /** What has been added up, as numbers that parts of a series add to each other; whole where the values are. */
  get sums(): number[] {
    this.#close();
    return [this.#total, this.#count, this.#sumSquares, this.#products, this.#weightSquares, this.#clusters];
  }

  /**
   * Sum of values over sum of weights, with an interval from how clusters differ.
   * @param reference what it is held against: then one more cluster is thought of that came out so, as the few of a short series may be
   * alike by chance
   */
  ratio(reference?: number): Figure {
    this.#close();
    const { value, variance: found } = this.#estimate();
    const pull = reference === undefined ? 0 : (value - reference) / Math.max(1, this.#clusters);
    const variance = found + pull * pull;
    const half = this.#clusters > 1 ? t95(this.#clusters - 1) * Math.sqrt(variance) : Number.POSITIVE_INFINITY;
    const finite = Number.isFinite(half) ? half : Number.MAX_SAFE_INTEGER;
    return { value, from: value - finite, to: value + finite, count: this.#count };
  }

  /** The same for values from 0 to 1: Wilson's interval for as many independent matches as the clusters are worth, at most all. */
  share(): Figure {
    this.#close();
    const { value, variance } = this.#estimate();
    const independent = (value * (1 - value)) / Math.max(1, this.#count);
    const effect = independent > 0 ? Math.max(1, variance / independent) : 1;
    return wilson(this.#total, this.#count, this.#count / effect);
  }

  #close(): void {
    if (this.#weight === 0 && this.#sum === 0) return;
    this.#clusters++;
    this.#total += this.#sum;
    this.#count += this.#weight;
    this.#sumSquares += this.#sum * this.#sum;
    this.#products += this.#sum * this.#weight;
    this.#weightSquares += this.#weight * this.#weight;
    this.#sum = 0;
    this.#weight = 0;
    this.#cluster = -1;
  }

  /** Ratio estimator with the spread of the clusters about it (Cochran, Sampling Techniques, section 6.3). */
  #estimate(): { value: number; variance: number } {
    if (this.#count === 0) return { value: 0, variance: 0 };
    const value = this.#total / this.#count;
    const spread = this.#sumSquares - 2 * value * this.#products + value * value * this.#weightSquares;
    const correction = this.#clusters > 1 ? this.#clusters / (this.#clusters - 1) : 1;
    return { value, variance: (correction * Math.max(0, spread)) / (this.#count * this.#count) };
  }
}
