import { type Fraction, none, plus } from '../kernel/fraction.ts';
import type { Refusal } from '../kernel/rules.ts';
import { type Against, furthest, type User } from './odds/against.ts';
import type { Duel, Plan } from './odds/choices.ts';
import { duelOn, type Field } from './odds/field.ts';
import { begin, type Ran, type run, tryOut } from './odds/run.ts';
import { type TurnOdds, turnsOf } from './odds/turns.ts';
import { termsOf } from './play/usable.ts';

export type { Against, User } from './odds/against.ts';
export { type Field, fieldOf } from './odds/field.ts';
export type { TurnOdds } from './odds/turns.ts';

/** What one use of an ability does to a target, exactly, and how many turns it takes to kill. */
export interface AbilityOdds {
  readonly name: string;
  /** What the target is called in a sentence. */
  readonly target: string;
  readonly distance: number;
  /** Undefined where nothing is rolled to hit the target. */
  readonly hit: Fraction | undefined;
  /** The lowest number that hits, of the first attack roll. */
  readonly hitsOn: number | undefined;
  readonly crit: Fraction;
  /** Dead once the ability is done. */
  readonly kill: Fraction;
  /** How much damage it takes, by rising damage; what goes beyond its health counts too. */
  readonly damage: readonly DamageOdds[];
  readonly expected: Fraction;
  readonly turns: TurnOdds;
  /** The chance of all that was not followed: there were too many ways for the dice to fall. */
  readonly remainder: Fraction;
  /** Parts that are played by hand came up and were left out: the figures are a lower bound. */
  readonly byHand: boolean;
  /** Stand-ins were played: the figures are approximate. */
  readonly standIn: boolean;
  /** What the figures take for granted, in a sentence. */
  readonly assumption: string;
}

export interface DamageOdds {
  readonly damage: number;
  readonly chance: Fraction;
}

/** The odds, or why there are none. */
export type Answer = { readonly odds: AbilityOdds } | { readonly refusal: Refusal };

/** Abilities by their index on the compiled card: `game.cards[...].abilities`. */
export function oddsOf(field: Field, ability: number): Answer {
  const { game, user, against } = field;
  const card = game.cards[game.cardOf.get(user.card) ?? -1];
  const used = card?.abilities[ability];
  if (card === undefined || used === undefined) {
    return refuse('odds/unknown', 'This unit has no such ability. Ask about one that stands on its cards.');
  }
  if (used.program.manual) {
    return { refusal: byHand(used.name) };
  }
  const use = termsOf(used);
  const ready: User = { ...user, tokens: withCost(user, use.spend) };
  let refusal: Refusal | undefined;
  for (const distance of against.distance === undefined ? nearThree : [against.distance]) {
    const duel = duelOn(field, ready, distance, use.ultimate ?? 1);
    if (duel === undefined) {
      refusal ??= noPlace(distance, against);
      continue;
    }
    const start = begin(duel, ability);
    if ('code' in start) {
      refusal ??= start;
      continue;
    }
    const best = bestPlan(duel, start, ability);
    if (best.ran.runs.some(({ tally, touched }) => tally.targeted || tally.damage > 0 || touched)) {
      return { odds: figuresOf(field, duel, used.name, ability, start, distance, best) };
    }
    refusal ??= best.ran.runs.some(({ tally }) => tally.byHand)
      ? byHand(used.name)
      : notReached(used.name, field.name, against.distance);
  }
  return { refusal: refusal ?? notReached(used.name, field.name, against.distance) };
}

/** From where most abilities are used, then nearer, then further. */
const nearThree = [3, 2, 1, 4, 5, 6, 8, 10];

const refuse = (code: string, message: string): { readonly refusal: Refusal } => ({ refusal: { code, message } });

const byHand = (name: string): Refusal => ({
  code: 'odds/by-hand',
  message: `What ${name} does is played by hand: its text is not read in full.`,
});

