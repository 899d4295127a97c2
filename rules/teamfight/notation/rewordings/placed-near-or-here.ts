import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { numberLike, type Token, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

const own = ['in|on your own? space', 'in|on the space you are in'] as const;

/**
 * `Place a Mist in your space or range 1`, `on or adjacent to your space`, `in range 2, including your own space`: a space in that range, as one's own is so
 * near. An object stands where nobody does, so that it would have to be said how it comes there.
 */
export function placedNearOrHere(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.take('place|put|drop|create|lay|leave')) return undefined;
  cursor.take('a|an|your|the|one');
  const piece = wordAt(words, tokens, cursor.at, tokens.length, ['marker', 'terrain']);
  const like = tokens[cursor.at];
  if (piece === undefined || like === undefined) return undefined;
  if (piece.word.fields.object || (piece.word.fields.size ?? 1) > 1) return undefined;
  cursor.at = piece.to;
  const from = cursor.at;
  const range = near(cursor);
  if (range === undefined || !(cursor.done || cursor.sees('.|,|and|then|until|(max'))) return undefined;
  return [...tokens.slice(0, from), ...wordsLike(like, 'in range'), range, ...tokens.slice(cursor.at)];
}
placedNearOrHere.begins = beginning('place|put|drop|create|lay|leave');
placedNearOrHere.needs = oneOf('space');

/** The number of the range, where the own space is among what is said; one space is beside another at range 1. */
function near(cursor: Cursor): Token | undefined {
  const { tokens } = cursor;
  const one = (like: Token): Token => numberLike(like, 1);
  const like = tokens[cursor.at] as Token;
  if (cursor.takeAny('in|on or|and adjacent to your own? space', 'in|on or|and next to your own? space'))
    return one(like);
  if (cursor.takeAny(...own)) {
    if (!cursor.takeAny(', or', 'or')) return undefined;
    cursor.take('in|on|within');
    if (cursor.takeAny('an|any|on|in adjacent space|one', 'on|in an adjacent space|one', 'adjacent|next to you|it'))
      return one(like);
    return cursor.take('range #') ? tokens[cursor.at - 1] : undefined;
  }
  if (!cursor.take('in|within range #')) return undefined;
  const number = tokens[cursor.at - 1];
  if (cursor.takeAny('( including your own? space )', ',? including your own? space')) return number;
  return cursor.takeAny(', or', 'or') && cursor.takeAny(...own) ? number : undefined;
}
