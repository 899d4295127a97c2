import type { Context } from '../context.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

/** `Summon a Wolf adjacent to you if you have less than 3`: of those that are summoned. */
export function fewHad(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const summon = tokens.findIndex(({ text }) => text === 'summon');
  const like = tokens[summon];
  if (like === undefined || !/^(?:a|an|one)$/.test(tokens[summon + 1]?.text ?? '')) return undefined;
  const card = wordAt(words, tokens, summon + 2, tokens.length, ['summon']);
  const asks = tokens.findLastIndex(({ text }, at) => at > summon && (text === 'if' || text === 'while'));
  const cursor = new Cursor(tokens, Math.max(asks, 0) + 1, tokens.length);
  if (card === undefined || asks < 0) return undefined;
  if (!cursor.takeAny('you have less|fewer than|then #', 'you have at most #') || !cursor.done) return undefined;
  const [number] = tokens.slice(-1);
  const most = tokens[tokens.length - 2]?.text === 'most';
  return [
    ...tokens.slice(0, asks + 1),
    ...wordsLike(like, most ? 'you have at most' : 'you have less than'),
    number as Token,
    ...tokens.slice(summon + 2, card.to),
  ];
}
fewHad.needs = oneOf('summon');
