import type { Condition, Ref, Who } from '../../program.ts';
import type { Context } from '../context.ts';
import { placeRef } from '../nouns/place-of.ts';
import { type Cursor, oneOf } from '../words/cursor.ts';
import { not } from '../words/negation.ts';

export const sightWords = oneOf('see sees sight los visible');

/** `can see`, `has line of sight to`. */
const canSee = (cursor: Cursor): boolean =>
  cursor.takeAny('can? see|sees', 'has|have line of sight to', 'has|have los|sight to');

/** `cannot see`, `does not have LoS to`. */
const cannotSee = (cursor: Cursor): boolean =>
  cursor.takeAny(
    "can't|cannot|don't|doesn't see",
    'can|do|does not see',
    "don't|doesn't have line of sight to",
    'do|does not have line of sight to',
    "don't|doesn't have los|sight to",
    'do|does not have los|sight to',
    'has|have no los|sight to',
    'has|have no line of sight to',
  );

/** `cannot see you`, `can see your Wolf`, behind who looks: sight is asked from there, which is not the same the other way round (T-078). */
export function seesSomebody(cursor: Cursor, context: Context, from: Ref): Condition[] | undefined {
  if (from === 'you' || cursor.lacks(sightWords)) return undefined;
  return cursor.try((): Condition[] | undefined => {
    const negative = cannotSee(cursor);
    if (!negative && !canSee(cursor)) return undefined;
    const of = placeRef(cursor, context);
    if (of === undefined || of === from) return undefined;
    const sees: Condition = { is: 'place', of, place: { sight: true, of: from } };
    return [negative ? not(sees) : sees];
  });
}

/** `can see you`, `has line of sight to the target`, behind a group: those of it who do; `blind`: it is said that they do not. */
export function looking(
  cursor: Cursor,
  context: Context,
  who: Who,
): { readonly who: Who; readonly blind: boolean } | undefined {
  const blind = cannotSee(cursor);
  if (!blind && !canSee(cursor)) return undefined;
  const sees = placeRef(cursor, context);
  return sees && { who: { ...who, places: [...(who.places ?? []), { sees }] }, blind };
}
