import { unsharedEach } from '../amounts/unshared-each.ts';
import { type Token, wordsLike } from '../words/token.ts';

/** `Heal 1 and gain +1 damage for each until the end of your turn`, behind pieces that went: both are so much for each of them. */
export function eachOfBoth(tokens: readonly Token[]): Token[] | undefined {
  const each = tokens.findLastIndex(({ text }, at) => text === 'each' && tokens[at - 1]?.text === 'for');
  const and = each < 0 ? undefined : unsharedEach(tokens, each - 1);
  if (and === undefined) return undefined;
  return [...tokens.slice(0, and), ...wordsLike(tokens[each] as Token, 'for each'), ...tokens.slice(and)];
}
