import { beginning, Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

/** `Range 4, mark the space`: a space in range 4 is marked, and nobody is chosen. */
export function marksTheSpace(tokens: readonly Token[]): Token[] | undefined {
  const [like] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (like === undefined || !cursor.take('range # ,') || !cursor.take('mark the|a|that space') || !cursor.done)
    return undefined;
  return [...wordsLike(like, 'mark a space in'), ...tokens.slice(0, 2)];
}
marksTheSpace.begins = beginning('range');
