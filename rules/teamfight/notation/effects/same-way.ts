import type { Cursor } from '../words/cursor.ts';

/**
 * `in that direction`, `in the same direction`, `all in one direction of your choice`: that which the text has chosen, or in which somebody has
 * gone last by it. Where there is none it is chosen first (`texts/headings.ts`).
 */
export function sameWay(cursor: Cursor): boolean {
  if (!cursor.sees('in|all|the')) return false;
  const said =
    cursor.takeAny('all? in the same|that|this|one|chosen direction', 'all? in that|this|one direction') ||
    cursor.takeAny('the same direction|way', 'in that way');
  if (!said) return false;
  cursor.takeAny('of your choice', 'you choose|chose', 'as it|them|you', 'as the target', 'as before');
  return true;
}
