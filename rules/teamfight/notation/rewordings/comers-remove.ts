import type { Context } from '../context.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

/** `An enemy that enters this removes it and is Slowed`, `is Slowed and removes it`: they are Slowed, and it is gone by that. */
export function comersRemove(tokens: readonly Token[], context: Context): Token[] | undefined {
  const gone = removedBehind(tokens);
  return gone && (untilTheyAreHurt(gone, context) ?? gone);
}
comersRemove.needs = oneOf('enter enters entering');

/** The same with what is removed said at its end. */
function removedBehind(tokens: readonly Token[]): Token[] | undefined {
  const enters = tokens.findIndex(({ text }) => /^(?:enters?|entering)$/.test(text));
  const like = tokens[enters];
  if (like === undefined) return undefined;
  const at = tokens.findIndex(({ text }, n) => n > enters && /^(?:removes?|destroys?)$/.test(text));
  const cursor = new Cursor(tokens, at + 1, tokens.length);
  if (at < 0 || !cursor.take('this|it')) return undefined;
  // "An enemy with a Hook that enters this removes it": which of both.
  if (tokens.slice(0, at).some(({ text }) => text === 'with')) return undefined;
  const last = tokens.at(-1)?.text === '.' ? tokens.length - 1 : tokens.length;
  const gone = wordsLike(like, `and ${tokens[at]?.text.replace(/s$/, '')} this`);
  const joint = tokens[at - 1]?.text;
  if (cursor.at === last)
    return joint === 'and' ? [...tokens.slice(0, at - 1), ...gone, ...tokens.slice(last)] : undefined;
  // "When an enemy enters this, remove it and ..." is told to you.
  if (joint === ',' || !cursor.take(',? and') || cursor.at >= last) return undefined;
  return [...tokens.slice(0, at), ...tokens.slice(cursor.at, last), ...gone, ...tokens.slice(last)];
}

/** `Enemies that enter this are Slowed until damaged`, on a piece: until they take damage. */
export function untilTheyAreHurt(tokens: readonly Token[], { slot }: Context): Token[] | undefined {
  if (slot !== 'marker' && slot !== 'terrain') return undefined;
  const at = tokens.findIndex(
    ({ text }, n) => n > 0 && /^(?:damaged|hurt)$/.test(text) && /^(?:until|till)$/.test(tokens[n - 1]?.text ?? ''),
  );
  const like = tokens[at];
  if (like === undefined) return undefined;
  return [...tokens.slice(0, at), ...wordsLike(like, 'they take damage'), ...tokens.slice(at + 1)];
}
untilTheyAreHurt.needs = oneOf('damaged hurt');
