import { Cursor } from '../words/cursor.ts';
import { wordLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';
import type { Rewording } from './rewording.ts';

/** `All in burst 2 of each Anchor, pull 2 towards the Anchor`, `... towards the marker`: the one that each of them is near to, as with "it". */
export const towardsThatPiece: Rewording = (tokens, { words }) => {
  const at = tokens.findIndex(
    ({ text }, n) =>
      n > 4 &&
      (text === 'the' || text === 'that' || text === 'its') &&
      /^(?:towards?|from|to)$/.test(tokens[n - 1]?.text ?? ''),
  );
  const like = tokens[at];
  if (like === undefined) return undefined;
  const near = tokens.findIndex((_, n) => {
    const of = new Cursor(tokens, n, at);
    return of.sees('range|burst # of|from a|an|any|each|every|your|all') || of.sees('adjacent to a|an|any|each|your');
  });
  if (near < 0) return undefined;
  const first = new Cursor(tokens, near, at);
  first.takeAny('range|burst # of|from', 'adjacent to');
  first.takeAny('a|an|any|each|every', 'all? of? your', 'all of? the?');
  const piece = wordAt(words, tokens, first.at, at, ['marker', 'summon']);
  if (piece === undefined) return undefined;
  const cursor = new Cursor(tokens, at + 1, tokens.length);
  const named = wordAt(words, tokens, cursor.at, tokens.length, ['marker', 'summon']);
  if (named !== undefined && named.word !== piece.word) return undefined;
  if (named !== undefined) cursor.at = named.to;
  else if (!cursor.take(piece.word.kind === 'marker' ? 'marker|object' : 'object|summon')) return undefined;
  cursor.take('marker|object');
  if (!cursor.done && !cursor.sees('.|,|and|then')) return undefined;
  return [...tokens.slice(0, at), wordLike(like, 'it'), ...tokens.slice(cursor.at)];
};
