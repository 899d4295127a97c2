import type { Context } from '../context.ts';
import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';
import { pieceGone } from './piece-gone.ts';

/** Words behind which "it" is a place, or what is taken away. */
const behind = /^(?:to|of|around|from|remove|destroy)$/;
const many = /^(?:all|units|enemies|allies|others|everyone|heroes)$/;

/**
 * `All in burst 2 of your Mine, 4dmg. Units adjacent to it are Slowed. Then remove it`: of many who are around one piece "it" is that piece, and none
 * of them.
 */
export function pieceNamed(
  tokens: readonly Token[],
  { words }: Context,
  before: readonly Token[],
): Token[] | undefined {
  const is = (token: Token, at: number): boolean => token.text === 'it' && behind.test(tokens[at - 1]?.text ?? '');
  if (before.length === 0 || !tokens.some(is)) return undefined;
  const named = areaAround(before, words);
  if (named === undefined) return undefined;
  return tokens.flatMap((token, at) => (is(token, at) ? named.map(({ text }) => wordLike(token, text)) : [token]));
}

/** `your Mine`, of the last head before that names many by where they are. */
function areaAround(before: readonly Token[], words: Context['words']): readonly Token[] | undefined {
  const last = before.findLastIndex(({ text }) => many.test(text));
  const cursor = new Cursor(before, last + 1, before.length);
  if (last < 0) return undefined;
  const near = cursor.takeAny('in|within burst|range # of|around your', 'adjacent|next to your', 'within # of your');
  // "Units adjacent to it" stands behind the head that says of what.
  if (!near) return cursor.sees('adjacent|next|in|within') ? areaAround(before.slice(0, last), words) : undefined;
  const piece = wordAt(words, before, cursor.at, before.length, ['marker']);
  return piece === undefined || piece.word.name.toLowerCase() !== textOf(before.slice(cursor.at, piece.to))
    ? undefined
    : before.slice(cursor.at - 1, piece.to);
}

/** In the words of its name: "your Mines" are several, of which none is "it". */
const textOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(' ');

/** With the piece that stands before it named in it, be it one that is gone by then or one that many are near. */
export const ofPieceBefore = (
  tokens: readonly Token[],
  context: Context,
  before: readonly Token[],
): Token[] | undefined => pieceGone(tokens, context, before) ?? pieceNamed(tokens, context, before);
