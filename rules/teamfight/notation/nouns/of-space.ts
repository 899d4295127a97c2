import type { Place } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Cursor } from '../words/cursor.ts';
import { kindOfPlace } from './kind-of-place.ts';
import { besideWall } from './nearness.ts';
import { placeOf } from './place-of.ts';
import { distance } from './range.ts';

/** What is said of a space that is chosen, beside how far it is. */
interface OfSpace {
  readonly places?: readonly Place[];
  /** Where it must not be. */
  readonly apart?: Place;
}

/**
 * `next to a wall`, `that is adjacent to an enemy`, `adjacent to both you and the target`, `in range 2 of a Totem`, `not adjacent to any
 * enemy`, behind "a space"; ranges of somebody else only behind its own. Undefined where a place begins that is not understood.
 */
export function ofSpace(cursor: Cursor, context: Context, ranged: boolean): OfSpace | undefined {
  const places: Place[] = [];
  let apart: Place | undefined;
  for (;;) {
    const { at } = cursor;
    const named = cursor.takeAny(',? that|which is', ",? that's", ',? and is?');
    const not = cursor.take('not');
    const found = some(cursor, context, ranged);
    if (found === undefined) {
      cursor.at = at;
      return named || not || cursor.sees('adjacent|next')
        ? undefined
        : { ...(places.length > 0 && { places }), ...(apart && { apart }) };
    }
    const [one, ...more] = found;
    if (!not) places.push(...found);
    else if (apart !== undefined || one === undefined || more.length > 0) return undefined;
    else apart = one;
  }
}

function some(cursor: Cursor, context: Context, ranged: boolean): Place[] | undefined {
  return cursor.try((): Place[] | undefined => {
    if (besideWall(cursor)) return [{ walled: true }];
    const kind = kindOfPlace(cursor, context);
    if (kind !== undefined) return [kind];
    const near = cursor.take('adjacent|next to');
    const far = near ? { max: 1 } : ranged && cursor.take('in|within range?') ? distance(cursor) : undefined;
    if (far === undefined || (!near && !cursor.take('of'))) return undefined;
    const both = cursor.take('both');
    const first = from(cursor, context);
    const second = first && cursor.try(() => (cursor.take('and') ? from(cursor, context) : undefined));
    if (first === undefined || (both && second === undefined)) return undefined;
    const at = (of: Place['of']): Place => ({
      range: far,
      ...(of === 'you' ? {} : { of: of as NonNullable<Place['of']> }),
    });
    return second === undefined ? [at(first)] : [at(first), at(second)];
  });
}

/** From where it is measured; "adjacent to two enemies" would have to be counted. */
const from = (cursor: Cursor, context: Context): Place['of'] | undefined =>
  cursor.sees('#|two|three|all|every|each|both') && !cursor.sees('one') ? undefined : placeOf(cursor, context);
