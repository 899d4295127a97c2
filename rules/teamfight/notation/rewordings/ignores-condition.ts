import { Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';
import type { Rewording } from './rewording.ts';

/** `You ignore height differences and Slow`, `ignore Slow`: of a condition it is that one is immune to it. */
export const ignoresCondition: Rewording = (tokens, { words }) => {
  const at = tokens.findIndex(({ text }) => text === 'ignore' || text === 'ignores');
  const like = tokens[at];
  if (like === undefined) return undefined;
  // The last of what is ignored, or all of it.
  const and = tokens.findLastIndex(({ text }) => text === 'and');
  const from = and > at ? and + 1 : at + 1;
  const found = wordAt(words, tokens, from, tokens.length, ['token', 'condition']);
  if (found === undefined || found.word.stance || !new Cursor(tokens, found.to, tokens.length).done) return undefined;
  const immune = wordsLike(like, like.text === 'ignores' ? 'is immune to' : 'are immune to');
  const who = at === 0 ? wordsLike(like, 'you') : tokens.slice(0, at);
  return [...(and > at ? [...tokens.slice(0, and + 1)] : who), ...immune, ...(tokens.slice(from) as Token[])];
};
