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

const weight: Readonly<Record<Severity, number>> = { error: 0, warning: 1, note: 2 };

/** Errors first, then warnings, then notes; within these by file, and within a file as they were found. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) => weight[a.severity] - weight[b.severity] || (a.file < b.file ? -1 : a.file > b.file ? 1 : 0),
  );
}
