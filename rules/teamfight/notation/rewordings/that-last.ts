import { Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';
import type { Rewording } from './rewording.ts';

/** `If that was your last, 4dmg instead`, behind "lose a Coin": the last of those. */
export const thatLast: Rewording = (tokens, { words, paid }, { before }) => {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.take('if it|that|this was your|the last') || !cursor.sees(',|:')) return undefined;
  const last = tokens[cursor.at - 1] as Token;
  const said = (name: readonly Token[]): Token[] => [
    ...tokens.slice(0, cursor.at - 2),
    ...wordsLike(last, 'your last'),
    ...name,
    ...tokens.slice(cursor.at),
  ];
  const lost = before.findLastIndex(({ text }) => /^(?:lose|spend|discard)$/.test(text));
  const taken = new Cursor(before, lost + 1, before.length);
  const found =
    lost >= 0 && taken.take('a|an|one|1')
      ? wordAt(words, before, taken.at, before.length, ['counter', 'token', 'condition'])
      : undefined;
  if (lost >= 0) return found && said(before.slice(taken.at, found.to));
  const cost = words.all.find(({ ref, kind }) => ref === paid && (kind === 'counter' || kind === 'token'));
  return cost && said(wordsLike(last, cost.name.toLowerCase()));
};
