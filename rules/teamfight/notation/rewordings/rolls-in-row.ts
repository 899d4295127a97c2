import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

/** `+1 crit, -1def on your rolls`, in the text of a token: both are about the rolls that its bearer makes. */
export function rollsInRow(tokens: readonly Token[], { slot }: Context): Token[] | undefined {
  if (slot !== 'token' && slot !== 'condition') return undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (like === undefined || !cursor.take('+|- # def|crit')) return undefined;
  const one = tokens.slice(0, cursor.at);
  if (!cursor.takeAny(', and', ',|and')) return undefined;
  const from = cursor.at;
  if (!cursor.take('+|- # def|crit')) return undefined;
  const other = tokens.slice(from, cursor.at);
  if (one.at(-1)?.text === other.at(-1)?.text || !cursor.take('on all? your? attack? rolls') || !cursor.done)
    return undefined;
  return [...wordsLike(like, 'you have'), ...one, ...wordsLike(like, 'and'), ...other, ...wordsLike(like, 'on rolls')];
}
rollsInRow.begins = beginning('+|-');
rollsInRow.needs = oneOf('rolls');
