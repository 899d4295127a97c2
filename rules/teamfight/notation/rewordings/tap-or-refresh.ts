import { Cursor } from '../words/cursor.ts';
import type { Token } from '../words/token.ts';

/** `Tap or refresh one of their abilities`: the one or the other, of the same cards. */
export function tapOrRefresh(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(({ text }) => /^(?:tap|refresh|untap)$/.test(text));
  const cursor = new Cursor(tokens, at, tokens.length);
  if (at < 0 || !cursor.takeAny('tap or refresh|untap|ready', 'refresh|untap or tap')) return undefined;
  const which = tokens.slice(cursor.at);
  if (which.some(({ text }) => /^(?:,|or|then|\.)$/.test(text))) return undefined;
  // "An ability" alone would be tapped of the target and refreshed of yours.
  if (!which.some(({ text }) => /^(?:theirs?|its|your|target's)$/.test(text))) return undefined;
  const before = tokens.slice(0, tokens[at - 1]?.text === 'either' ? at - 1 : at);
  return [...before, tokens[at] as Token, ...which, ...tokens.slice(at + 1, at + 3), ...which];
}
