import type { Context } from '../context.ts';
import { oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { type Word, wordAt } from '../words/words.ts';

const person = /^(?:he|she|him|her|his)$/;
const anybody = /^(?:target|enemy|ally|unit|hero|they|them|it)$/;

/**
 * `Wolf and up to two allies adjacent to her`, `summon a Wolf in range 2. She can act immediately`: a summon that is somebody. In a sentence that names
 * nobody else before it, it is what is called "it" there; named before that alone, it is called by its name again.
 */
export function heOrShe(
  tokens: readonly Token[],
  { words, slot }: Context,
  before: readonly Token[],
): Token[] | undefined {
  if (slot !== 'ability' && slot !== 'default') return undefined;
  const at = tokens.findIndex(({ text }) => person.test(text));
  const like = tokens[at];
  if (like === undefined) return undefined;
  const summonsIn = (said: readonly Token[], to: number): Word[] =>
    said.slice(0, to).flatMap((_, n) => wordAt(words, said, n, to, ['summon'])?.word ?? []);
  const owns =
    like.text === 'his' || (like.text === 'her' && /^(?:next|turn|space|abilities)$/.test(tokens[at + 1]?.text ?? ''));
  const here = new Set(summonsIn(tokens, at));
  if (here.size > 1) return undefined;
  if (here.size === 1) {
    if (tokens.slice(0, at).some(({ text }) => anybody.test(text))) return undefined;
    return [...tokens.slice(0, at), wordLike(like, owns ? 'its' : 'it'), ...tokens.slice(at + 1)];
  }
  const [only, ...more] = new Set(summonsIn(before, before.length));
  if (only === undefined || more.length > 0) return undefined;
  const name = `your ${only.name.toLowerCase()}${owns ? "'s" : ''}`;
  return [...tokens.slice(0, at), ...wordsLike(like, name), ...tokens.slice(at + 1)];
}
heOrShe.needs = oneOf('he she him her his');
