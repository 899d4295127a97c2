/**
 * Matches as a regression sees them: which terms each has, by how much, and its result. Kept in flat arrays, `width` places a match,
 * so that a large series stays small.
 */
export class Design {
  readonly terms: number;
  readonly width: number;
  /** Matches so far. */
  size = 0;
  #term: Int16Array;
  #value: Float32Array;
  #result: Float32Array;
  #cluster: Float64Array;

  /** @param width most terms that a match has */
  constructor(terms: number, width: number, room = 1024) {
    this.terms = terms;
    this.width = width;
    this.#term = new Int16Array(room * width);
    this.#value = new Float32Array(room * width);
    this.#result = new Float32Array(room);
    this.#cluster = new Float64Array(room);
  }

  /** @param result from 0, lost, to 1, won @param terms term and value by turns */
  add(cluster: number, result: number, terms: readonly number[]): void {
    if (this.size === this.#result.length) this.#grow();
    const from = this.size * this.width;
    for (let place = 0; place < this.width; place++) {
      this.#term[from + place] = terms[place * 2] ?? -1;
      this.#value[from + place] = terms[place * 2 + 1] ?? 0;
    }
    this.#result[this.size] = result;
    this.#cluster[this.size] = cluster;
    this.size++;
  }

  result(match: number): number {
    return this.#result[match]!;
  }

  cluster(match: number): number {
    return this.#cluster[match]!;
  }

  /** The term at a place of a match, or -1. */
  term(match: number, place: number): number {
    return this.#term[match * this.width + place]!;
  }

  value(match: number, place: number): number {
    return this.#value[match * this.width + place]!;
  }

  #grow(): void {
    const grown = <A extends { length: number; set(from: A): void }>(old: A, make: (length: number) => A): A => {
      const larger = make(old.length * 2);
      larger.set(old);
      return larger;
    };
    this.#term = grown(this.#term, (length) => new Int16Array(length));
    this.#value = grown(this.#value, (length) => new Float32Array(length));
    this.#result = grown(this.#result, (length) => new Float32Array(length));
    this.#cluster = grown(this.#cluster, (length) => new Float64Array(length));
  }
}
