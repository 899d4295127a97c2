import type { Condition, Range } from '../../program.ts';
import type { Context } from '../context.ts';
import { range } from '../nouns/range.ts';
import type { Cursor } from '../words/cursor.ts';

/**
 * `at range 1`, `beyond range 3`, `if at range 4 or more`: how far the target is from whoever attacks, who reaches no farther than
 * `reach`.
 */
export const atDistance = (cursor: Cursor, { them }: Pick<Context, 'them'>, reach?: number): Condition[] | undefined =>
  cursor.try((): Condition[] | undefined => {
    if (them !== 'target' && them !== 'each') return undefined;
    cursor.take('if');
    const far = beyond(cursor) ?? within(cursor, reach);
    return far && !cursor.sees('of') ? [{ is: 'distance', from: 'you', to: them, range: far }] : undefined;
  });

const beyond = (cursor: Cursor): Range | undefined =>
  cursor.take('beyond range #') ? { min: (cursor.numbers[0] ?? 0) + 1 } : undefined;

function within(cursor: Cursor, reach: number | undefined): Range | undefined {
  if (!cursor.take('at|within|in|from')) return undefined;
  const at = cursor.before?.text === 'at';
  const found = range(cursor);
  if (at && cursor.take('or less|closer|nearer')) return found;
  // "Range 2, 3dmg, irreducible at range 2": all are no farther than that.
  if (at && found?.max === reach && found?.min === undefined && (reach ?? 0) > 1 && !cursor.sees('or|and'))
    return { min: reach ?? 0, max: reach ?? 0 };
  // "-1dmg at range 3": of all who are no farther, or only there.
  if (at && (found?.max ?? 0) > 1 && found?.min === undefined && !cursor.sees('or|and')) return undefined;
  if (found?.max === undefined || !cursor.takeAny('or more|further|farther', 'and beyond')) return found;
  return found.min === undefined ? { min: found.max } : undefined;
}
