import type { Context } from '../context.ts';
import { verbs } from '../pieces/placing.ts';
import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

/** `Place Snares in line 4`, `place Snares in burst 1`, `place a Snare in each space of a line 3`: one on each of its spaces. */
export function inEachSpace(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const like = tokens[0];
  if (like === undefined || !cursor.take(verbs)) return undefined;
  const one = cursor.take('a|an|one');
  const { at } = cursor;
  const piece = wordAt(words, tokens, at, tokens.length, ['marker', 'terrain']);
  if (piece === undefined) return undefined;
  cursor.at = piece.to;
  if (one) {
    if (!cursor.take('in|on each|every space|spaces of|in a|the')) return undefined;
  } else {
    const several = tokens[piece.to - 1]?.text ?? '';
    if (!several.endsWith('s') || piece.word.name.toLowerCase().endsWith(several)) return undefined;
    if (!cursor.take('in|along|on a|the?')) return undefined;
  }
  if (!cursor.sees('line|burst #')) return undefined;
  const { fields } = piece.word;
  return [
    ...wordsLike(like, 'place a'),
    ...tokens.slice(at, piece.to - 1),
    wordLike(like, piece.word.name.toLowerCase().split(' ').at(-1) ?? ''),
    // What stands in the way comes only where nobody stands.
    ...wordsLike(like, fields.object || fields.blocksMovement ? 'in each empty space in' : 'in each space in'),
    ...tokens.slice(cursor.at),
  ];
}
