import type { Amount, Count, Ref } from '../../program.ts';
import type { Context } from '../context.ts';
import { possessive, pronoun } from '../nouns/pronoun.ts';
import type { Cursor } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';
import { thing } from './count.ts';
import { harmInTime } from './harm-in-time.ts';
import { healthGained } from './health-gained.ts';
import { healthLost } from './health-lost.ts';

type Term = NonNullable<Amount['terms']>[number];

/** `(1/2 the target's max hp) - 1`, `twice the number of enemies in range 2`, `their missing health`: a number that is worked out. */
export function formula(cursor: Cursor, context: Context): Amount | undefined {
  return cursor.try(() => {
    const apart = cursor.sees('the? difference') ? cursor.try(() => difference(cursor, context)) : undefined;
    if (apart !== undefined) return apart;
    const halved = cursor.sees('half|1') ? cursor.try(() => halfDifference(cursor, context)) : undefined;
    if (halved !== undefined) return halved;
    let sum = part(cursor, context);
    if (sum === undefined) return undefined;
    for (;;) {
      const { at } = cursor;
      const minus = cursor.takeAny('-', ',? minus');
      const more = minus || cursor.takeAny('+', ',? plus') ? part(cursor, context) : undefined;
      // "Damage equal to your Coins, plus 1dmg if ..." is more of something else.
      if (more === undefined || cursor.sees('dmg|damage|for|per|if')) {
        cursor.at = at;
        return sum.terms?.some(({ by }) => by !== undefined) ? rounded(cursor, sum) : sum;
      }
      sum = added(sum, more, minus ? -1 : 1);
    }
  });
}

/** `the difference between your health and theirs`, `the difference between your Coins and the target's`: of whichever has more. */
function difference(cursor: Cursor, context: Context): Amount | undefined {
  if (!cursor.takeAny('the? difference between|in', 'the? difference of')) return undefined;
  const ofBoth = cursor.before?.text === 'in';
  // "The difference in health between you and the target".
  const kind = ofBoth ? ownKind(cursor, context) : undefined;
  if (ofBoth) {
    if (kind === undefined || !cursor.take('between')) return undefined;
    const one = pronoun(cursor, context)?.ref;
    const other = one !== undefined && cursor.take('and') ? pronoun(cursor, context)?.ref : undefined;
    return one && other && one !== other ? apart(kind(one), kind(other)) : undefined;
  }
  const one = possessive(cursor, context);
  const what = one && ownKind(cursor, context);
  if (one === undefined || what === undefined || !cursor.take('and')) return undefined;
  const other = cursor.try(() => {
    const ref = possessive(cursor, context);
    const named = ref && ownKind(cursor, context);
    return ref && named && JSON.stringify(named(ref)) === JSON.stringify(what(ref)) ? ref : undefined;
  });
  const bare = other ?? (cursor.takeAny('theirs', "the? target's", 'its') ? context.them : undefined);
  return bare !== undefined && bare !== one ? apart(what(one), what(bare)) : undefined;
}

/** `1/2 the difference between your health and theirs`, `half the difference`: of the whole of it. */
function halfDifference(cursor: Cursor, context: Context): Amount | undefined {
  if (!cursor.takeAny('1 / 2 of? the difference', 'half of? the difference')) return undefined;
  cursor.at -= 2;
  const whole = difference(cursor, context);
  roundedUp(cursor);
  return whole && { ...whole, half: true };
}

const apart = (one: Count, other: Count): Amount => ({
  base: 0,
  terms: [
    { each: 1, per: one },
    { each: -1, per: other },
  ],
  apart: true,
});

/** `health`, `speed`, `missing health`, `Coins`: what both of two have some of. */
function ownKind(cursor: Cursor, context: Context): ((on: Ref) => Count) | undefined {
  const kind = healthKind(cursor);
  if (kind !== undefined) return (on) => ({ count: kind, on });
  if (cursor.take('speed')) return (on) => ({ count: 'speed', on });
  const word = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['counter', 'condition', 'token']);
  if (word === undefined) return undefined;
  cursor.at = word.to;
  const token = word.word.ref;
  return (on) => ({ count: 'tokens', token, on });
}

/** `, rounded up`: T-032 says so of every share. */
export const roundedUp = (cursor: Cursor): boolean =>
  cursor.takeAny(', rounded|rounding up', '( rounded|rounding up )', 'rounded|rounding up');

/** `, rounding down`, `(rounded down)`: otherwise than shares are. */
export const roundedDown = (cursor: Cursor): boolean =>
  cursor.takeAny(', round|rounded|rounding down', '( round|rounded|rounding down )', 'rounded|rounding down');

