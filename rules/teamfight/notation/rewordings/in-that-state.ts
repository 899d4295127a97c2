import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

/** `+1 crit from Stealth`, `+2dmg while in Stealth`: if you have that. */
export function inThatState(tokens: readonly Token[], { words, slot }: Context): Token[] | undefined {
  if (slot !== 'ability' && slot !== 'default') return undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (like === undefined || !cursor.take('+ # crit|dmg|damage')) return undefined;
  const { at } = cursor;
  if (!cursor.takeAny('from', 'while|when in')) return undefined;
  const state = wordAt(words, tokens, cursor.at, tokens.length, ['condition']);
  if (state === undefined || state.to !== tokens.length) return undefined;
  return [...tokens.slice(0, at), ...wordsLike(like, 'if you have'), ...tokens.slice(cursor.at)];
}
inThatState.begins = beginning('+');
inThatState.needs = oneOf('from in');
