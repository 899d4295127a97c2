import type { Count } from '../../program.ts';
import type { Context } from '../context.ts';
import { beginning, type Cursor } from '../words/cursor.ts';

const named = beginning('the', 'total', 'amount', 'health', 'hp');

/** `the health you lost`, `health lost this way`, `the amount of health they lost`: of whom the text before has set it or taken it from. */
export function healthLost(cursor: Cursor, { them }: Context): Count | undefined {
  if (cursor.misses(named)) return undefined;
  return cursor.try((): Count | undefined => {
    const { tokens, at } = cursor;
    cursor.takeAny('the? total? amount of', 'the total?', 'total');
    if (!cursor.take('health|hp')) return undefined;
    cursor.take('that');
    const who = cursor.take('you|they|it') ? cursor.before?.text : undefined;
    cursor.take('have|has');
    if (!cursor.take('lost|sacrificed|gave') || cursor.sees('since|last|this turn|round')) return undefined;
    if (cursor.before?.text === 'gave' && !cursor.take('up')) return undefined;
    cursor.takeAny('in? this|that way', 'so', 'by this');
    const yours = wasYours(tokens.slice(0, at).map(({ text }) => text));
    if (who === 'you' || (who === undefined && yours)) return yours ? { count: 'health-lost', on: 'you' } : undefined;
    return who !== undefined && them !== undefined && !yours ? { count: 'health-lost', on: them } : undefined;
  });
}

/** `Set your health to 1`, `lose half your health`, `take 3 damage`: whose health went down before. */
const wasYours = (said: readonly string[]): boolean =>
  said.some(
    (text, n) =>
      (text === 'your' && /^(?:health|hp)$/.test(said[n + 1] ?? '')) ||
      (text === 'take' && !/^(?:they|enemies|allies|units|all|everyone)$/.test(said[n - 1] ?? '')) ||
      (text === 'lose' && said.slice(n + 1, n + 4).some((one) => /^(?:health|hp)$/.test(one))),
  );
