/** A change of one file. */
export interface Write {
  /** Path inside the set's folder, with forward slashes. A JSON file that a set can hold. */
  readonly file: string;
  /** `digestText` of the text that this change was made on; undefined where there was no file. */
  readonly base: string | undefined;
  /** The whole new text; undefined takes the file away. */
  readonly text: string | undefined;
}

/** What came of a save. Unless it is `saved`, nothing was written. */
export type SaveResult = Saved | Conflict;

/** All writes lie on the disk. */
export interface Saved {
  readonly kind: 'saved';
}

/** Some files are not what the changes were made on: all of them are told. */
export interface Conflict {
  readonly kind: 'conflict';
  readonly files: readonly Theirs[];
}

/** A file as it is on the disk now. */
export interface Theirs {
  readonly file: string;
  /** Undefined where the file is not there. */
  readonly text?: string;
}
