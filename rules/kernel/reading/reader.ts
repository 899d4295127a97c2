import type { ByHand } from '../../../schemas/types.generated.ts';
import type { Clause, Reading } from './reading.ts';

/** A name and text as a file has it, before it is read. */
export interface WrittenText<Slot extends string = string> {
  /** JSON pointer to what holds the name and the text; empty for the whole file. */
  readonly pointer: string;
  readonly name: string;
  readonly text: string;
  readonly slot: Slot;
  readonly byHand: readonly ByHand[] | undefined;
}

export type SpanKind =
  | 'cost'
  | 'range'
  | 'area'
  | 'effect'
  | 'word'
  | 'trigger'
  | 'duration'
  | 'reminder'
  | 'manual'
  /** By hand, on purpose. */
  | 'on-purpose';

/** A stretch of the text to colour, in UTF-16 units. */
export interface Span {
  readonly from: number;
  readonly to: number;
  readonly kind: SpanKind;
}

/** A way to write a clause so that it is read, with the stretch that it takes the place of. */
export interface Fix {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** What the rules would do then. */
  readonly told: string;
}

/** Something that could stand at the cursor. */
export interface Completion {
  readonly text: string;
  /** A phrase of the notation, a name that the set defines, or what was probably meant. */
  readonly kind: 'phrase' | 'name' | 'meant';
  /** Its meaning in a line. */
  readonly told: string;
  /** What it takes the place of, where that is not what the list says. */
  readonly from?: number;
  readonly to?: number;
}

export interface Completions {
  /** What an option takes the place of, in UTF-16 units: the letters before the cursor. */
  readonly from: number;
  readonly to: number;
  /** The likeliest first. */
  readonly options: readonly Completion[];
}

/** Reads the texts of one set while they are written, with the words that it defines. */
export interface Reader<Slot extends string = string> {
  read(text: WrittenText<Slot>): Reading<unknown>;
  /** What to colour of a text that was read, in order and without overlaps; nothing by hand as if it were understood. */
  spans(text: WrittenText<Slot>, clauses: readonly Clause[]): Span[];
  /** Phrasings near a clause by hand that would be read. Left out by a notation that guesses none. */
  fixes?(text: WrittenText<Slot>, clause: Clause): Fix[];
  /** Sentences that sound like the one of a clause by hand and are played, whether they say the same or not. Left out by a notation that knows none. */
  similar?(text: WrittenText<Slot>, clause: Clause): Fix[];
  /** What could stand at the cursor. Left out by a notation that offers nothing. */
  complete?(text: WrittenText<Slot>, at: number): Completions;
}
