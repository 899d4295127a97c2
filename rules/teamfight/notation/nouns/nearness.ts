import type { Condition, Place, Ref, Who } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Cursor } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';
import { kindOfPlace } from './kind-of-place.ts';
import { type Draft, type Noun, several } from './noun.ts';
import { isOwnerless } from './ownerless.ts';
import { placeRef } from './place-of.ts';
import { rangeBehind } from './range.ts';
import { withinArea } from './within-area.ts';

/** `no enemy is in range 2`, `no other unit is adjacent to the target`, `an ally is in range 2`, `2 or more enemies are adjacent to you`. */
export function nobody(cursor: Cursor, context: Context): Condition[] | undefined {
  // "If the enemy is adjacent to you": somebody who is known.
  if (cursor.sees('the|that enemy|ally|unit|hero is')) return undefined;
  return cursor.try((): Condition[] | undefined => {
    const none = cursor.take('no');
    const asked = units(cursor, context);
    if (asked === undefined || !cursor.take('is|are')) return undefined;
    const near = nearby(cursor, context);
    // "On a Snare or in Mud" is asked of each of them.
    if (near === undefined || cursor.sees('or in|on|at|adjacent|next|within')) return undefined;
    const { at, of } = near;
    const side = asked.who;
    // "No other unit": neither you nor the one whom the place is measured from.
    const from = of === undefined ? [] : [of];
    // One does not see oneself.
    const seen = at.sight && side.side === 'any' && side.except === undefined;
    const except = seen
      ? (['you'] as const)
      : side.except === undefined && (of ?? 'you') === 'you'
        ? undefined
        : [...new Set([...(side.except ?? []), ...from])];
    const who: Who = { ...side, ...(except ? { except } : {}), places: [...(side.places ?? []), at] };
    return [{ is: 'there-is', who, ...(none ? { min: 0, max: 0 } : asked.count) }];
  });
}

/** Units without a place: `enemy`, `2 or more allies`, `any other unit`. */
export function units(
  cursor: Cursor,
  context: Context,
): { readonly who: Who; readonly count?: { readonly min?: number; readonly max?: number } } | undefined {
  return cursor.try(() => {
    const least = cursor.take('at least');
    const only = !least && cursor.take('exactly|only|just');
    const number = cursor.take('#') ? cursor.numbers[0] : undefined;
    const more = number !== undefined && cursor.take('or more');
    const fewer = number !== undefined && !more && !only && cursor.take('or fewer|less');
    if ((least || only) && number === undefined) return undefined;
    if (only && more) return undefined;
    const named = several(cursor, context);
    if (named === undefined || named.area || named.range || named.seen || named.forced || named.min !== undefined)
      return undefined;
    const count =
      number === undefined
        ? undefined
        : fewer
          ? { min: 0, max: number }
          : { min: number, ...(only && { max: number }) };
    return { who: named.who, ...(count ? { count } : {}) };
  });
}

/** `on Mud`, `on a Mine`, `in your Field`. */
function onPiece(cursor: Cursor, { words }: Context): Place | undefined {
  if (!cursor.take('on|in|inside')) return undefined;
  const yours = cursor.takeAny('one|any of your', 'your');
  if (!yours) cursor.take('a|an|any');
  const found = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['marker', 'terrain']);
  if (found === undefined || found.word.fields.long !== undefined) return undefined;
  cursor.at = found.to;
  const { kind, ref } = found.word;
  if (!yours) return { on: ref };
  return kind === 'marker' ? { range: { max: 0 }, of: { marker: ref, yours: true } } : undefined;
}

/** `in range 2`, `adjacent to the target`: a place, and whom it is measured from. */
function nearby(cursor: Cursor, context: Context): { readonly at: Place; readonly of?: Ref } | undefined {
  return cursor.try((): { readonly at: Place; readonly of?: Ref } | undefined => {
    if (withinArea(cursor, context)) return { at: { inArea: true } };
    if (!isOwnerless(context) && cursor.takeAny('in|within your? los|sight', 'in|within your? line of sight'))
      return cursor.sees('of|to') ? undefined : { at: { sight: true }, of: 'you' as const };
    const ground = cursor.try(() => kindOfPlace(cursor, context)) ?? cursor.try(() => onPiece(cursor, context));
    if (ground !== undefined) return { at: ground };
    if (cursor.sees('adjacent') && !cursor.sees('adjacent to') && cursor.take('adjacent'))
      return { at: { range: { max: 1 } }, of: 'you' as const };
    const near = cursor.take('adjacent|next to');
    const far = near ? { max: 1 } : cursor.take('in|within') ? rangeBehind(cursor, 'within') : undefined;
    if (far === undefined) return undefined;
    if (!near && !cursor.take('of')) return { at: { range: far }, of: 'you' as const };
    const of = placeRef(cursor, context);
    return of && { at: { range: far, ...(of === 'you' ? {} : { of }) }, of };
  });
}

/** `adjacent to a wall`, `against any wall`: a wall line on a side, or a filled space beside it. */
export const besideWall = (cursor: Cursor): boolean =>
  cursor.takeAny(
    'adjacent|next to a|any|one wall',
    'adjacent|next to walls',
    'touching|against|beside a|any wall',
    'touching|against|beside walls',
  );

/**
 * `to the target`, behind `the enemy closest`, `the nearest enemy`: whom it is nearest to, which is another one. "Pull the nearest ally to the
 * target" says where it goes.
 */
export function nearestTo(cursor: Cursor, context: Context, noun: Draft<Noun>): boolean {
  if (noun.forced !== 'nearest' || noun.of !== undefined || !cursor.sees('to')) return false;
  const ref = cursor.try(() => {
    cursor.take('to');
    const of = placeRef(cursor, context);
    const known = of === 'target' || of === 'trigger' || of === 'other' || of === 'summon';
    return known && (cursor.done || cursor.sees(goesOn)) ? of : undefined;
  });
  if (ref === undefined) return false;
  noun.of = ref;
  const { except = [] } = noun.who;
  if (!except.includes(ref)) noun.who = { ...noun.who, except: [...except, ref] };
  return true;
}

const goesOn = 'takes|gains|heals|loses|is|has|moves|and|in|within|,|.|:|(';
