import type { Cursor } from '../words/cursor.ts';

/** More often than this is a misprint, and by hand. */
const mostOften = 6;

/** How often, behind what is done: `twice`, `, 3 times`. 1 where nothing is said. */
export function oftenBehind(cursor: Cursor): number {
  const { at } = cursor;
  const said = cursor.takeAny(',? twice', ',? # times', 'x #');
  const [often = 2] = cursor.numbers;
  // "Twice per game" is a limit of what comes.
  if (said && often <= mostOften && !cursor.sees('per|a|each|every|/')) return often;
  cursor.at = at;
  return 1;
}

/** `max 3 times per game`, `up to 2 per round`: a limit of how often, or of how much comes in each of them, and none of how many there are. */
export const isPerTime = (cursor: Cursor): boolean => cursor.sees('times|time|per|each|every|/');
