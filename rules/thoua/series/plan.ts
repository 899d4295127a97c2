import { type Lot, lotOf } from '../../kernel/series.ts';
import type { CommonPlan } from '../../series-plan.ts';
import type { SeriesWords } from '../../series-rules.ts';
import type { Step } from '../game.ts';
import type { FullRuleOptions } from '../options.ts';

/** What a series plays. Plain JSON; with the sets it says everything that the figures follow from. */
export interface Plan extends CommonPlan<FullRuleOptions> {
  /** The bots of the party and of the enemies, by name. */
  readonly bots: readonly [string, string];
  /** The words that asked for encounters, parties and steps. */
  readonly asked: Asked;
  /** What is fought, each by every party. */
  readonly tables: readonly Table[];
  /** Whether characters are drawn whole, so that what they are made of is judged and not they. */
  readonly builds?: true;
  /** Steps that are tried besides. */
  readonly steps: readonly TableStep[];
}

export type Asked = Pick<SeriesWords, 'encounter' | 'players' | 'level' | 'step' | 'builds'>;

/** An encounter with a party of some size. */
export interface Table {
  /** `set/id`. */
  readonly encounter: string;
  /** `set/id` of the characters that the encounter is meant for; left out where parties are drawn. */
  readonly party?: readonly string[];
  readonly size: number;
  /** The level of all; each has its own if left out. */
  readonly level?: number;
}

export interface TableStep extends Step {
  /** Place of its table in the plan. */
  readonly table: number;
}

/** As many characters of a party a row has room for. */
export const mostMembers = 12;

/** One of the ways in which a pairing is played. */
export interface Way {
  /** Place of the table in the plan. */
  readonly table: number;
  /** Which of the compared values. */
  readonly value: 0 | 1;
  /** Place of the step in the plan; -1 for everything as it is printed. */
  readonly step: number;
}

const plainWays = ({ tables, options }: Plan): number => tables.length * options.length;

/** In how many ways each pairing is played: every table, by each value, and with each step. */
export const waysOf = (plan: Plan): number => plainWays(plan) + plan.steps.length;

/** The way of a variant. All ways of a pairing have the same characters and luck, so that what is compared is compared among equals. */
export function wayOf(plan: Plan, variant: number): Way {
  const step = variant - plainWays(plan);
  if (step >= 0) return { table: plan.steps[step]!.table, value: 0, step };
  const tables = plan.tables.length;
  return { table: variant % tables, value: variant >= tables ? 1 : 0, step: -1 };
}

/** The match of a number. */
export const lotOfPlan = (plan: Plan, match: number): Lot => lotOf(plan.seed, match, waysOf(plan));
