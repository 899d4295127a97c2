import { oneOf } from '../words/cursor.ts';
import type { Token } from '../words/token.ts';

/** `Enemies adjacent are Slowed`, `allies adjacent heal 1`: adjacent enemies and allies, where nothing says to whom. */
export function sideAdjacent(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(
    ({ text }, n) => text === 'adjacent' && /^(?:enemies|allies|units|heroes)$/.test(tokens[n - 1]?.text ?? ''),
  );
  const [side, adjacent] = [tokens[at - 1], tokens[at]];
  if (at < 1 || side === undefined || adjacent === undefined) return undefined;
  const next = tokens[at + 1]?.text ?? ',';
  if (
    !/^(?:,|:|are|have|take|takes|gain|get|heal|lose|cannot|can't|deal|suffer|receive|may|can|must|become)$/.test(next)
  )
    return undefined;
  return [...tokens.slice(0, at - 1), adjacent, side, ...tokens.slice(at + 1)];
}
sideAdjacent.needs = oneOf('adjacent');
