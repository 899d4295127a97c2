import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

/** `If you do not move on your turn, you gain +1def until your next turn`: once that turn ends. */
export function idleTurn(tokens: readonly Token[]): readonly Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const like = tokens[0];
  if (like === undefined || !cursor.takeAny('if you do|did not move|attack', "if you don't|didn't move|attack"))
    return undefined;
  const done = cursor.before?.text === 'move' ? 'moving' : 'attacking';
  if (!cursor.take('on|in|during your own? turn ,')) return undefined;
  return [...wordsLike(like, `when you end your turn without ${done} ,`), ...tokens.slice(cursor.at)];
}
idleTurn.begins = oneOf('if');
