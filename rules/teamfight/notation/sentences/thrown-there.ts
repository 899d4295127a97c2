import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

/** `Throw a Flare to an empty space in range 4`, `toss your Net onto a space in range 3`, `throw a Bomb to range 4`: it is placed there. */
export function thrownThere(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const like = tokens[0] as Token;
  if (!cursor.take('throw|toss|hurl|lob|send|roll|launch') || !cursor.take('a|an|your|one')) return undefined;
  const piece = wordAt(words, tokens, cursor.at, tokens.length, ['marker']);
  if (piece === undefined) return undefined;
  cursor.at = piece.to;
  if (!cursor.take('to|into|onto|at') || !cursor.sees('a|an|any|range')) return undefined;
  return [wordLike(like, 'place'), ...tokens.slice(1, piece.to), wordLike(like, 'in'), ...tokens.slice(cursor.at)];
}
thrownThere.begins = beginning('throw|toss|hurl|lob|send|roll|launch');

const placing = 'place|put|create|summon|deploy|lay';

/** `Place up to 3 Stones in range 3, on free spaces which must touch a wall`, `summon a Wolf, in range 1`: where, in one row. */
export function rangeBeforeSpaces(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  cursor.take('also');
  const first = cursor.at;
  if (!cursor.take(placing)) return undefined;
  if (!cursor.takeAny('up to #', '#', 'a|an|your|one')) return undefined;
  const piece = wordAt(words, tokens, cursor.at, tokens.length, ['marker', 'summon']);
  if (piece === undefined) return undefined;
  cursor.at = piece.to;
  const comma = cursor.take(',');
  const { at } = cursor;
  if (!cursor.take('in|within range #')) return undefined;
  const range = tokens.slice(at, cursor.at);
  cursor.take(',');
  const { at: where } = cursor;
  const like = tokens[where - 1] as Token;
  if (!cursor.take('on|in a|an|any? free|empty|unoccupied|open space|spaces'))
    return comma ? [...tokens.slice(first, piece.to), ...tokens.slice(at)] : undefined;
  const spaces = tokens.slice(where + 1, cursor.at);
  const touch = cursor.takeAny('which|that must? touch|touches|border|borders', 'touching|bordering');
  return [
    ...tokens.slice(first, piece.to),
    wordLike(like, 'in'),
    ...spaces,
    ...range,
    ...(touch ? wordsLike(like, 'adjacent to') : []),
    ...tokens.slice(cursor.at),
  ];
}
rangeBeforeSpaces.begins = beginning('also', placing);
rangeBeforeSpaces.needs = oneOf('range');
