import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
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

/** `Place 3 Snares in range 4, in a line`: how they lie stands right behind them. */
export function lineBehindRange(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.take('place|create|put|summon') || !(cursor.take('up to #') || cursor.take('#'))) return undefined;
  const found = wordAt(words, tokens, cursor.at, tokens.length, ['marker', 'summon']);
  if (found === undefined) return undefined;
  cursor.at = found.to;
  if (!cursor.take('in|within range #')) return undefined;
  const range = tokens.slice(found.to, cursor.at);
  cursor.take(',');
  const from = cursor.at;
  if (!cursor.take('in a straight? line|row') || !cursor.done) return undefined;
  const like = tokens[from] as Token;
  return [...tokens.slice(0, found.to), ...wordsLike(like, 'in a line'), ...range];
}
lineBehindRange.begins = beginning('place|create|put|summon');
lineBehindRange.needs = oneOf('line row');
