import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

/** `+1dmg and push 1`, in the text of a token or passive: of the attacks of whoever has it. */
export function pushesToo(tokens: readonly Token[], { slot }: Context): Token[] | undefined {
  if (slot !== 'token' && slot !== 'condition' && slot !== 'passive') return undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  const like = tokens[0];
  if (like === undefined || !cursor.take('+ # dmg|damage')) return undefined;
  const { at } = cursor;
  if (!cursor.takeAny(', and', ',|and') || !cursor.take('push|pull #') || !(cursor.done || cursor.sees('.')))
    return undefined;
  const shove = tokens.slice(at + (tokens[at + 1]?.text === 'and' ? 2 : 1), cursor.at);
  return [...wordsLike(like, 'your attacks deal'), ...tokens.slice(0, at), ...wordsLike(like, 'and'), ...shove];
}
pushesToo.begins = beginning('+');
pushesToo.needs = oneOf('push pull');
