import type { Context } from '../context.ts';
import { Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

/** `Each deals burst 1, 2dmg`, `burst 1 of each, 2dmg`, behind several spaces that were chosen: each marked space: burst 1, 2dmg. */
export function ofEachSpace(tokens: readonly Token[], { chosen, several, them }: Context): Token[] | undefined {
  if (!chosen || !several || them !== undefined) return undefined;
  for (let at = 0; at < tokens.length - 2; at++) {
    const like = tokens[at] as Token;
    const cursor = new Cursor(tokens, at, tokens.length);
    const deals = cursor.takeAny('each of? them? deals|does', 'each marked|chosen space deals|does');
    if (deals && cursor.sees('a? burst|line|#'))
      return [...tokens.slice(0, at), ...wordsLike(like, 'each marked space :'), ...tokens.slice(cursor.at)];
    if (cursor.take('burst # of|around each of? them?') && !cursor.sees('space'))
      return [...tokens.slice(0, at + 3), ...wordsLike(like, 'each marked space'), ...tokens.slice(cursor.at)];
  }
  return undefined;
}
