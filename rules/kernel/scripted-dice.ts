import { type Dice, DiceDiffer, DiceRanOut, type RewindableDice } from './dice.ts';

/** A roll that a test or a scene lays down: its value, and what it must be for where that matters. */
export type ScriptedRoll = number | { readonly value: number; readonly label: string };

/** Dice that fall as they are told. A script must end used up: see `left`. */
export class ScriptedDice implements RewindableDice {
  readonly #rolls: ScriptedRoll[];
  #used = 0;
  /** Falls where the script has no roll left, and is written into it; undefined where that is a mistake. */
  then: Dice | undefined;

  constructor(rolls: readonly ScriptedRoll[]) {
    this.#rolls = [...rolls];
  }

  /** Lays down more rolls, after those that are left. */
  add(rolls: readonly ScriptedRoll[]): void {
    this.#rolls.push(...rolls);
  }

  /** Rolls that nobody has asked for yet. */
  get left(): readonly ScriptedRoll[] {
    return this.#rolls.slice(this.#used);
  }

  /** Takes away the rolls that nobody has asked for. */
  forget(): void {
    this.#rolls.length = this.#used;
  }

  rewind(): void {
    this.#used = 0;
  }

  /** Throws `DiceRanOut` without a roll left, `DiceDiffer` when the next one is for something else or not on the die. */
  roll(sides: number, label: string): number {
    if (this.then && this.#used === this.#rolls.length) this.#rolls.push(this.then.roll(sides, label));
    const next = this.#rolls[this.#used];
    if (next === undefined) throw new DiceRanOut(label, sides, this.#used);
    const { value, label: meant } = typeof next === 'number' ? { value: next, label } : next;
    if (meant !== label) {
      throw new DiceDiffer(label, `Roll ${this.#used + 1} is for "${label}", the script expects "${meant}".`);
    }
    if (!Number.isInteger(value) || value < 1 || value > sides) {
      throw new DiceDiffer(label, `Roll ${this.#used + 1} for "${label}" is a d${sides}, the script says ${value}.`);
    }
    this.#used++;
    return value;
  }
}

/** Dice for a scene: `scriptedDice([4, { value: 1, label: 'hazard' }])`. */
export const scriptedDice = (rolls: readonly ScriptedRoll[]): ScriptedDice => new ScriptedDice(rolls);
