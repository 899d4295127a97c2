import type { Condition } from '../../program.ts';
import type { Context } from '../context.ts';
import { distance } from '../nouns/range.ts';
import { madeBy } from '../states/dealing.ts';
import type { Cursor } from '../words/cursor.ts';

/**
 * `against abilities from range 1`, `against attacks from beyond range 3`, `against areas`, behind "can only be used" of an instant: what it
 * answers, and how near whoever uses that is.
 */
export function usableAgainst(cursor: Cursor, { instant }: Context): readonly Condition[] | undefined {
  if (!instant) return undefined;
  return cursor.try(() => {
    if (!cursor.take('against|on')) return undefined;
    const means = madeBy(cursor);
    if (means === undefined) return undefined;
    const far = fromWhere(cursor);
    if (far === undefined && (Object.keys(means).length === 0 || !cursor.done)) return undefined;
    const answers: Condition = { is: 'answers', ...(Object.keys(means).length > 0 && { means }) };
    return [answers, ...(far ? [{ is: 'place', of: 'trigger', place: { range: far } } as const] : [])];
  });
}

function fromWhere(cursor: Cursor): ReturnType<typeof distance> {
  cursor.take('used|made|that|which are? used|made|come?');
  if (cursor.takeAny('from|by adjacent units|enemies')) return { max: 1 };
  if (cursor.take('from beyond range? #')) return { min: (cursor.numbers[0] ?? 0) + 1 };
  const far = cursor.take('from range') || cursor.take('from') ? distance(cursor) : undefined;
  cursor.take('or less|closer');
  return far;
}
