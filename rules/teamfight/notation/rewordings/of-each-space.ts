import type { Context } from '../context.ts';
import { Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

/**
 * `Each deals burst 1, 2dmg`, `burst 1 of each, 2dmg`, behind several spaces that were chosen, before it or in the same sentence, `three spaces in
 * range 5, each deals burst 1, 2dmg`: each marked space: burst 1, 2dmg.
 */
export function ofEachSpace(tokens: readonly Token[], { chosen, several, them }: Context): Token[] | undefined {
  if (them !== undefined) return undefined;
  const named = chosen && several ? 0 : spacesFirst(tokens);
  if (named === undefined) return undefined;
  for (let at = named; at < tokens.length - 2; at++) {
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

/** `three spaces in range 5`, `choose up to two spaces in LoS`: behind where these are named; nothing where something is placed there. */
function spacesFirst(tokens: readonly Token[]): number | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  cursor.takeAny('choose|pick|target|select|mark');
  cursor.take('up to');
  return cursor.take('# other|different|empty? spaces') ? cursor.at : undefined;
}
