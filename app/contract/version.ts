import type { Entries } from './entries.ts';

/** A named version of a set, such as "v0.14", kept inside its folder. */
export interface Version {
  readonly name: string;
  /** When it was kept, as ISO 8601 in UTC. */
  readonly kept: string;
}

/** A version that was kept just now. */
export interface KeptVersion extends Version {
  /** Pictures that it could not keep, by path: there was no room for them. */
  readonly without: readonly string[];
}

/** Everything that a named version holds. */
export interface VersionTexts extends Version {
  /** The texts of all JSON files, by path inside the set, as `SetFolder` has them. */
  readonly files: Entries<string>;
  /** SHA-256 of each picture file in hexadecimal, by path. */
  readonly pictures: Entries<string>;
  /** Which of them are kept, by path, so that they can come back. */
  readonly keptPictures: readonly string[];
}
