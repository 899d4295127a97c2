/** The only source of chance. Every roll has a label that says what it is for: it is recorded, shown, and scripted by tests. */
export interface Dice {
  /** A whole number from 1 to `sides`, all equally likely. */
  roll(sides: number, label: string): number;
}
