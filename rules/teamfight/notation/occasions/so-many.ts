import { beginning, type Cursor } from '../words/cursor.ts';

const bounds = beginning('fewer|less|at|no|up|more|exactly|only|#');

/** How many of something there must be. */
export interface SoMany {
  readonly min: number;
  readonly max?: number;
}

/** `at least 3`, `3 or more`, `at most 2`, `2 or fewer`, `fewer than 3`, `exactly 2`: a number alone says neither at least nor exactly. */
export function soManyAsked(cursor: Cursor): SoMany | undefined {
  if (cursor.misses(bounds)) return undefined;
  return cursor.try((): SoMany | undefined => {
    const under = cursor.take('fewer|less than');
    const most = !under && cursor.takeAny('at most', 'no more than', 'up to');
    const least = !under && !most && cursor.take('at least');
    const over = !under && !most && !least && cursor.take('more than');
    const exact = !under && !most && !least && !over && cursor.take('exactly|only');
    if (!cursor.take('#')) return undefined;
    const [number = 1] = cursor.numbers;
    if (under) return number > 0 ? { min: 0, max: number - 1 } : undefined;
    if (most) return { min: 0, max: number };
    if (over) return { min: number + 1 };
    if (exact) return { min: number, max: number };
    if (least || cursor.take('or more')) return { min: number };
    return cursor.take('or fewer|less') ? { min: 0, max: number } : undefined;
  });
}
