import type { Context } from '../context.ts';
import { beginning, Cursor } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

/** `Range 3, destroy a Mine`, `range 3, kill a summon or object`, `range 3, swap places with your Wolf`: the range is that of the piece, and nobody else is chosen in it. */
export function rangeOfPiece(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.take('range # ,?')) return undefined;
  const { at } = cursor;
  const kills = cursor.take('kill|sacrifice');
  const goes = kills || cursor.take('destroy|remove|detonate');
  const isGone = kills || cursor.before?.text === 'destroy';
  if (!goes && !cursor.takeAny('swap|trade places? with', 'teleport to')) return undefined;
  cursor.takeAny('one of your', 'all of? your?', 'a|an|any|one|your');
  const found = wordAt(words, tokens, cursor.at, tokens.length, goes && !isGone ? ['marker'] : ['marker', 'summon']);
  if (found !== undefined) cursor.at = found.to;
  else if (!isGone || !cursor.takeAny('object|summon or an? object|summon', 'object|summon')) return undefined;
  cursor.take('marker');
  if (!cursor.done && !cursor.sees(',|and|then|.|to')) return undefined;
  const [range, far] = tokens as [Token, Token];
  return [...tokens.slice(at, cursor.at), wordLike(range, 'in'), range, far, ...tokens.slice(cursor.at)];
}
rangeOfPiece.begins = beginning('range');
