import type { Context } from '../context.ts';
import { beginning, Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import type { About } from './rewording.ts';

const moment = 'at the? start|beginning|end of your next turn ,|:';

/** How a token may end by its own words. */
const ends =
  /\b(?:lose[sd]?|lost|clear(?:s|ed)?|removed?|removes|discard(?:s|ed)?|ends|expires?|gone|until|till|each|every|whenever|when)\b/i;

/** `At the end of your next turn, you take 2dmg`, all that a token or condition says: it comes once, and the token is gone with it. */
export function onceAndGone(
  tokens: readonly Token[],
  { slot }: Context,
  { before, source }: About,
): Token[] | undefined {
  if ((slot !== 'token' && slot !== 'condition') || before.length > 0) return undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (like === undefined || !cursor.take(moment) || cursor.done) return undefined;
  if (ends.test(source) || /[.\n]\s*\S/.test(source)) return undefined;
  return [...tokens.slice(0, cursor.at), ...wordsLike(like, 'lose this and'), ...tokens.slice(cursor.at)];
}
onceAndGone.begins = beginning('at');
