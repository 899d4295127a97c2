import type { ComponentType } from 'react';
import type { KeptSeries } from '../../app/contract/series.ts';
import type { GameSet } from '../../rules/game-set.ts';
import type { AnyReport } from '../../rules/series.ts';

/** What a system brings to the place where series are run and read. */
export interface BalancePlace {
  /** Bots by name, the weakest first. */
  readonly bots: readonly string[];
  /** The rule options that a set plays by, of which two values of one can be compared. */
  readonly optionsOf: (set: GameSet) => Readonly<Record<string, unknown>>;
  /** What was dealt alike in two series, or not, in sentences. */
  readonly dealt: { readonly paired: string; readonly apart: string };
  readonly Report: ComponentType<{ readonly report: AnyReport; readonly kept: KeptSeries }>;
}
