import { type Dice, DiceDiffer, DiceRanOut, type RewindableDice, type Roll } from './dice.ts';

/** Dice that fall as they once fell, and then as other dice do, if there are any. */
export class RecordedDice implements RewindableDice {
  readonly #rolls: readonly Roll[];
  readonly #then: RewindableDice | undefined;
  #used = 0;

  constructor(rolls: readonly Roll[], then?: RewindableDice) {
    this.#rolls = rolls;
    this.#then = then;
  }

  /** How many recorded rolls nobody has asked for. */
  get left(): number {
    return this.#rolls.length - this.#used;
  }

  rewind(): void {
    this.#used = 0;
    this.#then?.rewind();
  }

  /** Throws `DiceDiffer` when the recorded roll was for something else, `DiceRanOut` when none is left. */
  roll(sides: number, label: string): number {
    const next = this.#rolls[this.#used];
    if (next === undefined) {
      if (this.#then) return this.#then.roll(sides, label);
      throw new DiceRanOut(label, sides, this.#used);
    }
    if (next.sides !== sides || next.label !== label) {
      const [asked, recorded] = [`a d${sides} for "${label}"`, `a d${next.sides} for "${next.label}"`];
      throw new DiceDiffer(label, `Roll ${this.#used + 1} is ${asked}, the record has ${recorded}.`);
    }
    this.#used++;
    return next.value;
  }
}

/** Dice that write down every roll of other dice. */
export class RecordingDice implements Dice {
  readonly rolls: Roll[] = [];
  readonly #dice: Dice;

  constructor(dice: Dice) {
    this.#dice = dice;
  }

  roll(sides: number, label: string): number {
    const value = this.#dice.roll(sides, label);
    this.rolls.push({ sides, value, label });
    return value;
  }
}
