import type { Condition, Range } from '../../program.ts';
import type { Context } from '../context.ts';
import { giver, giversTurn } from '../nouns/giver.ts';
import { pronoun } from '../nouns/pronoun.ts';
import { range } from '../nouns/range.ts';
import { Cursor } from '../words/cursor.ts';
import { not } from '../words/negation.ts';

/**
 * `you are not in range 3 of whoever gave this`, in the text of a token or condition. Where only its owner was named before, "in range 3" is
 * of that one.
 */
export function nearGiver(cursor: Cursor, context: Context): Condition[] | undefined {
  const { self, slot } = context;
  if (self === undefined || (slot !== 'token' && slot !== 'condition')) return undefined;
  return cursor.try((): Condition[] | undefined => {
    const there = isNear(cursor, context);
    if (there !== undefined) return there;
    // "While in range 2 of Ironbeard": the reader of the text.
    const elided = cursor.sees('in|within|adjacent|next') && /^(?:while|if)$/.test(cursor.before?.text ?? '');
    const bare = elided || cursor.sees('not|out|outside|beyond');
    if (!bare && (pronoun(cursor, context)?.ref !== 'you' || !cursor.takeAny('are|is', "aren't|isn't")))
      return undefined;
    const never = (!bare && /n't$/.test(cursor.before?.text ?? '')) || cursor.take('not');
    const far = reach(cursor);
    if (far === undefined) return undefined;
    const { start, ...where } = far;
    const named = cursor.take('of|from|to')
      ? (giver(cursor, context) ?? (cursor.take('them|it') ? known(cursor, context, start) : undefined))
      : known(cursor, context, start);
    if (named === undefined || !(cursor.done || cursor.sees(',|and|or|.'))) return undefined;
    const near: Condition = {
      is: 'there-is',
      who: { ...named.who, places: [{ range: { max: where.max }, ...(where.seen && { sight: true }) }] },
    };
    return [never === where.inside ? not(near) : near];
  });
}

/** `Ironbeard is in range 2`, `whoever gave this isn't adjacent to you`. */
const isNear = (cursor: Cursor, context: Context): Condition[] | undefined =>
  cursor.try((): Condition[] | undefined => {
    const named = giver(cursor, context);
    if (named === undefined || !cursor.takeAny('is', "isn't")) return undefined;
    const never = /n't$/.test(cursor.before?.text ?? '') || cursor.take('not');
    const far = reach(cursor);
    if (far === undefined || far.seen) return undefined;
    cursor.take('of|from|to you');
    if (!cursor.done && !cursor.sees(',|and|or|.')) return undefined;
    const near: Condition = {
      is: 'there-is',
      who: { ...named.who, places: [...(named.who.places ?? []), { range: { max: far.max } }] },
    };
    return [never === far.inside ? not(near) : near];
  });

interface Reach {
  readonly max: number;
  readonly inside: boolean;
  /** In sight, too. */
  readonly seen?: boolean;
  readonly start: number;
}

/** `in range 3`, `adjacent`, `beyond range 3`, `outside of range 3`. */
function reach(cursor: Cursor): Reach | undefined {
  const start = cursor.at;
  if (cursor.takeAny('adjacent', 'next')) return { max: 1, inside: true, start };
  const inside = cursor.take('in|within|inside');
  if (!inside && !cursor.takeAny('beyond', 'outside of?', 'out of')) return undefined;
  const far: Range | undefined = range(cursor);
  if (far?.max === undefined || far.min !== undefined) return undefined;
  // "Out of range 4 or LoS": where one of the two is so.
  const seen =
    !inside && cursor.takeAny('or los|sight', 'or line of sight', 'or out of los|sight', 'or out of line of sight');
  return { max: far.max, inside, start, ...(seen && { seen }) };
}

/** The giver, where it was named before and nobody else was. */
function known({ tokens }: Cursor, context: Context, before: number): ReturnType<typeof giver> {
  const at = tokens.findIndex(
    ({ text }, index) =>
      index < before &&
      (/^(?:owner|giver|caster|source|whoever)$/.test(text) ||
        (text === 'at' && giversTurn(new Cursor(tokens, index, before), context) !== undefined)),
  );
  if (at < 0) return undefined;
  return {
    who: { side: 'any', if: [{ is: 'gave', of: 'each', token: context.self?.ref ?? '' }] },
    many: 'each',
    all: true,
  };
}
