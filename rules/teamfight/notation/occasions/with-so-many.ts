import type { Condition } from '../../program.ts';
import { isSpentCharge } from '../amounts/spent.ts';
import type { Context } from '../context.ts';
import type { Cursor } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';
import { ownTokens } from './condition.ts';

/** `with at least 2 Coins`, `with 3 or more Coins`, behind an effect: asked of what one has, or of what the text has spent. */
export function withSoMany(cursor: Cursor, context: Context): Condition[] | undefined {
  if (!cursor.sees('with at least') && !cursor.sees('with # or more') && !cursor.sees('with # +')) return undefined;
  return cursor.try(() => {
    cursor.take('with');
    const { at } = cursor;
    if (!cursor.takeAny('at least #', '# or more', '# +')) return undefined;
    const [min = 1] = cursor.numbers;
    if (context.spent !== undefined) {
      if (isSpentCharge(cursor, context)) return [{ is: 'lost', min }];
      const named = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['counter', 'token']);
      // What was spent is not there any more.
      if (named?.word.ref === context.spent) {
        if (context.free) return undefined;
        cursor.at = named.to;
        cursor.takeAny('spent|used', 'charges|counters|tokens spent|used?');
        return cursor.done || cursor.sees(',|.') ? [{ is: 'lost', min }] : undefined;
      }
    }
    cursor.at = at;
    return ownTokens(cursor, context);
  });
}
