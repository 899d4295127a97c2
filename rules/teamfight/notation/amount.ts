import type { Amount, Condition, Count } from '../program.ts';
import { atDistance } from './at-distance.ts';
import { conditions } from './condition.ts';
import type { Context } from './context.ts';
import { thing } from './count.ts';
import { Cursor } from './cursor.ts';
import { formula, roundedUp, roundNumber } from './formula.ts';
import { not } from './negation.ts';
import { noun, standingWho } from './noun.ts';
import { inRounds } from './rounds.ts';
import { wordAt } from './words.ts';

export type Term = NonNullable<Amount['terms']>[number];

/** Damage: `2dmg`, `2 damage`, `2 irreducible damage`, `1dmg + 1dmg per Powder you have`, `2dmg for each enemy in range 1`. */
export function damage(
  cursor: Cursor,
  context: Context,
): { readonly amount: Amount; readonly irreducible: boolean } | undefined {
  return cursor.try(() => {
    const worked = unknown(cursor, context, ['xdmg', 'x dmg|damage', 'damage equal to']);
    if (worked !== undefined) return { amount: worked, irreducible: false };
    const irreducible = cursor.take('# irreducible dmg|damage');
    // Older cards write a sword before the number.
    if (!irreducible && !cursor.takeAny('# dmg|damage', '(sword) #')) return undefined;
    return { amount: scaled(cursor, context, cursor.numbers[0] ?? 0), irreducible };
  });
}

/** `Xdmg, where X is half your health`, `damage equal to their missing health`. */
export function unknown(cursor: Cursor, context: Context, begins: readonly string[]): Amount | undefined {
  return cursor.try(() => {
    if (!cursor.takeAny(...begins)) return undefined;
    const equal = cursor.tokens[cursor.at - 1]?.text === 'to';
    return equal || cursor.take(',? where x is') ? formula(cursor, context) : worthOfX(cursor, context);
  });
}

/** What X is where the end of the sentence says so; `(max 5)` behind it is of all. Takes nothing. */
export function worthOfX({ tokens }: Pick<Cursor, 'tokens'>, context: Context): Amount | undefined {
  if (context.x === undefined) return undefined;
  const said = new Cursor(tokens, context.x.from, context.x.to);
  const worked = formula(said, context);
  const most = worked && said.takeAny('( max|maximum|up to? # )', ', max|maximum #') ? said.numbers[0] : undefined;
  return worked && said.done ? { ...worked, ...(most !== undefined && { most }) } : undefined;
}

/** What grows a first number: `per ...` behind it, and every `+ ndmg per ...`. */
function scaled(cursor: Cursor, context: Context, first: number): Amount {
  const per = counting(cursor, context);
  const terms: Term[] = per === undefined ? [] : [{ each: first, ...per }];
  for (;;) {
    const term = bonus(cursor, context);
    if (term === undefined) break;
    terms.push(term);
  }
  return atMost(cursor, { base: per === undefined ? first : 0, ...(terms.length > 0 ? { terms } : {}) });
}

/**
 * `1dmg for each Coin (max 4)`, `2dmg + 1dmg per Coin (max +3)`: how much it can be. Without a sign it is of all, where nothing stands
 * before what is counted.
 */
function atMost(cursor: Cursor, amount: Amount): Amount {
  const { base, terms = [] } = amount;
  if (terms.length !== 1 || terms[0]?.per === undefined) return amount;
  const most = cursor.try(() => {
    const ends = cursor.takeAny('( max|maximum|up', ', max|maximum|up', ', to a max|maximum');
    if (!ends) return undefined;
    const inside = cursor.tokens[cursor.at - 2]?.text === '(';
    cursor.takeAny('to a max|maximum of', 'to|of');
    const more = cursor.take('+');
    if (!cursor.take('#') || (base > 0 && !more)) return undefined;
    const [number = 0] = cursor.numbers;
    cursor.take('dmg|damage|health|hp');
    return inside && !cursor.take(')') ? undefined : base + number;
  });
  return most === undefined ? amount : { ...amount, most };
}

