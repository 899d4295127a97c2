import type { Context } from '../context.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

/** `You are Silenced during your next turn`, `they are Slowed and Stunned on their next turn`: from its start to its end. */
export function inTheNextTurn(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const is = tokens.findIndex(({ text }, at) => at > 0 && /^(?:is|are|gain|gains)$/.test(text));
  const like = tokens[0];
  const subject = new Cursor(tokens, 0, is);
  if (is < 1 || like === undefined || !subject.takeAny('you|they|it', 'the target') || !subject.done) return undefined;
  const cursor = new Cursor(tokens, is + 1, tokens.length);
  for (;;) {
    const state = wordAt(words, tokens, cursor.at, tokens.length, ['condition']);
    if (state === undefined) return undefined;
    cursor.at = state.to;
    if (!cursor.takeAny(', and', 'and', ',')) break;
  }
  const states = tokens.slice(0, cursor.at);
  const mine = tokens[0]?.text === 'you';
  if (!cursor.take(`on|in|during|for ${mine ? 'your' : 'their|its'} next turn`) || !(cursor.done || cursor.sees('.')))
    return undefined;
  const whose = mine ? 'your' : 'their';
  return [
    ...wordsLike(like, `at the start of ${whose} next turn ,`),
    ...states,
    ...wordsLike(like, `until the end of ${whose} turn`),
    ...tokens.slice(cursor.at),
  ];
}
inTheNextTurn.needs = oneOf('next');

/** `+1 Standard Action this turn and -1 on your next turn`: of the same. */
export function otherNextTurn(tokens: readonly Token[]): Token[] | undefined {
  const turn = tokens.findIndex(({ text }, at) => text === 'this' && tokens[at + 1]?.text === 'turn');
  const sign = tokens.slice(0, Math.max(turn, 0)).findLastIndex(({ text }) => /^[+-]$/.test(text));
  const what = tokens.slice(sign + 2, turn);
  if (sign < 0 || what.length === 0 || what.length > 2 || !what.every(({ kind }) => kind === 'word')) return undefined;
  const cursor = new Cursor(tokens, turn + 2, tokens.length);
  const joined = cursor.takeAny(', and|but', ',|and|but');
  const { at } = cursor;
  if (!joined || !cursor.take('+|- #')) return undefined;
  const number = tokens.slice(at, cursor.at);
  if (!cursor.takeAny('on|in|during your? next turn', 'next turn') || !(cursor.done || cursor.sees('.')))
    return undefined;
  const like = tokens[at] as Token;
  return [
    ...tokens.slice(0, turn + 2),
    ...wordsLike(like, ','),
    ...number,
    ...what,
    ...wordsLike(like, 'next turn'),
    ...tokens.slice(cursor.at),
  ];
}
otherNextTurn.needs = oneOf('next');
