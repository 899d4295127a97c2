/** A chapter of texts that begins a page. */
export interface Chapter {
  readonly title: string;
  readonly entries: readonly ChapterEntry[];
  /** Whether each player has one: a short one is printed several times. */
  readonly each?: boolean;
}

/** A text with its name above; lines that begin with `- ` are a list. */
export interface ChapterEntry {
  readonly name: string;
  readonly text: string;
}
