import type { Context } from '../context.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

/** `Range 1, remove the target's Coins, 1dmg`, `remove all of their Coins`: they lose all of these. */
export function removesTheirs(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const verb = tokens.findIndex(({ text }) => /^(?:remove|strip|discard)$/.test(text));
  const like = tokens[verb];
  const before = tokens[verb - 1];
  if (like === undefined || (before !== undefined && !/^(?:,|and|then|:)$/.test(before.text))) return undefined;
  const cursor = new Cursor(tokens, verb + 1, tokens.length);
  cursor.takeAny('all of', 'all');
  if (!cursor.takeAny("the? target's", 'their')) return undefined;
  const whose = cursor.before?.text === 'their' ? 'they lose all' : 'the target loses all';
  const from = cursor.at;
  const named = wordAt(words, tokens, from, tokens.length, ['counter', 'token']);
  // One Coin of theirs is not all that they have.
  if (named === undefined || !/s$/.test(tokens[named.to - 1]?.text ?? '')) return undefined;
  return [...tokens.slice(0, verb), ...wordsLike(like, whose), ...tokens.slice(from)];
}
removesTheirs.needs = oneOf('remove strip discard');
