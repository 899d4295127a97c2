import type { Place } from '../../program.ts';
import type { Context } from '../context.ts';
import { besideWall } from '../nouns/nearness.ts';
import { placeOf } from '../nouns/place-of.ts';
import { possessive } from '../nouns/pronoun.ts';
import { inRange } from '../nouns/range.ts';
import type { Cursor } from '../words/cursor.ts';
import { inOrBeside, onGround } from './somewhere.ts';

/**
 * `next to a wall`, `in range 2 of your Wolf`, `adjacent to an ally`, `in or next to Mud`, `in LoS of your Wolf`, behind what somebody does or what is
 * done to it: where it is then. Not what is measured from the bearer without a word.
 */
export function whereThen(cursor: Cursor, context: Context): Place | undefined {
  if (!cursor.sees('in|within|on|inside|adjacent|next|against|touching|beside|while')) return undefined;
  return cursor.try((): Place | undefined => {
    if (cursor.sees('while in|on|adjacent|next|within')) cursor.take('while');
    const place = inOrBeside(cursor, context) ?? (besideWall(cursor) ? { walled: true } : undefined);
    if (place !== undefined) return place;
    const seen = cursor.try((): Place | undefined => {
      if (cursor.takeAny('in|within los of', 'in|within line of sight of')) {
        const of = placeOf(cursor, context);
        return of && { sight: true, of };
      }
      if (!cursor.take('in|within')) return undefined;
      const of = possessive(cursor, context);
      return of !== undefined && of !== 'you' && cursor.takeAny('los', 'line of sight')
        ? { sight: true, of }
        : undefined;
    });
    if (seen !== undefined) return seen;
    const far = cursor.take('adjacent|next to') ? { max: 1 } : inRange(cursor);
    if (far === undefined) return onGround(cursor, context);
    if (cursor.before?.text !== 'to' && !cursor.take('of')) return undefined;
    const of = placeOf(cursor, context);
    return of && { range: far, ...(of === 'you' ? {} : { of }) };
  });
}
