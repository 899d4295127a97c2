import type { Context } from '../context.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

const kinds = ['marker', 'summon'] as const;

/** `If there are fewer than 3 Snares, ...`: on the map, which is where pieces are. */
export function fewOnMap(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  for (let at = 0; at < tokens.length - 4; at++) {
    const cursor = new Cursor(tokens, at, tokens.length);
    if (!cursor.take('there are|is')) continue;
    if (!cursor.takeAny('fewer|less|more than #', 'at most|least #', 'no more than #', '# or fewer|less|more'))
      return undefined;
    const piece = wordAt(words, tokens, cursor.at, tokens.length, kinds);
    if (piece === undefined) return undefined;
    cursor.at = piece.to;
    if (!cursor.sees(',|:')) return undefined;
    const like = tokens[at] as Token;
    return [...tokens.slice(0, piece.to), ...wordsLike(like, 'on the map'), ...tokens.slice(piece.to)];
  }
  return undefined;
}
fewOnMap.needs = oneOf('there');

/** `If you have fewer than 3 Snares, place one in range 2`: one of those. */
export function oneOfNamed(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const one = tokens.findIndex(
    ({ text }, n) => text === 'one' && /^(?:place|summon|create)$/.test(tokens[n - 1]?.text ?? ''),
  );
  const like = tokens[one];
  if (
    like === undefined ||
    !/^(?:in|within|on|at|adjacent|next|beside|there|anywhere)$/.test(tokens[one + 1]?.text ?? '')
  )
    return undefined;
  const named: Token[][] = [];
  for (let at = 0; at < one; at++) {
    const piece = wordAt(words, tokens, at, one, kinds);
    if (piece === undefined) continue;
    named.push(tokens.slice(at, piece.to));
    at = piece.to - 1;
  }
  const [name, ...more] = named;
  // Of two it could be either.
  if (name === undefined || more.length > 0) return undefined;
  return [...tokens.slice(0, one), wordLike(like, 'a'), ...name, ...tokens.slice(one + 1)];
}
oneOfNamed.needs = oneOf('one');

/** `Place a Snare in range 2, up to 3 in play`, `(up to 3 on the map)`: never more of them. */
export function mostInPlay(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(({ text }, n) => text === 'up' && /^[,(]$/.test(tokens[n - 1]?.text ?? ''));
  const like = tokens[at];
  const [opens, number] = [tokens[at - 1], tokens[at + 2]];
  if (like === undefined || opens === undefined || number === undefined) return undefined;
  const cursor = new Cursor(tokens, at, tokens.length);
  if (!cursor.take('up to #') || !cursor.takeAny('in play', 'on the map|board', 'at a time', 'at once'))
    return undefined;
  if (opens.text === '(' && !cursor.take(')')) return undefined;
  if (!cursor.done) return undefined;
  return [...tokens.slice(0, at - 1), ...wordsLike(like, '( max'), number, wordLike(like, ')')];
}
mostInPlay.needs = oneOf('up');
