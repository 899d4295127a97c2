import { shuffle } from '../../kernel/dice.ts';
import { seededDice } from '../../kernel/seeded-dice.ts';
import { type Lot, lotOf } from '../../kernel/series.ts';
import { stream } from '../../kernel/stream.ts';
import type { CommonPlan } from '../../series-plan.ts';
import type { FullRuleOptions } from '../options.ts';

/** What a series plays. Plain JSON; with the sets it says everything that the figures follow from. */
export interface Plan extends CommonPlan<FullRuleOptions> {
  /** The bots of the two teams, by name. */
  readonly bots: readonly [string, string];
  /** Reference of the map; drawn for each pairing if left out. */
  readonly map?: string;
  /**
   * Fixed teams by reference. If left out a pool is drawn as T-002 says and dealt at random, half to each side: teams that no bot has
   * chosen show best what a hero is worth. In every second pairing the bots choose whom to deploy of their half, see `botsDeploy`.
   */
  readonly teams?: readonly [readonly string[], readonly string[]];
  /** Reference of a hero that takes part in every match, in a team that is drawn around it. */
  readonly hero?: string;
}

/** One of the ways in which a pairing is played. */
export interface Way {
  /** The seat that goes first, and the seat with the red zone. */
  readonly first: 0 | 1;
  readonly red: 0 | 1;
  /** Whether the bots have changed seats. */
  readonly swapped: boolean;
  /** Which of the compared values. */
  readonly value: 0 | 1;
}

/** In how many ways each pairing is played: who is first, who is red, with bots that differ who plays whom, and by which value. */
export const waysOf = ({ bots, options }: Plan): number => 4 * (bots[0] === bots[1] ? 1 : 2) * options.length;

/**
 * The way of a variant. All ways of a pairing have the same map, pools, teams and luck, so that who is first, and who is red, are
 * compared among equals.
 */
export function wayOf({ bots, options }: Plan, variant: number): Way {
  const bit = (at: number): 0 | 1 => (Math.floor(variant / at) % 2 === 1 ? 1 : 0);
  const swaps = bots[0] === bots[1] ? 1 : 2;
  return {
    first: bit(1),
    red: bit(2),
    swapped: swaps === 2 && bit(4) === 1,
    value: options.length === 2 ? bit(4 * swaps) : 0,
  };
}

/** The match of a number. */
export const lotOfPlan = (plan: Plan, match: number): Lot => lotOf(plan.seed, match, waysOf(plan));

/**
 * Whether the bots choose whom to deploy. In the other pairings those are drawn too, so that also heroes whom bots never take are
 * seen to win or lose. Where one hero is looked at, nobody may leave it out.
 */
export const botsDeploy = ({ teams, hero }: Plan, pairing: number): boolean =>
  teams === undefined && hero === undefined && pairing % 2 === 1;

/** The halves of a drawn pool, dealt to seats 0 and 1; the same in all ways of a pairing. */
export function dealt({ seed, pairing }: Lot, pool: readonly number[]): readonly [number[], number[]] {
  const order = shuffle(seededDice(stream(seed, pairing, 'hands')), pool.length, 'hands');
  const half = Math.floor(pool.length / 2);
  const cards = order.map((index) => pool[index]!);
  return [cards.slice(0, half), cards.slice(half)];
}
