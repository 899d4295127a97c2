import type { Seat } from '../kernel/rules.ts';
import type { AttackType, Hits, Subtype } from './types.ts';

/** Marks of a card in a row, added up. */
export const mark = {
  /** Lies face down. */
  down: 1,
  /** In its owner's hand: taken, not yet put down. */
  held: 2,
  /** Used, and discarded when cards are renewed, unless its keep roll saves it. */
  used: 4,
  /** Discarded when cards are renewed, whatever is rolled. */
  gone: 8,
} as const;

/** A place in a view whose card the seat does not know. */
export const unknown = -1;

/** An attack under way. */
export interface AttackFrame {
  readonly at: 'attack';
  readonly by: Seat;
  /** Who chose it: `by`, or who hypnotised them. */
  readonly chosenBy: Seat;
  /** The card; undefined for an attack without one. */
  readonly card: number | undefined;
  readonly type: AttackType;
  readonly subtype: Subtype;
  readonly die: number;
  readonly failed: boolean;
  /** Who is still to defend, each against so many points. */
  queue: { seat: Seat; points: number }[];
  /** Who has defended: what the die showed (0 where it was not rolled), what was lost, which cards were spent. */
  done: { seat: Seat; die: number; lost: number; cards: number[] }[];
}

/** Something unfinished, the latest on top. */
export type Frame =
  | { readonly at: 'traits'; readonly seat: Seat }
  | { readonly at: 'arrange'; readonly seat: Seat }
  | { readonly at: 'turn'; arranged: boolean }
  | { readonly at: 'end' }
  | AttackFrame
  | { readonly at: 'reflect'; readonly seat: Seat; readonly points: number }
  /** What a card's action still does. */
  | {
      readonly at: 'effects';
      readonly seat: Seat;
      readonly card: number;
      readonly chosen: Seat | undefined;
      next: number;
    }
  | { readonly at: 'steal'; readonly seat: Seat; least: number; most: number }
  | { readonly at: 'swap'; readonly seat: Seat }
  | { readonly at: 'command'; readonly seat: Seat; readonly victim: Seat; readonly whom: 'themselves' | 'anybody' }
  | { readonly at: 'carousel'; taker: Seat; readonly last: Seat; readonly from: 'right' | 'left' }
  /** Whether a trait's roll is made for the attack card at a place. */
  | { readonly at: 'keep'; readonly seat: Seat; readonly place: number }
  | { readonly at: 'renewal'; step: 'fall' | 'keep' | 'draw' };

export interface State {
  /** Face down; the last card is on top. */
  deck: number[];
  discards: number[];
  /** Cards that were discarded by the last action, seen by all even where the deck has swallowed them since. */
  shown: number[];
  /** Cards of each seat, from left to right. */
  rows: number[][];
  /** Marks of each of them. */
  marks: number[][];
  /** Who knows each of them: a bit a seat. */
  known: number[][];
  hp: number[];
  /** Traits that lie open before each seat. */
  traits: number[][];
  /** Traits to choose from, in the hand of a seat. */
  dealt: number[][];
  /** Traits that nobody has. */
  spare: number[];
  turn: Seat;
  /** 1 to the right, -1 to the left. */
  direction: number;
  /** Turns that were begun. */
  turns: number;
  /** How many turns each seat will lose. */
  lost: number[];
  /** Who attacked each seat last; -1 for nobody. */
  lastAttacker: number[];
  /** Whether each seat attacked in its own last turn, or was made to since. */
  attacked: boolean[];
  /** Whether the seat whose turn it is has attacked in it. */
  attacking: boolean;
  /** Whether each seat rested in its own last turn. */
  rested: boolean[];
  /** Whether the seat whose turn it is rests in it. */
  resting: boolean;
  /** When each seat fell; 0 for who stands. Who falls together falls at the same time. */
  fell: number[];
  over: 'last' | 'turns' | 'nobody' | undefined;
  /** Who attacked last of all, for where all fall at once. */
  lastOfAll: Seat;
  stack: Frame[];
}

export type View = State;

/** Whom an attack card hits, or all others. */
export type Reach = Hits | 'others';
