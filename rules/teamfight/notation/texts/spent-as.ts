import type { Use } from '../../program.ts';
import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';

/** `may spend a Coin as a Free Action to heal 1`: that action, of which what is spent is the price. What they do then, in words that are read. */
export function spentAs(cursor: Cursor): { use: Omit<Use, 'clause'>; said: readonly Token[] } | undefined {
  return cursor.try(() => {
    if (!cursor.take('can|may') || !cursor.sees('spend|pay|lose|discard')) return undefined;
    const { at: from, tokens, end } = cursor;
    for (let at = from + 2; at < end; at++) {
      const cost = new Cursor(tokens, at, end);
      if (!cost.take('as a|an free|move|standard action to')) continue;
      const action = tokens[cost.at - 3]?.text as Use['action'];
      const and = wordLike(tokens[at] as Token, 'and');
      return { use: { action }, said: [...tokens.slice(from, at), and, ...tokens.slice(cost.at, end)] };
    }
    return undefined;
  });
}
