import type { Comparison, Report } from '../../rules/teamfight/series/report.ts';

/** Which matches bots are to play with a set as it lies on the disk. */
export interface SeriesOrder {
  readonly folder: string;
  /** 1 to 250,000. 200 are a smell, not a verdict. */
  readonly matches: number;
  /** A whole number from 0. The same seed plays the same matches. */
  readonly seed: number;
  /** Bots of the two sides; greedy against greedy if left out. */
  readonly bots?: readonly string[];
  /** Id of a map of the set; drawn if left out. */
  readonly map?: string;
  /** Rule options as `key=value`, or `key=a,b` to compare two. */
  readonly options?: readonly string[];
  /** `series` of an earlier report of this window with the same order: what changed since is worked out. */
  readonly since?: string;
}

/** What bots found out. */
export interface SeriesReport {
  /** Name of this series for `since`. The studio keeps the last few. */
  readonly series: string;
  readonly report: Report;
  /** Before and after, where `since` named a series that is still kept. */
  readonly compared?: Comparison;
}
