import { type Lot, lotOf } from '../../kernel/series.ts';
import type { CommonPlan } from '../../series-plan.ts';
import type { FullRuleOptions } from '../options.ts';

/** What a series plays. Plain JSON; with the sets it says everything that the figures follow from. */
export interface Plan extends CommonPlan<FullRuleOptions> {
  /** How many play: each of these numbers in turn, each named once. */
  readonly players: readonly number[];
  /** They sit round the table in this order, and begin again where there are more players than bots. */
  readonly bots: readonly string[];
}

/** One of the ways in which a pairing is played. */
export interface Way {
  /** How many play, by its place in the plan. */
  readonly table: number;
  /** By how many seats the bots have moved on. */
  readonly moved: number;
  /** Which of the compared values. */
  readonly value: 0 | 1;
}

const isMixed = ({ bots }: Pick<Plan, 'bots'>): boolean => new Set(bots).size > 1;

const moves = (plan: Pick<Plan, 'bots'>): number => (isMixed(plan) ? plan.bots.length : 1);

/** In how many ways each pairing is played: with how many players, with each bot on each seat, and by which value. */
export const waysOf = (plan: Plan): number => plan.players.length * moves(plan) * plan.options.length;

/** The way of a variant. All ways of a pairing have the same luck, so that what is compared is compared among equals. */
export function wayOf(plan: Plan, variant: number): Way {
  const tables = plan.players.length;
  return {
    table: variant % tables,
    moved: Math.floor(variant / tables) % moves(plan),
    value: variant >= tables * moves(plan) ? 1 : 0,
  };
}

/** The match of a number. */
export const lotOfPlan = (plan: Plan, match: number): Lot => lotOf(plan.seed, match, waysOf(plan));

/** The name of the bot that has a seat. */
export const botOf = ({ bots }: Pick<Plan, 'bots'>, { moved }: Pick<Way, 'moved'>, seat: number): string =>
  bots[(seat + moved) % bots.length]!;
