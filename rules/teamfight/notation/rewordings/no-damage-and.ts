import type { Context } from '../context.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';

/** `Ally in range 3, no damage and +1 speed until ...`, `no damage until ...` in the line behind an ally: they take none, and have +1 speed. */
export function noDamageAnd(tokens: readonly Token[], { them, slot }: Context): Token[] | undefined {
  if (slot !== 'ability' && slot !== 'default') return undefined;
  const at = tokens.findIndex(({ text }, n) => text === 'no' && (n === 0 || /^[,:]$/.test(tokens[n - 1]?.text ?? '')));
  const like = tokens[at];
  const cursor = new Cursor(tokens, at, tokens.length);
  if (like === undefined || !cursor.take('no damage|dmg') || !tokens.some(({ text }) => /^(?:until|till)$/.test(text)))
    return undefined;
  const { at: to } = cursor;
  const more = cursor.take('and') && cursor.sees('+|-');
  if (!more && !new Cursor(tokens, to, tokens.length).sees('until|till')) return undefined;
  // What stands before it says who; at the beginning it is whoever was named before.
  if (at === 0 && them !== 'target') return undefined;
  const who = at === 0 ? wordsLike(like, 'they') : [];
  const one = at > 0;
  return [
    ...tokens.slice(0, Math.max(0, at - 1)),
    ...who,
    wordLike(like, one ? 'takes' : 'take'),
    ...tokens.slice(at, to),
    ...(more ? wordsLike(like, one ? 'and has' : 'and have') : []),
    ...tokens.slice(more ? to + 1 : to),
  ];
}
noDamageAnd.needs = oneOf('no');
