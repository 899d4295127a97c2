import type { Condition } from '../../program.ts';
import type { Cursor } from '../words/cursor.ts';

type SizeBound = Omit<Extract<Condition, { is: 'size' }>, 'of'>;

/** `of size 2 or more`, `size 3+`, `larger than 1 space`: of a unit, how many spaces it has along a side. */
export function sizeHad(cursor: Cursor): SizeBound | undefined {
  if (cursor.takeAny('of? size # or more|larger|bigger|greater|higher', 'of? size # +'))
    return { is: 'size', min: cursor.numbers[0] ?? 1 };
  if (cursor.take('of? size # or less|smaller|lower')) return { is: 'size', max: cursor.numbers[0] ?? 1 };
  if (cursor.takeAny('larger|bigger than size #', 'larger|bigger than # space'))
    return { is: 'size', min: (cursor.numbers[0] ?? 0) + 1 };
  return cursor.take('of? size #')
    ? { is: 'size', min: cursor.numbers[0] ?? 1, max: cursor.numbers[0] ?? 1 }
    : undefined;
}
