import type { Context } from '../context.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import type { About } from './rewording.ts';

const threw = /^(?:throws?|toss|tosses|hurls?|flings?)$/;

/** `The thrown unit takes 2dmg`, behind "throw an adjacent unit": the target. */
export function theThrown(tokens: readonly Token[], _: Context, { before }: About): Token[] | undefined {
  if (!before.some(({ text }) => threw.test(text))) return undefined;
  const at = tokens.findIndex(({ text }) => /^(?:thrown|tossed|hurled|flung)$/.test(text));
  const cursor = new Cursor(tokens, Math.max(at, 0), tokens.length);
  const from = tokens[at - 1]?.text === 'the' ? at - 1 : at;
  if (!cursor.take('thrown|tossed|hurled|flung unit|enemy|ally|target|hero|one') || from === at) return undefined;
  return [...tokens.slice(0, from), ...wordsLike(tokens[from] as Token, 'the target'), ...tokens.slice(cursor.at)];
}
theThrown.needs = oneOf('thrown tossed hurled flung');
