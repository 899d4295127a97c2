import type { RewindableDice } from './dice.ts';
import type { Stream } from './stream.ts';

/**
 * Dice of a random stream: sfc32 (Chris Doty-Humphrey, PractRand), 32-bit integer operations only, so that every machine rolls the
 * same. Values that would favour low sides are rolled again.
 */
export class SeededDice implements RewindableDice {
  readonly #start: Stream;
  #a = 0;
  #b = 0;
  #c = 0;
  #counter = 0;

  constructor(start: Stream) {
    this.#start = start;
    this.rewind();
  }

  rewind(): void {
    [this.#a, this.#b, this.#c, this.#counter] = this.#start;
  }

  /** Where the stream stands: dice made from it go on from here. */
  get stream(): Stream {
    return [this.#a, this.#b, this.#c, this.#counter];
  }

  roll(sides: number, _label: string): number {
    const fair = 0x1_0000_0000 - (0x1_0000_0000 % sides);
    let value = this.#next();
    while (value >= fair) value = this.#next();
    return (value % sides) + 1;
  }

  /** 0 to 2^32 - 1. */
  #next(): number {
    const sum = (((this.#a + this.#b) | 0) + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }
}

/** Dice for a purpose: `seededDice(stream(seed, match, 'dice'))`. */
export const seededDice = (start: Stream): SeededDice => new SeededDice(start);
