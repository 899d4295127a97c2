import type { Amount } from '../../program.ts';
import { worked } from '../amounts/bounds.ts';
import { rolledNumber } from '../amounts/rolled-number.ts';
import type { Context } from '../context.ts';
import type { Cursor } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';

/** `that many Powder`, `that much Powder`, of the damage that was told of. */
export function thatMany(cursor: Cursor, { damage, spent, lost: taken, underWay, words }: Context): Amount | undefined {
  // "If you would gain DoT, gain that much Fuel instead".
  if (underWay === 'gain' && cursor.takeAny('that many|much', 'as many|much'))
    return { base: 0, terms: [{ each: 1, per: { count: 'gained' } }] };
  const rolled = rolledNumber(cursor, 'that many|much', 'as many');
  if (rolled !== undefined) return rolled;
  const lost = spent ?? taken;
  // "Spend any number of Coins. Range 3, 1dmg for each. On kill, gain that many Coins": as were spent.
  const again = spent !== undefined && wordAt(words, cursor.tokens, cursor.at + 2, cursor.end, ['counter', 'token']);
  const isSpent = again && again.word.ref === spent;
  if (lost !== undefined && (!damage || isSpent) && cursor.take('that many|much'))
    return { base: 0, terms: [{ each: 1, per: { count: 'lost' } }] };
  if (!damage || !cursor.take('that many|much')) return undefined;
  return { base: 0, terms: [{ each: 1, per: { count: 'damage' } }] };
}

/** `Powder equal to the damage dealt`, behind the name. The health of whoever has just died is none any more. */
export const equalTo = (cursor: Cursor, context: Context): Amount | undefined =>
  cursor.try(() => {
    const found = cursor.takeAny('equal to', 'tokens|counters equal to') ? worked(cursor, context) : undefined;
    return found?.terms?.some(({ per }) => per?.count === 'health') ? undefined : found;
  });
