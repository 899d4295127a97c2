import type { Context } from '../context.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import type { Token } from '../words/token.ts';
import { type Words, wordAt } from '../words/words.ts';

const sight = ['in? los', 'in? line of sight'] as const;

/**
 * `Enemies in range 3 and LoS of the Lamp`, `in LoS and range 3 of it`, `in LoS of the Lamp and in range 3 of it`: in range 3 of it, which is seen from there
 * anyway.
 */
export function inSightAndRange(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  for (let at = 0; at < tokens.length; at += 1) {
    if (tokens[at]?.text !== 'in') continue;
    const cursor = new Cursor(tokens, at, tokens.length);
    const place = cursor.sees('in range #') ? rangeFirst(cursor, words) : sightFirst(cursor, words);
    if (place !== undefined) return [...tokens.slice(0, at), ...place, ...tokens.slice(cursor.at)];
  }
  return undefined;
}
inSightAndRange.needs = oneOf('los sight');

/** `in range 3 and LoS of it`, `in range 3 of it and in LoS of it`. */
function rangeFirst(cursor: Cursor, words: Words): readonly Token[] | undefined {
  const { tokens, at } = cursor;
  cursor.take('in range #');
  const range = tokens.slice(at, cursor.at);
  const first = seenFrom(cursor, words);
  if (!cursor.take('and') || !cursor.takeAny(...sight)) return undefined;
  const of = seenFrom(cursor, words);
  return of && [...range, ...(first ?? of)];
}

/** `in LoS and range 3 of it`, `in LoS of the Lamp and in range 3 of it`. */
function sightFirst(cursor: Cursor, words: Words): readonly Token[] | undefined {
  const { tokens, at } = cursor;
  if (!cursor.takeAny(...sight)) return undefined;
  const first = seenFrom(cursor, words);
  if (!cursor.take('and')) return undefined;
  cursor.take('in|within');
  const from = cursor.at;
  if (!cursor.take('range #')) return undefined;
  const range = [tokens[at] as Token, ...tokens.slice(from, cursor.at)];
  const of = cursor.sees('of it|them') || first === undefined ? seenFrom(cursor, words) : undefined;
  return of && [...range, ...(first ?? of)];
}

/** `of it`, `of the target`, `of the Lamp`, which is a piece: what sees where its range is drawn to. */
function seenFrom(cursor: Cursor, words: Words): readonly Token[] | undefined {
  const { tokens, at } = cursor;
  return cursor.try(() => {
    if (cursor.takeAny('of it|them|you', 'of the target')) return tokens.slice(at, cursor.at);
    if (!cursor.take('of the')) return undefined;
    const piece = wordAt(words, tokens, cursor.at, cursor.end, ['marker']);
    if (piece === undefined) return undefined;
    cursor.at = piece.to;
    return tokens.slice(at, cursor.at);
  });
}
