import type { Action } from '../../../rules/hammerspace/action.ts';
import type { FullRuleOptions } from '../../../rules/hammerspace/options.ts';
import type { View } from '../../../rules/hammerspace/state.ts';
import type { Seat } from '../../../rules/kernel/rules.ts';
import type { Choice, Choices, Moment, Told } from '../worker/questions.ts';

/** What a match is asked for with. */
export interface BrawlAsked {
  readonly seats: number;
  /** Those of the set if left out. */
  readonly options?: Partial<FullRuleOptions>;
}

export interface BrawlTold extends Told {
  /** Who did something to whom. */
  readonly from?: Seat;
  readonly to?: readonly Seat[];
  /** A die that fell, and what for. */
  readonly die?: { readonly label: string; readonly value: number };
}

export type BrawlMoment = Moment<View, BrawlTold>;

/** A thing on the table that is clicked for a choice: `card 0 2` (its seat and place), `seat 1`, `trait 5`. */
export type Spot = string;

export const cardSpot = (seat: Seat, place: number): Spot => `card ${seat} ${place}`;
export const seatSpot = (seat: Seat): Spot => `seat ${seat}`;
export const traitSpot = (trait: number): Spot => `trait ${trait}`;

export interface BrawlChoice extends Choice<Action> {
  readonly spots: readonly Spot[];
}

export interface BrawlChoices extends Choices<BrawlChoice> {
  /** How the row may be laid anew; left out where it lies still. */
  readonly arranging?: Arranging;
}

export interface Arranging {
  /** Nothing else can be done first. */
  readonly must: boolean;
  /** How many cards may lie face down, whether any may be turned, and whether the order may change. */
  readonly hidden: number;
  readonly flips: boolean;
  readonly reorders: boolean;
  /** How many cards are kept. */
  readonly kept: number;
}
