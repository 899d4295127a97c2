import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import { type Words, wordAt } from '../words/words.ts';

/**
 * `Create a 4x1 wall of Ice markers in range 3, in empty spaces`, `range 3, create a 4x1 line of Ice in empty spaces`, `create a 3x1 Mist in range 4`:
 * that area becomes it. `Place a line of 4 Crates in range 3`: 4 of them in a line.
 */
export function wallOf(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const like = tokens[0] as Token;
  const first = cursor.take('range # ,?') ? tokens.slice(0, 2) : undefined;
  const verb = cursor.at;
  if (cursor.take('place|put|create|summon|raise|build|lay a|an straight? wall|line|row of #'))
    return inRowOf(tokens, cursor, words, first);
  const ofSuch = cursor.take('place|put|create|summon|raise|build|lay a|an # x # wall|line|row of');
  if (!ofSuch && !cursor.take('place|put|create|raise|build|lay a|an # x #')) return undefined;
  const [columns, rows] = cursor.numbers;
  const area = tokens.slice(verb + 2, verb + 5);
  const named = wordAt(words, tokens, cursor.at, tokens.length, ofSuch ? ['marker'] : ['marker', 'terrain']);
  // A square of it is one piece of that size.
  if (named === undefined || (named.word.fields.size ?? 1) > 1 || (!ofSuch && columns === rows)) return undefined;
  const { object, blocksMovement, long, size = 1 } = named.word.fields;
  // Of one that can be destroyed it is one piece in so many spaces, and what is thinner than a space lies on edges.
  if (!ofSuch && (object || long !== undefined || size < 1)) return undefined;
  const name = tokens.slice(cursor.at, named.to);
  cursor.at = named.to;
  cursor.take('marker|markers');
  const free = cursor.takeAny(',? in|on empty|free|unoccupied spaces');
  // An area has only to overlap a space in range.
  const partly = first === undefined && cursor.take(',? at? least? partly|partially in|within range #');
  const behind = partly || (first === undefined && cursor.take('in|within range #'));
  if (first === undefined && !behind) return undefined;
  const range = first ?? tokens.slice(cursor.at - 2, cursor.at);
  if (partly) cursor.take(',? that|which lasts|stays|remains');
  const empty = free || cursor.takeAny(',? in|on empty|free|unoccupied spaces') || (!ofSuch && blocksMovement === true);
  const becomes = wordsLike(like, empty ? ', empty spaces in the area become' : 'becomes');
  return [...range, ...area, ...becomes, ...name, ...tokens.slice(cursor.at)];
}
wallOf.begins = beginning('place|put|create|summon|raise|build|lay|range');
wallOf.needs = oneOf('x wall line row');

/** `4 Crates in empty spaces`, behind `a line of`: so many of them in a line. */
function inRowOf(
  tokens: readonly Token[],
  cursor: Cursor,
  words: Words,
  first: readonly Token[] | undefined,
): Token[] | undefined {
  const like = tokens[0] as Token;
  const from = cursor.at - 1;
  const named = wordAt(words, tokens, cursor.at, tokens.length, ['marker']);
  if (named === undefined) return undefined;
  cursor.at = named.to;
  cursor.take('marker|markers');
  const what = tokens.slice(from, cursor.at);
  cursor.take('object|objects');
  const free = cursor.takeAny(',? in|on empty|free|unoccupied spaces');
  const behind = first === undefined && cursor.take('in|within range #');
  const range = first ?? (behind ? tokens.slice(cursor.at - 2, cursor.at) : undefined);
  if (range === undefined) return undefined;
  const empty = free || cursor.takeAny(',? in|on empty|free|unoccupied spaces');
  // In a line they do, anyway.
  cursor.takeAny(',? touching|bordering each other', ',? adjacent|next to each other', ', connected');
  const row = wordsLike(like, empty ? 'in a line of empty spaces in' : 'in a line in');
  return [...wordsLike(like, 'place'), ...what, ...row, ...range, ...tokens.slice(cursor.at)];
}
