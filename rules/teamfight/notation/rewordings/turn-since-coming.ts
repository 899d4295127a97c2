import type { Context } from '../context.ts';
import { wordOf } from '../words/by-ref.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

const counted = 'next|second|2nd|third|3rd|fourth|4th';

/**
 * `At the end of your second turn, you die`, `dies at the end of its third turn`, `of your next turn`, in the text of a summon: counted from when that has come, and once.
 */
export function turnSinceComing(tokens: readonly Token[], { words, slot, bearer }: Context): Token[] | undefined {
  const [like] = tokens;
  if (slot !== 'passive' || like === undefined || wordOf(words, bearer, 'summon') === undefined) return undefined;
  for (let at = 0; at < tokens.length; at++) {
    const cursor = new Cursor(tokens, at, tokens.length);
    if (!cursor.take('at the? start|beginning|end of your|its|their|the?') || !cursor.take(counted)) continue;
    const number = cursor.before as Token;
    const from = tokens.slice(at, cursor.at).findIndex(({ text }) => /^(?:start|beginning|end)$/.test(text)) + at;
    if (!cursor.take('turn')) return undefined;
    const isFirst = at === 0 && cursor.take(',');
    const isLast = at > 0 && (cursor.done || (cursor.take('.') && cursor.done));
    if (!isFirst && !isLast) return undefined;
    const does = isFirst ? tokens.slice(cursor.at) : tokens.slice(0, at);
    return [
      ...wordsLike(like, 'when summoned , at the'),
      tokens[from] as Token,
      ...wordsLike(like, 'of your'),
      number,
      ...wordsLike(like, number.text === 'next' ? 'turn ,' : 'turn from now ,'),
      ...does,
    ];
  }
  return undefined;
}
turnSinceComing.needs = oneOf('next second 2nd third 3rd fourth 4th');
