import type { Context } from '../context.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

/**
 * `At the end of your turn, your Lantern may move 3`, `your Lantern moves 2 spaces`: whose it is moves it. `..., then burst 1 of it, 1dmg`: it goes as far as
 * that one wants, and what comes then comes anyway. What is near to nothing that is named could be near to it or to you.
 */
export function pieceMoves(tokens: readonly Token[], { words }: Context): readonly Token[] | undefined {
  const from = tokens.findIndex(
    ({ text }, at) => text === 'your' && (at === 0 || /^[,:]$/.test(tokens[at - 1]?.text ?? '')),
  );
  const like = tokens[from];
  const named = wordAt(words, tokens, from + 1, tokens.length, ['marker']);
  if (like === undefined || named === undefined || named.word.fields.object) return undefined;
  const cursor = new Cursor(tokens, named.to, tokens.length);
  cursor.take('marker');
  const may = cursor.take('may|can move');
  if (!may && !cursor.take('moves')) return undefined;
  if (!cursor.sees('up? to? #')) return undefined;
  const more = tokens.slice(cursor.at + 1);
  if (more.some((_, at) => isNearNobody(more, at))) return undefined;
  const goesOn = more.some(({ text }) => /^(?:it|its)$/.test(text));
  return [
    ...tokens.slice(0, from),
    ...wordsLike(like, may && !goesOn ? 'you may move your' : 'move your'),
    ...tokens.slice(from + 1, named.to),
    ...tokens.slice(cursor.at),
  ];
}
pieceMoves.needs = oneOf('move moves');

/** `burst 1`, `range 3`, `adjacent enemies`, of nothing. */
function isNearNobody(tokens: readonly Token[], at: number): boolean {
  const cursor = new Cursor(tokens, at, tokens.length);
  if (cursor.take('adjacent')) return !cursor.sees('to');
  return cursor.take('burst|range exactly? #') && !cursor.sees('of|around|from');
}
