import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';
import type { Rewording } from './rewording.ts';

/** `Place a 3x1 Hurdle in range 3`: so many of them in a row, where each is no more than what stands or lies in its own space. */
export const rowOfPieces: Rewording = (tokens, { words }) => {
  const [like] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (like === undefined || !cursor.take('place|create|put|build|raise a|an # x #')) return undefined;
  const [one = 1, other = 1] = cursor.numbers;
  const found = wordAt(words, tokens, cursor.at, tokens.length, ['marker']);
  if (found === undefined || Math.min(one, other) !== 1 || Math.max(one, other) < 2) return undefined;
  const { fields, text } = found.word;
  // What has health goes as a whole, and what changes those who pass does it once.
  if (fields.object || fields.long !== undefined || /\bthrough\b|\b(?:this|it) is (?:destroyed|removed)\b/i.test(text))
    return undefined;
  const count = {
    ...wordLike(like, String(Math.max(one, other))),
    kind: 'number' as const,
    value: Math.max(one, other),
  };
  const name = tokens.slice(cursor.at, found.to);
  return [like, count, ...name, ...wordsLike(like, 'in a line'), ...tokens.slice(found.to)] as Token[];
};
