/** The CSV file that a set is linked to on this machine, as it lies on the disk. */
export interface LinkedTable {
  /** Absolute path. */
  readonly file: string;
  /** What it holds; undefined where it cannot be read. */
  readonly text?: string;
  /** Why it cannot be read, as a sentence. */
  readonly refusal?: string;
}
