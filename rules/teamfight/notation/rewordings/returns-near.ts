import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';

/** `At the start of your next turn, return in range 1 of its space`, `return adjacent to a Mine`: put back there. */
export function returnsNear(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(
    ({ text }, n) => text === 'return' && /^(?:,|:|and|then|you|may)$/.test(tokens[n - 1]?.text ?? ','),
  );
  const like = tokens[at];
  const cursor = new Cursor(tokens, at + 1, tokens.length);
  if (like === undefined) return undefined;
  const before = [...tokens.slice(0, at), wordLike(like, 'teleport')];
  if (cursor.sees('anywhere') || cursor.sees('to its|their space')) return [...before, ...tokens.slice(at + 1)];
  if (cursor.take('within|in # spaces|space of')) {
    const [number] = tokens.slice(at + 2);
    return [
      ...before,
      ...wordsLike(like, 'to an empty space in range'),
      ...(number === undefined ? [] : [number]),
      ...tokens.slice(cursor.at - 1),
    ];
  }
  if (!cursor.sees('in|within range # of') && !cursor.sees('adjacent|next to')) return undefined;
  return [...before, ...wordsLike(like, 'to an empty space'), ...tokens.slice(at + 1)];
}
