/** How much a problem matters. An entity with an error is left out of exports and matches; the rest goes on. */
export type Severity = 'error' | 'warning' | 'note';

/** Something a designer should know about a file of a set, as one plain sentence. */
export interface Problem {
  readonly severity: Severity;
  /** Path inside the set's folder with forward slashes, such as `heroes/warden.json`; empty for the set as a whole. */
  readonly file: string;
  /** JSON pointer into that file; empty for the file as a whole. */
  readonly pointer: string;
  /** Stable name of the kind of problem, `noun/reason`, such as `reference/unknown`. */
  readonly code: string;
  /** The whole sentence, file and place included: what, where, what was expected, how to mend it. */
  readonly message: string;
}