const rounded = (cursor: Cursor, sum: Amount): Amount => {
  if (!roundedDown(cursor)) {
    roundedUp(cursor);
    return sum;
  }
  return { ...sum, terms: sum.terms?.map((term) => (term.by === undefined ? term : { ...term, down: true })) ?? [] };
};

function part(cursor: Cursor, context: Context): Amount | undefined {
  return cursor.try(() => {
    if (cursor.take('(')) {
      const inner = formula(cursor, context);
      return inner !== undefined && cursor.take(')') ? inner : undefined;
    }
    const share = cursor.try((): Pick<Term, 'each' | 'by'> | undefined => {
      if (cursor.take('half of?')) return { each: 1, by: 2 };
      if (cursor.takeAny('twice', 'double')) return { each: 2 };
      const named = cursor.take('a|one? third|quarter|fourth|fifth of')
        ? cursor.tokens[cursor.at - 2]?.text
        : undefined;
      if (named !== undefined) return { each: 1, by: named === 'third' ? 3 : named === 'fifth' ? 5 : 4 };
      if (cursor.take('1 / # of?'))
        return (cursor.numbers[0] ?? 0) > 0 ? { each: 1, by: cursor.numbers[0] ?? 1 } : undefined;
      if (cursor.take('# % of?')) {
        // "50% of": every second one. A share that is none of so many is not worked out.
        const by = 100 / (cursor.numbers[0] ?? 0);
        return Number.isInteger(by) ? { each: 1, ...(by > 1 && { by }) } : undefined;
      }
      return cursor.take('# x|times') ? { each: cursor.numbers[0] ?? 1 } : undefined;
    });
    if (share === undefined && cursor.take('#')) return forEach(cursor, context, cursor.numbers[0] ?? 0);
    const per = quantity(cursor, context);
    const by = per && share === undefined && cursor.take('/ #') ? (cursor.numbers[0] ?? 0) : undefined;
    if (by !== undefined) return per && by > 0 ? { base: 0, terms: [{ each: 1, per, by }] } : undefined;
    return per && { base: 0, terms: [{ each: 1, ...share, per }] };
  });
}

/** `2 per Coin spent`, `1 for each ally`: so much for every one of them; the number alone where nothing is counted. */
function forEach(cursor: Cursor, context: Context, each: number): Amount {
  const per = cursor.sees('per|for')
    ? cursor.try(() => (cursor.takeAny('per', 'for each|every') ? thing(cursor, context) : undefined))
    : undefined;
  return per === undefined ? { base: each } : { base: 0, terms: [{ each, per }] };
}

/** `the current round number`, `the number of the round`. */
export const roundNumber = (cursor: Cursor): Count | undefined =>
  cursor.takeAny('the? current? round number', 'the? current? number of the round', 'the? current round')
    ? { count: 'round' }
    : undefined;

/** What a formula takes the number of. */
function quantity(cursor: Cursor, context: Context): Count | undefined {
  return (
    cursor.try(() =>
      cursor.take('the? number of') ? (owned(cursor, context) ?? thing(cursor, context)) : undefined,
    ) ??
    speed(cursor, context) ??
    cursor.try(() => owned(cursor, context)) ??
    harmInTime(cursor, context) ??
    healthLost(cursor, context) ??
    healthGained(cursor, context) ??
    dealt(cursor, context) ??
    roundNumber(cursor) ??
    far(cursor, context) ??
    health(cursor, context)
  );
}

/** `the distance`, `your distance to the target`, `their distance from you`: how far the target is, or each of those in an area around you. */
const far = (cursor: Cursor, { them, slot, laid, centre }: Context): Count | undefined =>
  cursor.try((): Count | undefined => {
    if ((them !== 'target' && them !== 'each') || (slot !== 'ability' && slot !== 'default')) return undefined;
    if (!cursor.takeAny('the|their|its|your distance|range', "the? target's distance", 'distance')) return undefined;
    const between = cursor.takeAny(
      'to|from you',
      'to|of the? target',
      'to|of them|it',
      'between you and the? target|them|it',
    );
    // In an area that lies elsewhere it could be from its middle.
    if (!between && them === 'each' && laid && centre !== 'you') return undefined;
    return cursor.sees('to|from|between|of|they|it|you|moved')
      ? undefined
      : { count: 'distance', from: 'you', to: them };
  });

