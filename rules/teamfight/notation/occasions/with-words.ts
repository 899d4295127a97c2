import { Cursor } from '../words/cursor.ts';
import { wordsLike } from '../words/token.ts';

/** Reads what stands there as if some words, with a space between each two of them, stood before it. */
export function withWords<Found>(
  cursor: Cursor,
  said: string,
  read: (told: Cursor) => Found | undefined,
): Found | undefined {
  const first = cursor.peek();
  if (first === undefined) return undefined;
  const { tokens, at, end } = cursor;
  const before = wordsLike(first, said);
  const told = new Cursor([...tokens.slice(0, at), ...before, ...tokens.slice(at)], at, end + before.length);
  const found = read(told);
  if (found !== undefined) cursor.at = told.at - before.length;
  return found;
}
