import type { Context } from '../context.ts';
import { type Token, wordLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';
import type { About } from './rewording.ts';

/** `Line 3, destroy all walls. Gain a Scrap`: of an area in which nothing is done to anybody, whoever lays it gains that. */
export function gainsBehindSpaces(tokens: readonly Token[], { words }: Context, { tail }: About): Token[] | undefined {
  if (tail?.node.node !== 'area' || tail.then.length > 0 || (tail.node.spaces ?? []).length === 0) return undefined;
  const at = tokens.findIndex(({ text }) => text === 'gain');
  const like = tokens[at];
  if (like === undefined || (at > 0 && tokens[at - 1]?.text !== ',')) return undefined;
  const one = /^(?:a|an)$/.test(tokens[at + 1]?.text ?? '') || tokens[at + 1]?.kind === 'number';
  if (!one || wordAt(words, tokens, at + 2, tokens.length, ['counter', 'token']) === undefined) return undefined;
  return [...tokens.slice(0, at), wordLike(like, 'you'), ...tokens.slice(at)];
}
