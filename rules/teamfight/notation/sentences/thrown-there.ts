import type { Context } from '../context.ts';
import { beginning, Cursor } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';
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
