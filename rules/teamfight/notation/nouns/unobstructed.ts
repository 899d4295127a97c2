import { type Cursor, oneOf } from '../words/cursor.ts';

const inBetween = oneOf('blocked obstructed unblocked unobstructed between way');

/** `not blocked by units`, `with no unit in between`: nobody stands in the way. */
export const isUnobstructed = (cursor: Cursor): boolean =>
  !cursor.lacks(inBetween) &&
  cursor.takeAny(
    ',? that|which|who? is|are? not blocked|obstructed by any|other|another? unit|units',
    ',? unblocked|unobstructed by any|other? units|unit',
    ',? with no other? units|unit in between',
    ',? with no other? units|unit between you and it|them',
    ',? with no other? units|unit in the way',
  );
