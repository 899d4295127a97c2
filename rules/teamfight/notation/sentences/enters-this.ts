import type { Context } from '../context.ts';
import { beginning, Cursor } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';

/** `When a unit enters, it takes 1 damage`, in the text of a piece or of ground: enters that. */
export function entersThis(tokens: readonly Token[], { slot }: Context): Token[] | undefined {
  if (slot !== 'terrain' && slot !== 'marker') return undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.takeAny('when|whenever a|an|any unit|enemy|ally|hero enters|leaves', 'when|whenever you enter|leave'))
    return undefined;
  if (!cursor.sees(',')) return undefined;
  return [...tokens.slice(0, cursor.at), wordLike(tokens[cursor.at - 1] as Token, 'this'), ...tokens.slice(cursor.at)];
}
entersThis.begins = beginning('when|whenever');
