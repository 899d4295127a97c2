import { Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

/** `3dmg to target, 1dmg to adjacent units`, `3dmg to the target and 1dmg to others adjacent`: to the target, as that was named right before. */
export function targetAndBeside(tokens: readonly Token[]): Token[] | undefined {
  const target = tokens.findIndex(({ text }) => text === 'target');
  const like = tokens[target];
  const named = new Cursor(tokens, tokens[target - 1]?.text === 'the' ? target - 2 : target - 1, target);
  if (
    like === undefined ||
    target < 3 ||
    !named.take('to') ||
    !/^(?:dmg|damage)$/.test(tokens[named.at - 2]?.text ?? '')
  )
    return undefined;
  const cursor = new Cursor(tokens, target + 1, tokens.length);
  if (!cursor.takeAny(', and|then', ',', 'and|then')) return undefined;
  const from = cursor.at;
  if (!cursor.take('deal? # irreducible? dmg|damage to all|each|any?')) return undefined;
  const amount = tokens.slice(from, cursor.at);
  const near = cursor.take('adjacent|nearby');
  if (!cursor.take('units|enemies|allies|others|enemy|unit')) return undefined;
  const who = tokens[cursor.at - 1] as Token;
  if (!near && !cursor.take('adjacent|nearby')) return undefined;
  if (cursor.sees('to|of')) return undefined;
  return [
    ...tokens.slice(0, from),
    ...amount,
    who,
    ...wordsLike(like, 'adjacent to the target'),
    ...tokens.slice(cursor.at),
  ];
}
