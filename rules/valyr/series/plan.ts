import { seededDice } from '../../kernel/seeded-dice.ts';
import { type Lot, lotOf } from '../../kernel/series.ts';
import { stream } from '../../kernel/stream.ts';
import type { CommonPlan } from '../../series-plan.ts';
import type { FullRuleOptions } from '../options.ts';
import type { Legend } from './legend.ts';

/** What a series plays: battles of two armies. Plain JSON; with the sets it says everything that the figures follow from. */
export interface Plan extends CommonPlan<FullRuleOptions> {
  /** References of the armies of which each meets each other one. */
  readonly armies: readonly string[];
  /** References of the battlefields, each in turn. */
  readonly battlefields: readonly string[];
  /** Whether every other pairing is of armies that are drawn from all units: only so can units be told from their armies. */
  readonly drawn: boolean;
}

/** One of the ways in which a pairing is played. All have the same luck, so that what is compared is compared among equals. */
export interface Way {
  /** The starting location, and seat, of the first army. */
  readonly side: 0 | 1;
  /** By how many seats the bots have moved on. */
  readonly moved: number;
  /** Which of the compared values. */
  readonly value: 0 | 1;
}

const moves = ({ bots }: Pick<Plan, 'bots'>): number => (new Set(bots).size > 1 ? bots.length : 1);

/** In how many ways each pairing is played: on both sides, with each bot for each army, and by which value. */
export const waysOf = (plan: Pick<Plan, 'bots' | 'options'>): number => 2 * moves(plan) * plan.options.length;

export function wayOf(plan: Plan, variant: number): Way {
  const half = Math.floor(variant / 2);
  return { side: (variant % 2) as 0 | 1, moved: half % moves(plan), value: half >= moves(plan) ? 1 : 0 };
}

/** The match of a number. */
export const lotOfPlan = (plan: Plan, match: number): Lot => lotOf(plan.seed, match, waysOf(plan));

/** The name of the bot of the first or the second army. */
export const botOf = ({ bots }: Pick<Plan, 'bots'>, { moved }: Pick<Way, 'moved'>, army: 0 | 1): string =>
  bots[(army + moved) % bots.length]!;

/** The two armies that meet: numbers of those of the plan, or of the units of drawn ones in the legend. */
export interface Deal {
  /** Number of the battlefield. */
  readonly field: number;
  readonly named: readonly [number, number] | undefined;
  readonly units: readonly [readonly number[], readonly number[]];
}

const pairs = (count: number): number => (count * (count - 1)) / 2;

/** What a pairing is dealt. Every other one is drawn, where armies are drawn at all; the rest goes through the pairs on each battlefield. */
export function dealOf(plan: Plan, legend: Legend, pairing: number): Deal {
  const { armies, battlefields, drawn } = plan;
  const each = pairs(armies.length);
  const isDrawn = drawn && (each === 0 || pairing % 2 === 1);
  const number = drawn && each > 0 ? Math.floor(pairing / 2) : pairing;
  if (isDrawn) {
    const dice = seededDice(stream(plan.seed, pairing, 'muster'));
    const draw = () => drawnArmy(legend, leastLimit(plan), (sides) => dice.roll(sides, 'muster') - 1);
    return { field: number % battlefields.length, named: undefined, units: [draw(), draw()] };
  }
  const named = pairOf(armies.length, number % each);
  const units = named.map((army) => legend.armies[army]!.units) as unknown as Deal['units'];
  return { field: Math.floor(number / each) % battlefields.length, named, units };
}

/** The pair of a number: 0 and 1, 0 and 2, ... */
function pairOf(count: number, number: number): readonly [number, number] {
  let rest = number;
  for (let a = 0; a < count - 1; a++) {
    if (rest < count - 1 - a) return [a, a + 1 + rest];
    rest -= count - 1 - a;
  }
  throw new RangeError(`There is no pair ${number} of ${count} armies.`);
}

/** What drawn armies stay within, whichever value of a compared option it is. */
export const leastLimit = ({ options }: Pick<Plan, 'options'>): number =>
  Math.min(...options.map(({ limit }) => limit));

/** The least part of the limit that a drawn army may have, in hundredths: what points are worth shows in armies that have not as many. */
const leastPart = 80;
/** No army of cheap units alone: as many as that are no battle any more. */
const mostUnits = 30;

/** Units by chance, each champion once, until no further one fits the limit (V-002, V-003). */
function drawnArmy({ units }: Legend, limit: number, draw: (count: number) => number): number[] {
  let left = Math.floor((limit * (leastPart + draw(101 - leastPart))) / 100);
  const army: number[] = [];
  while (army.length < mostUnits) {
    const fitting = [...units.keys()].filter((unit) => {
      const { appraisal, champion } = units[unit]!;
      return appraisal > 0 && appraisal <= left && !(champion && army.includes(unit));
    });
    if (fitting.length === 0) break;
    const unit = fitting[draw(fitting.length)]!;
    army.push(unit);
    left -= units[unit]!.appraisal;
  }
  return army;
}

/** Whether armies can be drawn: at least two units fit the smallest that there are. */
export const canDraw = (appraisals: readonly number[], limit: number): boolean =>
  appraisals.filter((appraisal) => appraisal > 0 && appraisal * 100 <= limit * leastPart).length > 1;
