import type { Context } from '../context.ts';
import { beginning, Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

/** `Once per turn, you can use a default ability as a Move Action`: how often stands behind what can be done. */
export function asOften(tokens: readonly Token[], { slot }: Context): Token[] | undefined {
  if (slot !== 'token' && slot !== 'condition' && slot !== 'passive') return undefined;
  const [like] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (like === undefined || !cursor.take('once per|each|every|a turn ,? you can|may use')) return undefined;
  const end = new Cursor(tokens, tokens.length - 4, tokens.length);
  if (tokens.length < cursor.at + 5 || !end.take('as a move action')) return undefined;
  return [...wordsLike(like, 'you can use'), ...tokens.slice(cursor.at), ...wordsLike(like, 'once per turn')];
}
asOften.begins = beginning('once');
