import { beginning, oneOf } from '../words/cursor.ts';
import type { Token } from '../words/token.ts';

/** `You and an adjacent ally heal 2 each`: what each of several is said to do is done by each anyway. */
export function youAndEach(tokens: readonly Token[]): Token[] | undefined {
  const stop = tokens.at(-1)?.text === '.' ? tokens.length - 1 : tokens.length;
  if (tokens[stop - 1]?.text !== 'each' || tokens[1]?.text !== 'and') return undefined;
  return [...tokens.slice(0, stop - 1), ...tokens.slice(stop)];
}
youAndEach.begins = beginning('you');
youAndEach.needs = oneOf('each');
