import type { KeptSet } from '../../../rules/kept-set.ts';
import type { Beside } from '../../../rules/teamfight/series/beside.ts';
import type { Plan } from '../../../rules/teamfight/series/plan.ts';

/** Some matches of a series, for a worker. */
export interface SeriesTask {
  /** Digest of sets and plan: a worker opens each series once. */
  readonly series: string;
  readonly sets: readonly KeptSet[];
  readonly plan: Plan;
  readonly from: number;
  readonly to: number;
}

/** What came of them. */
export type SeriesAnswer =
  | { readonly rows: Uint8Array<ArrayBuffer>; readonly beside: Beside }
  /** Why there is nothing, as a sentence: one of them has no end. */
  | { readonly noEnd: string };