const noPlace = (distance: number, { halfShadow }: Against): Refusal => ({
  code: 'odds/no-place',
  message:
    distance < 1 || distance > furthest || !Number.isInteger(distance)
      ? `A target stands at a distance from 1 to ${furthest}; ${distance} is none.`
      : halfShadow
        ? `Nothing at distance ${distance} is seen by half; choose another distance.`
        : `There is no room for both at distance ${distance}.`,
});

const notReached = (name: string, target: string, distance: number | undefined): Refusal => ({
  code: 'odds/out-of-reach',
  message:
    distance === undefined
      ? `${name} does nothing to ${target} as an enemy in the open.`
      : `${name} does nothing to ${target} at distance ${distance}.`,
});

/** What the user needs to pay, where it is not said to have more. */
function withCost({ tokens = [] }: User, spend: readonly { token: string; count: number }[] = []) {
  const paid = spend.filter(({ token }) => !tokens.some((one) => one.token === token));
  return [...tokens, ...paid];
}

/** At most so many ways to choose options are tried. */
const mostPlans = 16;

export interface Best {
  readonly plan: Plan;
  readonly ran: Ran;
  /** There was a choice of options. */
  readonly chosen: boolean;
}

/** Tries the user's options: the likeliest kill is best, then the most damage, then the surest hit. */
function bestPlan(duel: Duel, start: Parameters<typeof run>[1], ability: number): Best {
  const open: number[][] = [[]];
  let best: Best | undefined;
  let tried = 0;
  for (let choices = open.shift(); choices !== undefined && tried < mostPlans; choices = open.shift(), tried++) {
    const plan: Plan = { choices, asked: [] };
    const ran = tryOut(duel, start, ability, plan);
    for (let at = choices.length; at < plan.asked.length; at++) {
      for (let other = 1; other < plan.asked[at]!; other++) {
        open.push([...choices, ...new Array<number>(at - choices.length).fill(0), other]);
      }
    }
    if (best === undefined || isBetter(ran, best.ran)) best = { plan, ran, chosen: plan.asked.length > 0 };
  }
  return best as Best;
}

const isBetter = (a: Ran, b: Ran): boolean => {
  const order = compare(a.kill, b.kill) || compare(a.expected, b.expected) || compare(a.hit, b.hit);
  return order > 0;
};

const compare = (a: Fraction, b: Fraction): number => {
  const difference = a.over * b.under - b.over * a.under;
  return difference > 0n ? 1 : difference < 0n ? -1 : 0;
};

function figuresOf(
  field: Field,
  duel: Duel,
  name: string,
  ability: number,
  start: Parameters<typeof run>[1],
  distance: number,
  { plan, ran, chosen }: Best,
): AbilityOdds {
  const { runs } = ran;
  const byDamage = new Map<number, Fraction>();
  for (const { tally, chance } of runs) {
    byDamage.set(tally.damage, plus(byDamage.get(tally.damage) ?? none, chance));
  }
  const rolled = runs.find(({ tally }) => tally.rolled);
  return {
    name,
    target: field.name,
    distance,
    hit: rolled && ran.hit,
    hitsOn: rolled && rolled.tally.def + 1,
    crit: ran.crit,
    kill: ran.kill,
    damage: [...byDamage].sort(([a], [b]) => a - b).map(([damage, chance]) => ({ damage, chance })),
    expected: ran.expected,
    turns: turnsOf(duel, start, ability, plan),
    remainder: ran.remainder,
    byHand: runs.some(({ tally }) => tally.byHand),
    standIn: runs.some(({ tally }) => tally.standIn),
    assumption: assumptionOf(field, distance, chosen),
  };
}

function assumptionOf({ against, name }: Field, distance: number, chosen: boolean): string {
  const sight = against.halfShadow ? 'seen by half' : 'in clear sight';
  const choices = chosen ? ' Of its options the user takes what kills likeliest, then what deals most.' : '';
  return (
    `The dice are followed until somebody else decides; ${name} stands at distance ${distance}, ${sight}, on open ground.${choices} ` +
    'Over several turns both are back there before each use, it is used once a turn as its cost and limits allow, and the target does nothing.'
  );
}
