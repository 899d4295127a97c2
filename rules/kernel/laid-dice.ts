import { type Dice, isShuffle } from './dice.ts';

/** Dice of which somebody lays down how the next ones fall. The dice below are rolled all the same, so that the luck after it stays. */
export class LaidDice implements Dice {
  readonly #dice: Dice;
  readonly #laid: number[] = [];

  constructor(dice: Dice) {
    this.#dice = dice;
  }

  /** The next die that has this side falls on it; shuffles go on by chance. */
  lay(value: number): void {
    this.#laid.push(value);
  }

  roll(sides: number, label: string): number {
    const rolled = this.#dice.roll(sides, label);
    const [next] = this.#laid;
    if (next === undefined || next > sides || isShuffle(label)) return rolled;
    this.#laid.shift();
    return next;
  }
}
