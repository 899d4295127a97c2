import type { Condition } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Cursor } from '../words/cursor.ts';
import { not } from '../words/negation.ts';

/** `it attaches`, `it doesn't stick to anyone`: the piece that was placed last. */
export function attached(cursor: Cursor, { marker, strewn }: Context): Condition[] | undefined {
  return cursor.try(() => {
    if (marker === undefined || strewn || !cursor.take('it')) return undefined;
    const no = cursor.takeAny("doesn't", "isn't", 'does not', 'is not');
    if (!cursor.takeAny('attaches|sticks', 'attach|stick|attached')) return undefined;
    cursor.takeAny('to anyone|someone|anybody|somebody', 'to a unit|character');
    return [no ? not({ is: 'attached' }) : { is: 'attached' }];
  });
}
