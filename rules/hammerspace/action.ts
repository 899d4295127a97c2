import type { Seat } from '../kernel/rules.ts';

/** One decision. Cards are named by their place in the own row, from 0 at the left, unless it says otherwise. */
export type Action =
  | { readonly do: 'keep-traits'; readonly keep: readonly number[] }
  /** The new order as places of the old one, and which of the new places lie face down. */
  | { readonly do: 'arrange'; readonly order: readonly number[]; readonly hidden: readonly number[] }
  /** `with` are ability cards that are added; `pay`: the trait's price for more points. */
  | {
      readonly do: 'attack';
      readonly place: number;
      readonly targets: readonly Seat[];
      readonly with: readonly number[];
      readonly pay: boolean;
    }
  | {
      readonly do: 'improvise';
      readonly targets: readonly Seat[];
      readonly with: readonly number[];
      readonly pay: boolean;
    }
  | { readonly do: 'use'; readonly place: number; readonly target?: Seat }
  | { readonly do: 'rest' }
  | { readonly do: 'pass' }
  | { readonly do: 'defend'; readonly cards: readonly number[]; readonly with: readonly number[] }
  | { readonly do: 'reflect'; readonly target: Seat }
  /** `place` in the row of `from`. */
  | { readonly do: 'take'; readonly from: Seat; readonly place: number }
  | { readonly do: 'stop' }
  | { readonly do: 'swap'; readonly place: number; readonly from: Seat; readonly at: number }
  /** `place` in the victim's row. */
  | { readonly do: 'command'; readonly place: number; readonly targets: readonly Seat[] }
  | { readonly do: 'roll'; readonly roll: boolean };