/** `your speed`, `its movement speed`. */
const speed = (cursor: Cursor, context: Context): Count | undefined =>
  cursor.try((): Count | undefined => {
    const on = possessive(cursor, context);
    return on !== undefined && cursor.take('current|movement? speed') ? { count: 'speed', on } : undefined;
  });

/** `your Charges`, `the target's Poison counters`. */
function owned(cursor: Cursor, context: Context): Count | undefined {
  const { at } = cursor;
  const found = ownedBy(cursor, context);
  if (found === undefined) cursor.at = at;
  return found;
}

function ownedBy(cursor: Cursor, context: Context): Count | undefined {
  const on = possessive(cursor, context);
  const many = on !== undefined && cursor.take('number of');
  if (many && cursor.take('conditions')) return { count: 'conditions', on };
  const word = on && wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['counter', 'condition', 'token']);
  if (on === undefined || word === undefined) return undefined;
  cursor.at = word.to;
  return { count: 'tokens', token: word.word.ref, on };
}

/** `the damage dealt`, `that amount`: where damage was told of. */
export function dealt(cursor: Cursor, { damage, named, underWay, restored }: Context): Count | undefined {
  if (restored && cursor.takeAny('the|that same? amount healed?', 'that much', 'as much', 'the amount healed'))
    return { count: 'damage', healed: true };
  if (!damage) return undefined;
  if (damage === 'each') return dealtToAll(cursor);
  // Of an adjacent enemy it is not said to whom: to you, or to whoever was killed.
  if (cursor.takeAny('the|any|all? excess damage?'))
    return cursor.sees('to a|an|another|each adjacent') ? undefined : { count: 'damage', excess: true };
  const said = cursor.takeAny(
    'the|that amount of? damage? you? dealt|received|taken',
    'the|that|this amount',
    'the damage you? dealt|received|taken|took|suffered|deal|receive|take',
    'that damage',
    'damage|dmg you? dealt|taken|received|deal|take',
    'that much',
    'the same amount',
    'as much as you dealt',
    'as much? as was dealt',
    'as much damage as was dealt',
    'the damage',
  );
  // "Heal the same": where nothing else is the same.
  const same =
    !said && cursor.try(() => cursor.takeAny('the same', 'as much') && (cursor.done || cursor.sees(',|yourself')));
  if (!said && !same) return undefined;
  // Only of damage that somebody has taken, and is answered, it is known.
  const answers = named.attacker === 'other' && underWay === undefined;
  return answers && cursor.take(',? before armor') ? { count: 'damage', bare: true } : { count: 'damage' };
}

/** `gain that much overshield`: as was dealt. */
export const asMuch = ({ damage }: Context): Amount | undefined =>
  damage
    ? { base: 0, terms: [{ each: 1, per: { count: 'damage', ...(damage === 'each' && { all: true }) } }] }
    : undefined;

/** `Burst 1, 2dmg. Heal the damage dealt`: to all of them together. */
const dealtToAll = (cursor: Cursor): Count | undefined =>
  cursor.takeAny(
    'the|all|total damage you? dealt',
    'the total damage dealt?',
    'damage|dmg you? dealt|deal',
    'that much',
    'as much',
  ) && !cursor.sees('to|as')
    ? { count: 'damage', all: true }
    : undefined;

/** `their missing health`, `the target's max hp`, `your health`. */
function health(cursor: Cursor, context: Context): Count | undefined {
  return cursor.try((): Count | undefined => {
    const named = cursor.try(() => {
      const on = possessive(cursor, context);
      const kind = on && healthKind(cursor);
      return on && kind ? { count: kind, on } : undefined;
    });
    if (named !== undefined) return named;
    cursor.take('the');
    const kind = healthKind(cursor);
    const on = kind && cursor.take('of') ? pronoun(cursor, context)?.ref : undefined;
    return kind && on ? { count: kind, on } : undefined;
  });
}

function healthKind(cursor: Cursor): 'health' | 'max-health' | 'missing-health' | 'overshield' | undefined {
  if (cursor.take('current? overshield')) return 'overshield';
  if (cursor.take('missing health|hp')) return 'missing-health';
  if (cursor.take('max|maximum|full health|hp')) return 'max-health';
  return cursor.take('current|remaining? health|hp') ? 'health' : undefined;
}

function added(a: Amount, b: Amount, sign: 1 | -1): Amount {
  const terms = [...(a.terms ?? []), ...(b.terms ?? []).map((term) => ({ ...term, each: sign * term.each }))];
  return { base: a.base + sign * b.base, ...(terms.length > 0 ? { terms } : {}) };
}
