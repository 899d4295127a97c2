import type { Cursor } from '../words/cursor.ts';

/**
 * `in that direction`, `in the same direction`, `all in one direction of your choice`: that which the text has chosen, or in which somebody has
 * gone last by it. Where there is none it is chosen first (`texts/headings.ts`).
 */
export function sameWay(cursor: Cursor, stepped = false): boolean {
  const { at } = cursor;
  // "Push 2, all in the same direction".
  if (cursor.sees(', all in') || cursor.sees(', in one direction')) cursor.take(',');
  if (!cursor.sees('in|all|the')) return false;
  // Of whoever has come into a space: "in that direction" could be one that the space points in.
  if (stepped && !cursor.sees('all? in the same') && !cursor.sees('the same')) return false;
  const said =
    cursor.takeAny('all? in the same|that|this|one|chosen direction', 'all? in that|this|one direction') ||
    cursor.takeAny('the same direction|way', 'in that way');
  if (!said) {
    cursor.at = at;
    return false;
  }
  cursor.takeAny('of your choice', 'you choose|chose', 'as it|them|you', 'as the target', 'as before');
  return true;
}

/** `in the direction they were moving`, `the way it was going`: of whoever has just come into a space, with the step that led there. */
export const asTheyCame = (cursor: Cursor): boolean =>
  cursor.takeAny(
    'in the same? direction that? they|it were|was|are|is moving|going|travelling|traveling|heading|walking|headed',
    'in the same? direction that? they|it moved|entered|came|went|travelled|traveled',
    'in the same? direction of their|its movement|travel|motion',
    'in their|its direction of movement|travel|motion',
    'the way they|it were|was moving|going|heading',
  );

/** `in the opposite direction`, `the other way`: against that in which somebody has just gone by the text. */
export const otherWay = (cursor: Cursor): boolean =>
  cursor.takeAny('in the other|opposite direction', 'the other|opposite way');
