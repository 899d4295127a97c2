import type { Condition, Ref } from '../../program.ts';
import type { Cursor } from '../words/cursor.ts';

/**
 * `other unit in range 2 except you`, behind "has no": whoever else could be there. Without a word for you it may be that you count, so that it
 * is not read.
 */
export function nobodyElse(cursor: Cursor, of: Ref): Condition | undefined {
  return cursor.try(() => {
    if (!cursor.take('other units|unit')) return undefined;
    const far = nearIt(cursor);
    return far !== undefined && cursor.take(',? except|but|besides|excluding for? you') ? without(of, far) : undefined;
  });
}

/** `nobody but you in range 2`, `no one except you adjacent`, behind "has" and "with". */
export function nobodyBut(cursor: Cursor, of: Ref): Condition | undefined {
  return cursor.try(() => {
    if (!cursor.takeAny('nobody|none but|except you', 'no one|unit but|except you')) return undefined;
    const far = nearIt(cursor);
    return far === undefined ? undefined : without(of, far);
  });
}

function nearIt(cursor: Cursor): number | undefined {
  if (cursor.takeAny('adjacent|next to them|it', 'adjacent')) return 1;
  return cursor.takeAny('in|within range # of them|it', 'in|within range #') ? cursor.numbers[0] : undefined;
}

const without = (of: Ref, max: number): Condition => ({
  is: 'not',
  of: { is: 'there-is', who: { side: 'any', except: ['you', of], places: [{ range: { max }, of }] } },
});
