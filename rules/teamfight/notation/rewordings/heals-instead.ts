import type { Context } from '../context.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

/** `Damage you take heals you instead`: none of it is dealt, and so much is healed. */
export function healsInstead(tokens: readonly Token[], _: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (like === undefined || !cursor.take('all? damage')) return undefined;
  cursor.takeAny('you would take|receive', 'you take|receive', 'dealt? to you');
  if (!cursor.takeAny('heals you instead', 'instead heals you') || !cursor.done) return undefined;
  return wordsLike(like, 'when you would take damage , heal that much instead');
}
healsInstead.needs = oneOf('instead');
