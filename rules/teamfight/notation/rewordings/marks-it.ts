import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';

/** `Choose a space in range 5 and mark it`, `choose and mark an empty space in LoS`: the space is marked. */
export function marksIt(tokens: readonly Token[], _: Context): Token[] | undefined {
  const [like] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (like === undefined || !cursor.take('choose|pick|select')) return undefined;
  const first = cursor.take('and|then mark');
  const from = cursor.at;
  if (!cursor.take('a|an|any|one empty|free|unoccupied? space')) return undefined;
  const behind = tokens.findIndex(
    (_, at) => at > from && new Cursor(tokens, at, tokens.length).sees(',? and|then mark it'),
  );
  const last = behind < 0 ? undefined : new Cursor(tokens, behind, tokens.length);
  if (!first && !(last?.take(',? and|then mark it') && last.done)) return undefined;
  return [wordLike(like, 'mark'), ...tokens.slice(from, first ? tokens.length : behind)];
}
marksIt.begins = beginning('choose|pick|select');
marksIt.needs = oneOf('mark');
