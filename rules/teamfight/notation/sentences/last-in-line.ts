import { Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

/** `The last enemy hit is pushed 2`, of a line: the one farthest away. */
export function lastInLine(tokens: readonly Token[], drawn: boolean | undefined): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!drawn || !cursor.take('the? last enemy|unit|ally|target|one')) return undefined;
  const last = cursor.at - 2;
  const behind = cursor.at;
  if (!cursor.takeAny('hit', 'in the line|path', 'in it') || cursor.done) return undefined;
  const like = tokens[last];
  return [
    ...wordsLike(like!, 'the furthest'),
    ...tokens.slice(last + 1, behind),
    ...wordsLike(like!, 'hit'),
    ...tokens.slice(cursor.at),
  ];
}
