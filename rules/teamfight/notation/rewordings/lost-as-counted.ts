import type { Context } from '../context.ts';
import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

/** `Enemies take 1dmg per Mark and lose them`, `heal 1 for each Mark they have and lose them`: those that were counted, of whoever has them. */
export function lostAsCounted(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const lost = tokens.findIndex(
    ({ text }, n) => /^(?:them|these|those)$/.test(text) && /^loses?$/.test(tokens[n - 1]?.text ?? ''),
  );
  const per = tokens.findLastIndex(({ text }, n) => n < lost && /^(?:per|each)$/.test(text));
  const like = tokens[per];
  if (lost < 0 || like === undefined) return undefined;
  const counted = wordAt(words, tokens, per + 1, lost, ['token', 'condition']);
  if (counted === undefined) return undefined;
  const cursor = new Cursor(tokens, counted.to, lost - 1);
  cursor.take('token|tokens');
  const had = cursor.takeAny('they|it have|has', 'on them|it|each', 'on the target');
  const { at } = cursor;
  // "2dmg per Mark, they lose them" of one target is told in the words for that.
  if (!cursor.takeAny(', and', ',|and') || !cursor.done) return undefined;
  return [
    ...tokens.slice(0, at),
    ...(had ? [] : wordsLike(like, 'they have')),
    ...tokens.slice(at, lost),
    wordLike(like, 'all'),
    ...tokens.slice(per + 1, counted.to),
    ...tokens.slice(lost + 1),
  ];
}
