import type { Token } from '../words/token.ts';

/** `Gain a Coin for each enemy killed this way`: by what the text has done, as without these words. */
export function killedThisWay(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.length - 2;
  if (at < 4 || tokens[at]?.text !== 'this' || tokens[at + 1]?.text !== 'way') return undefined;
  if (!/^(?:killed|hit|damaged)$/.test(tokens[at - 1]?.text ?? '')) return undefined;
  return tokens.slice(0, at);
}
