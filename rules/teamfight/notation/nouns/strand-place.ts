import type { Shape } from '../../program.ts';
import type { Cursor } from '../words/cursor.ts';

/** `in line 4`, `in a straight line`, `in path 3`: spaces one after the other, from you. */
export function strandPlace(cursor: Cursor): Extract<Shape, { shape: 'line' | 'path' }> | undefined {
  if (
    cursor.takeAny(
      'in|within a|your? line|path #',
      'in|within a? # space|spaces? line|path',
      'in|within a|your straight? line|path of # spaces?',
    )
  ) {
    const path = cursor.tokens.slice(cursor.at - 4, cursor.at).some(({ text }) => text === 'path');
    return { shape: path ? 'path' : 'line', size: cursor.numbers[0] ?? 1 };
  }
  return cursor.takeAny('in an? infinite|unlimited|straight line', 'in line infinite', 'in a line') ||
    (cursor.sees('in line ,|:') && cursor.take('in line'))
    ? { shape: 'line' }
    : undefined;
}
