import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

/** `You cannot be affected`, by nobody and nothing: as "nothing affects you" says it. */
export function notAffected(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(({ text }, n) => text === 'affected' && tokens[n - 1]?.text === 'be') - 3;
  const cursor = new Cursor(tokens, Math.max(at, 0), tokens.length);
  if (at < 0 || !cursor.take("you cannot|can't be affected")) return undefined;
  cursor.takeAny('by anything', 'by anyone or anything', 'in any way');
  if (!cursor.done && !cursor.sees(',|.|and|until')) return undefined;
  return [...tokens.slice(0, at), ...wordsLike(tokens[at] as Token, 'nothing affects you'), ...tokens.slice(cursor.at)];
}
notAffected.needs = oneOf('affected');
