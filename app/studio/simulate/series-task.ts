import type { KeptSet } from '../../../rules/kept-set.ts';
import type { Played } from '../../../rules/series-rules.ts';
import type { SystemId } from '../../../schemas/systems.ts';

/** Some matches of a series, for a worker. */
export interface SeriesTask {
  readonly system: SystemId;
  /** Digest of sets and plan: a worker opens each series once. */
  readonly series: string;
  readonly sets: readonly KeptSet[];
  readonly plan: object;
  readonly from: number;
  readonly to: number;
}

/** What came of them, or why there is nothing, as a sentence: one of them has no end. */
export type SeriesAnswer = Played | { readonly noEnd: string };
