import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';

/** `You deal +1 damage in this`, in the text of a piece: while you are in it. */
export function yoursInIt(tokens: readonly Token[], { slot }: Context): Token[] | undefined {
  if (slot !== 'marker') return undefined;
  const at = tokens.findIndex(({ text }, n) => n > 2 && /^(?:in|on|inside|here)$/.test(text));
  const like = tokens[at];
  const cursor = new Cursor(tokens, at, tokens.length);
  if (like === undefined || /^(?:while|if|when|are|standing)$/.test(tokens[at - 1]?.text ?? '')) return undefined;
  if (!cursor.takeAny('in|on|inside this|it space?', 'here') || !(cursor.done || cursor.sees('.'))) return undefined;
  return [...tokens.slice(0, at), wordLike(like, 'while'), ...tokens.slice(at)];
}
yoursInIt.begins = beginning('you');
yoursInIt.needs = oneOf('in on inside here');
