import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

/** `Gain Armor and +1 speed until your next turn`, where Armor is a condition: one has the one and gains the other, both until then. */
export function gainsAnd(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.take('you? gain|get')) return undefined;
  const { at } = cursor;
  const given = wordAt(words, tokens, at, tokens.length, ['condition', 'token']);
  if (given === undefined) return undefined;
  cursor.at = given.to;
  const until = tokens.findIndex(({ text }) => text === 'until' || text === 'till');
  if (!cursor.take('and') || !cursor.sees('+|- #') || until < cursor.at) return undefined;
  const end = tokens.slice(until);
  if (end.some(({ text }) => text === 'and' || text === ',')) return undefined;
  const like = tokens[0] as Token;
  return [
    ...wordsLike(like, 'you have'),
    ...tokens.slice(cursor.at, until),
    ...end.filter(({ text }) => text !== '.'),
    ...wordsLike(like, 'and gain'),
    ...tokens.slice(at, given.to),
    ...end,
  ];
}
gainsAnd.begins = beginning('you|gain|get');
gainsAnd.needs = oneOf('until till');
