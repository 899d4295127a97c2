import type { TokenKind } from './token-kind.ts';
import type { Until } from './when.ts';
import type { Amount, Ref } from './who.ts';

/** What gives conditions, tokens and counters, and takes them away. */
export type TokenNode =
  /** Give a condition, token or counter, by reference. `max`: never more than so many. */
  | {
      readonly node: 'give';
      readonly token: string;
      readonly to: Ref;
      readonly count: Amount;
      readonly max?: number;
      /** So many that `you` gave stay, wherever they are, the newest: "(max 1, remove oldest)". */
      readonly alone?: number;
      readonly until?: Until;
    }
  /** With `yours` only those that the bearer has given. */
  | {
      readonly node: 'lose';
      readonly token: string;
      readonly from: Ref;
      /** `any`: as many as its player wants, one after the other. */
      readonly count: Amount | 'all' | 'any';
      /** Of any number: no more than so many, and no less. */
      readonly most?: number;
      readonly least?: number;
      readonly yours?: boolean;
      /** Of a number: it is spent, and whoever has fewer spends none and does nothing of what stands behind it. */
      readonly price?: true;
    }
  /** Clear conditions: that many, or all. The owner of the unit chooses which (T-151: DoT stays until cleared). With `kinds` whatever is of those. */
  | {
      readonly node: 'clear';
      readonly from: Ref;
      readonly count: number | 'any' | 'all';
      /** Or fewer, as the owner likes. */
      readonly may?: true;
      readonly token?: string;
      readonly kinds?: readonly TokenKind[];
    }
  /**
   * Conditions, tokens or counters go from one unit to another, which the acting player chooses: of a condition all that there is of
   * it, the rest one by one. With `may` fewer than `count`. Nothing goes to whoever is immune to it. Who has just died has them still.
   */
  | {
      readonly node: 'shift';
      readonly from: Ref;
      readonly to: Ref;
      readonly count: number | 'any' | 'all';
      readonly may?: true;
      /** Of these kinds, this one by reference, or what the text has moved last. */
      readonly what: readonly TokenKind[] | { readonly token: string } | 'shifted';
      /** Of one or of all: it stays where it is, and the other one is given as much. */
      readonly copies?: true;
      /** All that either has of it goes to the other one. */
      readonly swaps?: true;
    }
  /** You enter it, or with none leave the one that you are in; `of` somebody else, only leaving. */
  | { readonly node: 'stance'; readonly token: string | undefined; readonly of?: Ref }
  /** Has as many of a counter again as it began with, where it has fewer. */
  | { readonly node: 'restore'; readonly token: string; readonly of: Ref };
