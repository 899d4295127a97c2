import { Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';
import type { Rewording } from './rewording.ts';

const verbs = 'place|create|put|lay|drop|plant|raise|build';
const touching = 'adjacent|connected|touching';

/**
 * `Range 4, create a Wall in up to three adjacent spaces`, `place up to 2 adjacent Snares in range 3`, `up to three adjacent spaces in range 4 become
 * Mud`: so many of the piece, in spaces that touch one another.
 */
export const onAdjacentSpaces: Rewording = (tokens, context) => {
  const [like] = tokens;
  if (like === undefined) return undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  const first = reachOf(cursor);
  if (first !== undefined && !cursor.take(',|:')) return undefined;
  const found = placed(cursor, context) ?? becoming(cursor, context);
  if (found === undefined) return undefined;
  const reach = first ?? found.reach;
  if (reach === undefined || (first !== undefined && found.reach !== undefined)) return undefined;
  return [
    ...wordsLike(like, found.upTo ? 'place up to' : 'place'),
    found.number,
    ...found.name,
    ...wordsLike(like, found.empty ? 'in adjacent empty spaces in' : 'in adjacent spaces in'),
    ...reach,
    ...tokens.slice(cursor.at),
  ];
};

interface Found {
  readonly upTo: boolean;
  readonly number: Token;
  readonly name: readonly Token[];
  readonly empty: boolean;
  readonly reach: readonly Token[] | undefined;
}

type Words = Parameters<Rewording>[1];

/** `range 4`. */
const reachOf = (cursor: Cursor): readonly Token[] | undefined => {
  const { at } = cursor;
  return cursor.take('range #') ? cursor.tokens.slice(at, cursor.at) : undefined;
};

/** `in range 4`, behind what is laid. */
const reachBehind = (cursor: Cursor): readonly Token[] | undefined =>
  cursor.try(() => (cursor.take('in|within') ? reachOf(cursor) : undefined));

const pieceOf = (cursor: Cursor, { words }: Words): readonly Token[] | undefined => {
  const { at } = cursor;
  const piece = wordAt(words, cursor.tokens, at, cursor.end, ['marker', 'terrain']);
  if (piece === undefined) return undefined;
  cursor.at = piece.to;
  const name = cursor.tokens.slice(at, cursor.at);
  cursor.take('marker|markers|object|objects');
  return name;
};

const numberOf = (cursor: Cursor): Pick<Found, 'upTo' | 'number'> | undefined => {
  const upTo = cursor.take('up to');
  const number = cursor.tokens[cursor.at];
  return cursor.take('#') && number && (cursor.numbers[0] ?? 1) > 1 ? { upTo, number } : undefined;
};

/** `create a Wall in up to three adjacent spaces`, `place 2 adjacent Snares`. */
const placed = (cursor: Cursor, context: Words): Found | undefined =>
  cursor.try(() => {
    if (!cursor.take(verbs)) return undefined;
    cursor.take('a|an');
    const before = numberOf(cursor);
    if (before !== undefined && !cursor.take(touching)) return undefined;
    const name = pieceOf(cursor, context);
    if (name === undefined) return undefined;
    if (before !== undefined) return { ...before, name, empty: false, reach: reachBehind(cursor) };
    if (!cursor.take('in|on')) return undefined;
    cursor.take('each of');
    const many = numberOf(cursor);
    if (many === undefined) return undefined;
    const empty = cursor.take('empty');
    if (!cursor.take(touching)) return undefined;
    const free = empty || cursor.take('empty');
    return cursor.take('spaces') ? { ...many, name, empty: free, reach: reachBehind(cursor) } : undefined;
  });

/** `up to three adjacent spaces in range 4 become Mud`. */
const becoming = (cursor: Cursor, context: Words): Found | undefined =>
  cursor.try(() => {
    const many = numberOf(cursor);
    if (many === undefined || !cursor.take(`${touching} spaces`)) return undefined;
    const reach = reachBehind(cursor);
    if (!cursor.take('become|turn')) return undefined;
    cursor.take('into');
    const name = pieceOf(cursor, context);
    return name && { ...many, name, empty: false, reach };
  });
