/** What became of a stretch of a text: `run` by the engine, `manual` (by hand, with a reason), or a `reminder` that changes nothing. */
export type ClauseStatus = 'run' | 'manual' | 'reminder';

/** Where a clause stands. A name can be the rule or the trigger, so it is read like a text. */
export type Field = 'name' | 'text';

/**
 * A stretch of a name or text. The clauses of a reading tile both: every letter belongs to exactly one. Separators (space, comma,
 * stop, line break, bullet) belong to the clause before them.
 */
export interface Clause {
  readonly field: Field;
  /** Offset of the first UTF-16 unit. */
  readonly from: number;
  /** Offset behind the last one. */
  readonly to: number;
  readonly status: ClauseStatus;
  /** Why it is manual, in a sentence without a final stop (`why.ts` tells it): `it does not say where`, `depends on "..."`. */
  readonly reason?: string;
  /** Index of the clause that it is manual because of, and of which nothing else is said. That one is manual for a reason of its own. */
  readonly dependsOn?: number;
  /** Nobody knows what its words mean together, or some of them. */
  readonly notUnderstood?: true;
  /** Names in it that nothing in the set has. */
  readonly missing?: readonly string[];
  /** For a misprint one edit away: the text that would be read. Offered as a fix, never assumed. */
  readonly fix?: string;
  /** Manual, and its designer says that it shall be: no gap, but not played either. */
  readonly onPurpose?: true;
  /** Something stands in for it in matches of bots, roughly. */
  readonly standIn?: true;
  /** What the program does for this clause, in plain words, or what it brings does by its own text. Never on clauses that nothing plays. */
  readonly told?: string;
}

/** What the rules understood of one name and text. */
export interface Reading<Program> {
  readonly clauses: readonly Clause[];
  readonly program: Program;
}

/** How much of some texts is played. Letters are counted without space and punctuation, reminders not at all. */
export interface Coverage {
  readonly texts: number;
  readonly textsFull: number;
  readonly letters: number;
  readonly lettersRun: number;
  /** Of those that are not run: by hand on purpose. */
  readonly lettersOnPurpose: number;
  /** Texts of which nothing is by hand but what is so on purpose. */
  readonly textsOnPurpose: number;
}
