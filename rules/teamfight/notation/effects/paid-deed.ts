import type { Cursor } from '../words/cursor.ts';

/**
 * `Gain a Hook for each enemy hit`, `gain a Hook for each cleared`, and nothing behind it: whoever did that is paid for it. Of several who lose
 * something and, in the same sentence, gain something for it, it could be them. `start` is where "gain" stands.
 */
export function isPaid(cursor: Cursor, start: number): boolean {
  if (!cursor.sees('for each|every')) return false;
  const { tokens, at, end } = cursor;
  const said = tokens.slice(at, tokens[end - 1]?.text === '.' ? end - 1 : end).map(({ text }) => text);
  const last = said.at(-1) ?? '';
  if (said.length > 5) return false;
  if (/^(?:hit|killed|damaged)$/.test(last)) return true;
  const fresh = !/^(?:,|and|then)$/.test(tokens[start - 1]?.text ?? '');
  return fresh && /^(?:each|every|lost|cleared|removed|purged)$/.test(last);
}
