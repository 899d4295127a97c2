import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';

/** `Stun those adjacent to you`, `1dmg to those in range 1`, `push those adjacent to you 2`: who it is done to stands before it. */
export function ofThose(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(({ text }) => text === 'those');
  const like = tokens[at];
  if (like === undefined || at < 1 || tokens.some(({ text }) => /^(?:,|then|may|if|:|until)$/.test(text)))
    return undefined;
  const said = new Cursor(tokens, at + 1, tokens.length);
  if (!said.sees('of|in|within|at|beyond|adjacent|with|without|who|that|still')) return undefined;
  // "Push those in range 1 2": the last of two numbers is how far.
  const number = tokens.at(-1)?.kind === 'number' && !/^(?:range|burst)$/.test(tokens.at(-2)?.text ?? '');
  const end = number ? tokens.length - 1 : tokens.length;
  const does = tokens.slice(0, tokens[at - 1]?.text === 'to' ? at - 1 : at);
  return [...tokens.slice(at, end), { ...wordLike(like, ':'), kind: 'sign' }, ...does, ...tokens.slice(end)];
}
