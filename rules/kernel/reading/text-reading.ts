import type { Coverage, Reading } from './reading.ts';

/** One name and text of a set, and what its system understood of it. */
export interface TextReading<Slot extends string = string, Program = unknown> {
  /** Id of the set. */
  readonly set: string;
  readonly file: string;
  /** JSON pointer to what holds the name and the text; empty for the whole file. */
  readonly pointer: string;
  readonly name: string;
  readonly text: string;
  /** What the text is a text of: an ability, a trait, a map. */
  readonly slot: Slot;
  readonly reading: Reading<Program>;
}

export interface Readings<Slot extends string = string, Program = unknown> {
  readonly texts: readonly TextReading<Slot, Program>[];
  readonly coverage: Coverage;
}