/** A number that may be counted: `2`, `1 per Kill counter`. */
export function counted(cursor: Cursor, context: Context, first: number): Amount {
  const per = counting(cursor, context);
  return per === undefined ? { base: first } : atMost(cursor, { base: 0, terms: [{ each: first, ...per }] });
}

/** `+1dmg per Powder you have`, `+ 1dmg for each DoT on the target`, `+1dmg if target is alone`. */
export function bonus(cursor: Cursor, context: Context): Term | undefined {
  return cursor.try(() => {
    const less = cursor.sees('-|minus');
    if (!cursor.takeAny('+|-|plus|minus # dmg|damage', 'and? + # dmg|damage')) {
      // "3dmg, -1 if you have Armor": of the damage that it stands behind.
      if (!cursor.sees('+|- # if|unless|per') || !cursor.take('+|- #')) return undefined;
    }
    const each = less ? -(cursor.numbers[0] ?? 0) : (cursor.numbers[0] ?? 0);
    const per = counting(cursor, context);
    if (per !== undefined) return { each, ...per };
    const asked =
      atDistance(cursor, context) ??
      ifConditions(cursor, { ...context, damage: false }) ??
      againstSome(cursor, context);
    return asked && { each, if: asked };
  });
}

/** `against summons`, `to units adjacent to a wall`: of whom the damage is done to. */
export function againstSome(cursor: Cursor, context: Context): Condition[] | undefined {
  return cursor.try(() => {
    const { them } = context;
    if ((them !== 'target' && them !== 'each') || !cursor.take('against|vs|versus|to')) return undefined;
    const found = noun(cursor, context);
    if (found === undefined || found.ref !== undefined || found.max !== undefined || found.who.yours) return undefined;
    const who = standingWho(found, true);
    return who && [{ is: 'unit', of: them, who }];
  });
}

/** Not all of some conditions at once. */
export const notAll = (asked: readonly Condition[]): Condition =>
  asked.length === 1 ? not(asked[0] as Condition) : { is: 'any', of: asked.map(not) };

export function ifConditions(cursor: Cursor, context: Context): Condition[] | undefined {
  return cursor.try(() => {
    if (cursor.take('if')) return conditions(cursor, context);
    const rounds = inRounds(cursor);
    if (rounds !== undefined) return rounds.slice();
    const asked = cursor.take('unless') ? conditions(cursor, context) : undefined;
    return asked && [notAll(asked)];
  });
}

/** `per Powder you have`, `for each enemy in range 2`, `per 2 Kill counters`. */
export function counting(cursor: Cursor, context: Context): Pick<Term, 'per' | 'by'> | undefined {
  return cursor.try(() => {
    const gone = cursor.try(() => eachGone(cursor));
    if (gone !== undefined) return { per: gone };
    if (!cursor.takeAny('per', '/', 'for each|every')) return times(cursor, context);
    const by = cursor.take('#') ? cursor.numbers[0] : undefined;
    const per = thing(cursor, context);
    if (by !== undefined) roundedUp(cursor);
    return per && { per, ...(by === undefined ? {} : { by }) };
  });
}

/** `destroy all Rocks in range 3, heal 2 for each`: for each of those, where nothing else could be counted. */
function eachGone(cursor: Cursor): Count | undefined {
  const { tokens, at } = cursor;
  if (!cursor.takeAny('for each|every one', 'for each|every', 'per piece|marker|object')) return undefined;
  cursor.takeAny('of them', 'this way', 'that was? destroyed|removed', 'destroyed|removed');
  if (!cursor.done && !cursor.sees(',|and')) return undefined;
  const said = tokens.slice(0, at).map(({ text }) => text);
  return said.includes('destroy') || said.includes('remove') ? { count: 'removed' } : undefined;
}

/** `2dmg*Charges`: so much for each. */
function times(cursor: Cursor, { words }: Context): Pick<Term, 'per'> | undefined {
  if (!cursor.peek()?.times) return undefined;
  const round = roundNumber(cursor);
  if (round !== undefined) return { per: round };
  const counter = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['counter']);
  if (counter === undefined) return undefined;
  cursor.at = counter.to;
  return { per: { count: 'tokens', token: counter.word.ref, on: 'you' } };
}
