import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';

/** `If you didn't attack, at the end of your turn heal 1`, in a text that always holds: what is asked is asked then. */
export function askedAtMoment(tokens: readonly Token[], { slot }: Context): Token[] | undefined {
  if (slot !== 'passive' && slot !== 'token' && slot !== 'condition') return undefined;
  const comma = tokens.findIndex(({ text }) => text === ',');
  const cursor = new Cursor(tokens, comma + 1, tokens.length);
  const like = tokens[comma];
  if (like === undefined || !/^(?:if|unless)$/.test(tokens[0]?.text ?? '')) return undefined;
  if (!cursor.take('at the start|beginning|end of your|each turn')) return undefined;
  const moment = tokens.slice(comma + 1, cursor.at);
  cursor.take(',');
  const rest = tokens.slice(cursor.at);
  // "If ..., at the end of your turn, if ..." asks twice.
  if (rest.length === 0 || rest.some(({ text }) => /^(?:if|unless|when)$/.test(text))) return undefined;
  return [...moment, wordLike(like, ','), ...tokens.slice(0, comma + 1), ...rest];
}
askedAtMoment.begins = beginning('if|unless');
askedAtMoment.needs = oneOf('turn');
