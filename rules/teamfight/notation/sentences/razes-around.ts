import { Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

/** `Destroy all walls and terrain in range 2`, `destroy all terrain in burst 1`: in that burst, whose spaces are seen as in any other. */
export function razesAround(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (like === undefined || !cursor.takeAny('destroy|break|demolish|raze|remove all of? the?', 'destroy all'))
    return undefined;
  if (!cursor.takeAny('walls and|or terrain', 'terrain and|or walls', 'terrain', 'walls')) return undefined;
  const what = tokens.slice(0, cursor.at);
  if (!cursor.take('in|within burst|range #')) return undefined;
  const far = tokens[cursor.at - 1] as Token;
  cursor.takeAny('of you', 'around you');
  if (!cursor.done && !cursor.sees('.')) return undefined;
  return [...wordsLike(like, 'burst'), far, ...wordsLike(like, ','), ...what, ...wordsLike(like, 'in the area')];
}
