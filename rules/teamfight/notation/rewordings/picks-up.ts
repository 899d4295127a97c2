import { beginning, Cursor } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';

/** `Grab an adjacent enemy and throw it to an empty space in range 3`: whoever it is, is placed there. */
export function picksUp(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (like === undefined || !cursor.takeAny('pick up', 'grab|lift|seize|hoist')) return undefined;
  const from = cursor.at;
  for (let at = from + 1; at < tokens.length; at++) {
    cursor.at = at;
    if (!cursor.takeAny(',? and|then', ',? and then', ',')) continue;
    if (!cursor.take('place|throw|put|toss|drop|set it|them')) return undefined;
    return [...tokens.slice(from, at), wordLike(like, ','), ...wordsLike(like, 'place it'), ...tokens.slice(cursor.at)];
  }
  return undefined;
}
picksUp.begins = beginning('pick|grab|lift|seize|hoist');
