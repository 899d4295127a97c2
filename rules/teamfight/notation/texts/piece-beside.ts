import type { Who } from '../../program.ts';
import { wordOf } from '../words/by-ref.ts';
import { Cursor } from '../words/cursor.ts';
import { lex, numberLike, type Token, wordLike, wordsLike } from '../words/token.ts';
import type { Word, Words } from '../words/words.ts';

/** `teleport to this`, with the name of the piece, which only whoever laid it could call so otherwise. Undefined where it is nothing else. */
export function toNamed(tokens: readonly Token[], { name }: Word): readonly Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const like = tokens[2];
  if (like === undefined || !cursor.take('teleport to') || !cursor.takeAny('its space', 'this|it') || !cursor.done)
    return undefined;
  return [...tokens.slice(0, 2), ...wordsLike(like, `a ${name.toLowerCase()}`)];
}

/** What is done to such a piece. */
const handled = /^(?:destroy|remove|discard|push|pull|move|detonate|kick|open)$/;

/**
 * `destroy it`, `remove the Mine`, of whoever is adjacent to one or on it: that one, and neither another nor oneself. Undefined where it says
 * nothing of that kind, and `unknown` where "it" is nothing that was named.
 */
export function toBeside(tokens: readonly Token[], who: Who, words: Words): readonly Token[] | 'unknown' | undefined {
  const at = tokens.findIndex(({ text }, n) => handled.test(tokens[n - 1]?.text ?? '') && /^(?:it|the)$/.test(text));
  const like = tokens[at];
  if (like === undefined) return undefined;
  const near = nearWhat(who, words);
  if (near === undefined) return at === 1 && like.text === 'it' ? 'unknown' : undefined;
  const name = lex(near.piece.name.toLowerCase()).map(({ text }) => wordLike(like, text));
  const to = like.text === 'it' ? at + 1 : at + 1 + name.length;
  if (like.text === 'the' && name.some(({ text }, n) => tokens[at + 1 + n]?.text !== text)) return undefined;
  return [...tokens.slice(0, at), ...oneThere(like, name, near.far), ...tokens.slice(to)];
}

function oneThere(like: Token, name: readonly Token[], far: number): readonly Token[] {
  if (far === 0) return [wordLike(like, 'a'), ...name, ...wordsLike(like, 'in your space')];
  if (far === 1) return [...wordsLike(like, 'an adjacent'), ...name];
  const number = numberLike(like, far);
  return [wordLike(like, 'a'), ...name, ...wordsLike(like, 'in range'), number];
}

/** The piece or summon that somebody stands on or near, and how near. */
function nearWhat({ places = [] }: Who, words: Words): { piece: Word; far: number } | undefined {
  for (const { range, of, on } of places) {
    const under = wordOf(words, on, 'marker');
    if (under !== undefined) return { piece: under, far: 0 };
    if (typeof of !== 'object' || range?.max === undefined || range.min) continue;
    const ref = 'marker' in of ? of.marker : 'nearest' in of ? of.nearest.card : undefined;
    const piece = wordOf(words, ref, 'marker', 'summon');
    if (piece !== undefined) return { piece, far: range.max };
  }
  return undefined;
}
