import type { Context } from '../context.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

const arrives = [
  'appear|reappear|emerge|arrive|come|step|go|travel|pass|exit in|at|to|from|out|through of? the other',
  'come|step|go out of|at|from the other',
  'exit the other',
] as const;

/**
 * `Allies entering a Gate may appear in the other`, `can spend 1 movement to go to the other Gate`: to teleport there. Which piece is meant may be
 * said before alone.
 */
export function otherEnd(tokens: readonly Token[], { words, slot, beside }: Context): Token[] | undefined {
  const at = tokens.findIndex((_, from) => new Cursor(tokens, from, tokens.length).sees('the other'));
  if (at < 0) return undefined;
  const from = arriving(tokens, at + 2);
  const cursor = new Cursor(tokens, at + 2, tokens.length);
  cursor.take('one|end|side');
  const like = tokens[at] as Token;
  const does = from === undefined ? tokens.slice(0, at) : [...tokens.slice(0, from), ...wordsLike(like, 'teleport to')];
  const other = [...does, ...tokens.slice(at, at + 2)];
  const named = wordAt(words, tokens, at + 2, tokens.length, ['marker']);
  if (named !== undefined) return from === undefined ? undefined : [...other, ...tokens.slice(at + 2)];
  if (!cursor.done && !cursor.sees(',|(|.')) return undefined;
  if (slot === 'marker' || beside !== undefined)
    return from === undefined ? undefined : [...other, ...tokens.slice(cursor.at)];
  const before = lastPiece(tokens, at, words);
  return before && [...other, ...before, ...tokens.slice(cursor.at)];
}
otherEnd.needs = oneOf('other');

/** Where the words begin that end with `the other` and say that one comes out there. */
function arriving(tokens: readonly Token[], end: number): number | undefined {
  for (let from = Math.max(0, end - 6); from < end; from++) {
    const cursor = new Cursor(tokens, from, tokens.length);
    if (cursor.takeAny(...arrives) && cursor.at === end) return from;
  }
  return undefined;
}

/** The piece that was named last, by the words that name it. */
function lastPiece(tokens: readonly Token[], end: number, words: Context['words']): readonly Token[] | undefined {
  for (let at = end - 1; at >= 0; at--) {
    const found = wordAt(words, tokens, at, end, ['marker']);
    if (found !== undefined) return tokens.slice(at, found.to);
  }
  return undefined;
}
