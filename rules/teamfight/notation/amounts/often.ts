import type { Cursor } from '../words/cursor.ts';

/** More often than this is a misprint. */
const mostOften = 6;

/** How often, behind what is done: `twice`, `, 3 times`. 1 where nothing is said. */
export function oftenBehind(cursor: Cursor): number {
  if (!cursor.takeAny(',? twice', ',? # times', 'x #')) return 1;
  const [often = 2] = cursor.numbers;
  return Math.min(often, mostOften);
}
