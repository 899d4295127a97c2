import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

/** `Enemies cannot enter or leave spaces in range 1 of you`: the one, and the other. */
export function enterOrLeave(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(({ text }) => text === 'enter');
  const like = tokens[at];
  if (like === undefined || !/^can(?:not|'t)$/.test(tokens[at - 1]?.text ?? '')) return undefined;
  const cursor = new Cursor(tokens, at + 1, tokens.length);
  if (!cursor.take('or|and|nor leave')) return undefined;
  const from = cursor.at;
  cursor.take('a|any? spaces|space within|in');
  const range = cursor.at;
  if (!cursor.take('range #')) return undefined;
  cursor.take('of you');
  const comma = tokens.findLastIndex(({ text }, n) => n < at && text === ',');
  const who = tokens.slice(comma + 1, at - 1);
  return [
    ...tokens.slice(0, at + 1),
    ...tokens.slice(from, cursor.at),
    ...wordsLike(like, ', and'),
    ...who,
    ...wordsLike(like, 'cannot leave'),
    ...tokens.slice(range, cursor.at),
    ...tokens.slice(cursor.at),
  ];
}
enterOrLeave.needs = oneOf('enter');
