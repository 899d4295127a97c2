import type { Seat } from '../kernel/rules.ts';

/** Something that happened; by hand if it says so. */
export type Event = Happened & { readonly hand?: true };

/** A card whose identity not all know has `known`, a bit for each seat that does; others see -1 there. */
type Happened =
  | { readonly event: 'rolled'; readonly label: string; readonly sides: number; readonly value: number }
  | { readonly event: 'shuffled'; readonly what: 'deck' | 'traits' | 'discards' }
  | { readonly event: 'dealt-traits'; readonly seat: Seat; readonly traits: readonly number[]; readonly known: number }
  | { readonly event: 'kept-traits'; readonly seat: Seat; readonly traits: readonly number[] }
  | { readonly event: 'first'; readonly seat: Seat }
  | { readonly event: 'drew'; readonly seat: Seat; readonly cards: readonly number[]; readonly known: number }
  /** The row as it lies now; of those face down who knows each. */
  | {
      readonly event: 'arranged';
      readonly seat: Seat;
      readonly cards: readonly number[];
      readonly known: readonly number[];
      readonly hidden: readonly number[];
    }
  | { readonly event: 'turn'; readonly seat: Seat; readonly turn: number }
  | { readonly event: 'lost-turn'; readonly seat: Seat }
  | { readonly event: 'passed' | 'rested'; readonly seat: Seat }
  | { readonly event: 'used'; readonly seat: Seat; readonly card: number; readonly target?: Seat }
  | {
      readonly event: 'attacked';
      readonly seat: Seat;
      readonly card: number;
      readonly with: readonly number[];
      readonly die: number;
      readonly targets: readonly Seat[];
      readonly points: readonly number[];
    }
  | { readonly event: 'failed'; readonly seat: Seat }
  | {
      readonly event: 'defended';
      readonly seat: Seat;
      readonly cards: readonly number[];
      readonly with: readonly number[];
      readonly attack: number;
      /** Points of the cards; undefined for infinitely many. */
      readonly points: number | undefined;
      readonly die: number;
      readonly lost: number;
    }
  | { readonly event: 'reflected'; readonly seat: Seat; readonly target: Seat; readonly points: number }
  | { readonly event: 'hp'; readonly seat: Seat; readonly by: number; readonly hp: number }
  | { readonly event: 'will-lose-turn'; readonly seat: Seat }
  | { readonly event: 'reversed'; readonly direction: number }
  | {
      readonly event: 'took';
      readonly seat: Seat;
      readonly from: Seat;
      readonly place: number;
      readonly cards: readonly number[];
      readonly known: number;
    }
  | { readonly event: 'swapped-rows'; readonly seat: Seat; readonly with: Seat }
  | { readonly event: 'swapped'; readonly seat: Seat; readonly with: Seat; readonly place: number; readonly at: number }
  /** By hand: another card lies at a place now. */
  | {
      readonly event: 'replaced';
      readonly seat: Seat;
      readonly place: number;
      readonly cards: readonly number[];
      readonly known: number;
    }
  | { readonly event: 'kept' | 'discarded'; readonly seat: Seat; readonly card: number }
  | { readonly event: 'fell'; readonly seat: Seat }
  | { readonly event: 'over'; readonly reason: string };
