import type { Entries } from './entries.ts';

/** The CSV file that a set is linked to on this machine, as it lies on the disk. */
export interface LinkedTable {
  /** Absolute path. */
  readonly file: string;
  /** What it holds; undefined where it cannot be read. */
  readonly text?: string;
  /** Why it cannot be read, as a sentence. */
  readonly refusal?: string;
}

/** Pictures that lay beside a linked CSV file and were put into the set. */
export interface LinkedPictures {
  /** Their paths inside the set, by what the file calls them. Those that lie nowhere are left out. */
  readonly pictures: Entries<string>;
  /** Why some could not be taken, in sentences. */
  readonly notes: readonly string[];
}
