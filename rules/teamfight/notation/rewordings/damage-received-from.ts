import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

/** `+50% damage received from adjacent enemies`, with nobody named: you take so much more from those. */
export function damageReceivedFrom(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (like === undefined || !cursor.take('+|- # % damage|dmg')) return undefined;
  const amount = tokens.slice(0, cursor.at);
  if (!cursor.take('received|taken') || !cursor.sees('from')) return undefined;
  return [...wordsLike(like, 'you take'), ...amount, ...tokens.slice(cursor.at)];
}
damageReceivedFrom.needs = oneOf('received taken');
