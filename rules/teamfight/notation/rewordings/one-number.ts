import { oneOf } from '../words/cursor.ts';
import type { Token } from '../words/token.ts';

const numbers = /^(?:speed|range|damage|dmg|def|crit)$/;

/** `+1 speed and range`, `-1 damage and speed`: the number is of both. */
export function oneNumber(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(
    ({ text }, n) =>
      /^[+-]$/.test(text) &&
      tokens[n + 1]?.kind === 'number' &&
      numbers.test(tokens[n + 2]?.text ?? '') &&
      tokens[n + 3]?.text === 'and' &&
      numbers.test(tokens[n + 4]?.text ?? '') &&
      tokens[n + 4]?.text !== tokens[n + 2]?.text,
  );
  if (at < 0) return undefined;
  return [...tokens.slice(0, at + 4), ...tokens.slice(at, at + 2), ...tokens.slice(at + 4)];
}
oneNumber.needs = oneOf('and');
