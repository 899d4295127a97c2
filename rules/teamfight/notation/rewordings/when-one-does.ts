import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import type { About } from './rewording.ts';

/**
 * `Enemies in range 3 have -1 speed. When one of them dies, heal 1`: an enemy who is there. Behind "until your next turn, enemies in range 3 take +1 damage"
 * it holds for as long.
 */
export function whenOneDoes(tokens: readonly Token[], _: Context, { before }: About): Token[] | undefined {
  const [like] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (like === undefined || !cursor.take('when|whenever') || !cursor.take('one')) return undefined;
  cursor.take('of them|those');
  if (!cursor.sees('dies|is|takes|attacks|enters|leaves|moves|hits|uses|heals|ends|starts|gains')) return undefined;
  const stop = before.findLastIndex(({ text }, n) => n < before.length - 1 && (text === '.' || text === ':'));
  const comma = before.findIndex(({ text }, n) => n > stop && text === ',');
  const isTime = /^(?:until|for|this)$/.test(before[stop + 1]?.text ?? '');
  const said = new Cursor(before, (isTime && comma > 0 ? comma : stop) + 1, before.length);
  const from = said.at;
  if (!said.take('enemies|allies|units in|within range # has|have|are|take|takes|deal|cannot|gain|heal'))
    return undefined;
  const one = { enemies: 'an enemy', allies: 'an ally' }[before[from]?.text ?? ''] ?? 'a unit';
  const asHere = (words: readonly Token[]): Token[] =>
    words.map((token) => ({ ...token, from: like.from, to: like.to }));
  return [
    ...(isTime ? asHere(before.slice(stop + 1, from)) : []),
    ...wordsLike(like, `when ${one}`),
    ...asHere(before.slice(from + 1, said.at - 1)),
    ...tokens.slice(cursor.at),
  ];
}
whenOneDoes.begins = beginning('when|whenever');
whenOneDoes.needs = oneOf('one');
