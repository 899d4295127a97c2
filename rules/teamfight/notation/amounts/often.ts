import type { Cursor } from '../words/cursor.ts';

/** More often than this is a misprint. */
const mostOften = 6;

/** How often, behind what is done: `twice`, `, 3 times`. 1 where nothing is said. */
export function oftenBehind(cursor: Cursor): number {
  if (cursor.take(',? twice')) return 2;
  return cursor.takeAny(',? # times', 'x #') ? Math.min(cursor.numbers[0] ?? 1, mostOften) : 1;
}
