import type { Amount, Ref } from './who.ts';

/** What a response does to the attack or damage that set it off. */
export type UnderWayNode =
  /** The attack under way misses its target, or the ability under way has no effect at all from here on. */
  | { readonly node: 'miss' | 'cancel' }
  /** The attack under way meets so much more def on its target, or that often of what is counted; where it has been rolled for, its die is held against that. */
  | { readonly node: 'hinder'; readonly def: number; readonly per?: Amount }
  /**
   * The attack under way is given another target: chosen by the bearer's player as its text says but measured from `from`; or `to`,
   * wherever that is.
   */
  | { readonly node: 'retarget'; readonly from: Ref; readonly to?: Ref }
  /**
   * Damage that is about to be dealt: none of it, half of it (rounded up), so much less, no more than `atMost`, or so much `more` arrives.
   * Stands only under a `would-take` trigger. `for` takes it instead, if it is alive.
   */
  | {
      readonly node: 'lessen';
      readonly for?: Ref;
      readonly by: 'all' | 'half' | Amount | { readonly atMost: number } | { readonly more: number };
    };
