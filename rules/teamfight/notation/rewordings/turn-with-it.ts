import type { Context } from '../context.ts';
import { Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

/** `At the end of their second turn with it, they take 4dmg`, behind a token that was given: at that moment, if they still have it. */
export function turnWithIt(
  tokens: readonly Token[],
  { words }: Context,
  before: readonly Token[],
): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  const after = cursor.take('after');
  if (like === undefined || (!after && !cursor.take('at the? start|beginning|end of'))) return undefined;
  const from = cursor.at;
  if (!cursor.take('their|its first|second|third|next? turn') || !cursor.take('with it|this|them ,')) return undefined;
  const moment = tokens.slice(from, cursor.at - 3);
  const name = given(before, words);
  if (name === undefined) return undefined;
  return [
    ...(after ? wordsLike(like, 'at the end of') : tokens.slice(0, from)),
    ...moment.filter(({ text }) => text !== 'first'),
    ...wordsLike(like, ', if they have'),
    ...name,
    ...wordsLike(like, ','),
    ...tokens.slice(cursor.at),
  ];
}

/** The only token that the text has given. */
function given(before: readonly Token[], words: Context['words']): readonly Token[] | undefined {
  let found: readonly Token[] | undefined;
  for (let at = 0; at < before.length; at++) {
    if (!/^(?:gives?|gains?|gets?)$/.test(before[at]?.text ?? '')) continue;
    const cursor = new Cursor(before, at + 1, before.length);
    cursor.take('them|it');
    cursor.take('a|an|your|the');
    const token = wordAt(words, before, cursor.at, before.length, ['token', 'condition']);
    // What its own text does then could be the same, or something more.
    if (token === undefined || found !== undefined || /\bturn\b/i.test(token.word.text)) return undefined;
    found = before.slice(cursor.at, token.to);
  }
  return found;
}
