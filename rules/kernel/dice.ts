/** The only source of chance. Every roll has a label that says what it is for: it is recorded, shown, and scripted by tests. */
export interface Dice {
  /** A whole number from 1 to `sides`, all equally likely. */
  roll(sides: number, label: string): number;
}

/** Dice that can fall again as they fell: a match that takes an action back plays the rest once more. */
export interface RewindableDice extends Dice {
  /** Back to before the first roll. */
  rewind(): void;
}

/** A roll that was made. */
export interface Roll {
  readonly sides: number;
  readonly value: number;
  readonly label: string;
}

/** Dice that were asked for a roll they cannot make: a defect of a script or a record, never of a player. */
export class DiceDiffer extends Error {
  /** What the roll was for. */
  readonly label: string;

  constructor(label: string, message: string) {
    super(message);
    this.name = new.target.name;
    this.label = label;
  }
}

/** A script or record that has no roll left. */
export class DiceRanOut extends DiceDiffer {
  constructor(label: string, sides: number, rolls: number) {
    super(label, `The dice ran out: roll ${rolls + 1}, a d${sides} for "${label}", is not there.`);
  }
}

const shuffling = 'shuffle: ';

/**
 * The numbers from 0 to `length - 1` in random order (Fisher and Yates). Its rolls are recorded like all others, but are no events:
 * a shuffle tells that it happened, not what it did.
 */
export function shuffle(dice: Dice, length: number, label: string): number[] {
  const order = Array.from({ length }, (_, index) => index);
  for (let last = length - 1; last > 0; last--) {
    const other = dice.roll(last + 1, shuffling + label) - 1;
    const taken = order[last]!;
    order[last] = order[other]!;
    order[other] = taken;
  }
  return order;
}

/** Whether a roll belongs to a shuffle, so that nobody sees it. */
export const isShuffle = (label: string): boolean => label.startsWith(shuffling);
