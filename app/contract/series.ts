import type { Comparison } from '../../rules/kernel/series-report.ts';
import type { PatchNotes } from '../../rules/notes/changes.ts';
import type { AnyReport } from '../../rules/series.ts';

/** Which matches bots are to play with a set as it lies on the disk. */
export interface SeriesOrder {
  readonly folder: string;
  /** 1 to 250,000. 200 are a smell, not a verdict. */
  readonly matches: number;
  /** A whole number from 0. The same seed plays the same matches. */
  readonly seed: number;
  /** Bots of the sides, or of the seats in turn; greedy for all if left out. */
  readonly bots?: readonly string[];
  /** A bot that is asked now and then whether it would do the same. */
  readonly second?: string;
  /** How many play or are in a party, each number in turn; all that the rules are made for if left out. */
  readonly players?: readonly number[];
  /** Id of the one encounter that is fought. */
  readonly encounter?: string;
  /** The level of a party; that of the encounter if left out. */
  readonly level?: number;
  /** Whether each number of the enemies is also tried a step `easier` or `harder`. */
  readonly step?: string;
  /** Whether the characters of parties are drawn whole. */
  readonly builds?: boolean;
  /** Id of a map of the set; drawn if left out. */
  readonly map?: string;
  /** Id of a hero of the set that takes part in every match. */
  readonly hero?: string;
  /** Rule options as `key=value`, or `key=a,b` to compare two. */
  readonly options?: readonly string[];
  /** `series` of an earlier report of this window with the same order: what changed since is worked out. */
  readonly since?: string;
  /** Whether the report is kept on this machine, in the list of the set. */
  readonly keep?: boolean;
}

/** What bots found out. */
export interface SeriesReport {
  /** Name of this series for `since`, and in the list where it is kept. The studio remembers the last few. */
  readonly series: string;
  readonly report: AnyReport;
  /** Before and after, where `since` named a series that is still kept. */
  readonly compared?: Comparison;
}

/** What can be asked for again: an order without what belongs to one moment. */
export type SeriesAsked = Omit<SeriesOrder, 'folder' | 'since' | 'keep'>;

/** A series that is kept on this machine, as its list shows it. */
export interface KeptSeries {
  readonly series: string;
  /** ISO 8601: when it was played, or its file taken in. */
  readonly when: string;
  readonly matches: number;
  /** What was asked for; undefined for a report from a file that this window could not order. */
  readonly asked?: SeriesAsked;
  /** Names of the map and the hero that it is about. */
  readonly about: readonly string[];
  /** Digest of the sets as they were played. */
  readonly sets: string;
  /** Milliseconds that a match took on this machine; undefined where it was played elsewhere. */
  readonly pace?: number;
  /** Name of the file that it comes from. */
  readonly file?: string;
  /** Why it cannot be read any more, as a sentence. */
  readonly refused?: string;
}

/** The series of a set that are kept. */
export interface SeriesShelf {
  /** Newest first. */
  readonly list: readonly KeptSeries[];
  /** Digest of the set as it lies on the disk now; undefined while it cannot be opened. */
  readonly now?: string;
}

/** Two kept series side by side. */
export interface ComparedSeries {
  readonly before: KeptSeries;
  readonly after: KeptSeries;
  /** What changed in the figures, and what could have been seen. */
  readonly comparison: Comparison;
  /** What changed on the cards and maps between the states that were played. */
  readonly notes: PatchNotes;
}

/** A kept series, by its name in the list of an opened set. */
export interface SeriesName {
  readonly folder: string;
  readonly series: string;
}
