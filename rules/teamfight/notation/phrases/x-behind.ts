import { type Cursor, oneOf } from '../words/cursor.ts';

const unknown = oneOf('x');

/** `Xdmg, push X, where X is your Coins`: where X is told at the end, and stands for more than one number before it. */
export function xBehind(
  cursor: Cursor,
): { readonly from: number; readonly at: number; readonly to: number } | undefined {
  if (cursor.lacks(unknown)) return undefined;
  const { tokens, at, end } = cursor;
  for (let n = at + 2; n < end - 3; n++) {
    const where = /^(?:where|with)$/.test(tokens[n]?.text ?? '');
    const x = where ? n + 1 : n;
    if (tokens[x]?.text !== 'x' || !/^(?:is|=|being|equals)$/.test(tokens[x + 1]?.text ?? '')) continue;
    const opens = !where && tokens[n - 1]?.text === '(';
    if (opens && tokens[end - 1]?.text !== ')') continue;
    if (!where && !opens && tokens[n - 1]?.text !== ',') continue;
    const from = opens || tokens[n - 1]?.text === ',' ? n - 1 : n;
    const uses = tokens.slice(at, from).filter(({ text }) => text === 'x' || text === 'xdmg').length;
    return uses > 0 ? { from, at: x + 2, to: opens ? end - 1 : end } : undefined;
  }
  return undefined;
}
