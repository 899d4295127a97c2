import type { Draft, SetDraft } from './draft.ts';

/** Where something happened: a file in the making, or the set.json of a set. */
export type Place = Draft | SetDraft;

/** One thing the author of the source may want to look at. */
export interface Entry {
  readonly place: Place;
  /** Line in the source, from 1. */
  readonly line: number;
  readonly sentence: string;
}

/** What happened during an import, for the notes that are written beside the sets. */
export interface Diary {
  /** Pictures that were named and not fetched. */
  readonly pictures: Entry[];
  /** What was odd and could be set right. */
  readonly mended: Entry[];
  /** What has no field of its own and is kept in a private note. */
  readonly kept: Entry[];
  /** What is missing and cannot be known from the source. */
  readonly missing: Entry[];
}

export const newDiary = (): Diary => ({ pictures: [], mended: [], kept: [], missing: [] });
