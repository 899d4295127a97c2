import { Cursor, oneOf } from '../words/cursor.ts';
import type { Token } from '../words/token.ts';

/** `Give a Burr (max 2 stacks)`, `max 3 of them`: so many at most, as the number alone says. */
export function maxStacks(tokens: readonly Token[]): Token[] | undefined {
  for (let at = 0; at < tokens.length; at++) {
    const cursor = new Cursor(tokens, at, tokens.length);
    if (!cursor.take('max|maximum of? #')) continue;
    const { at: from } = cursor;
    if (!cursor.takeAny('stacks|stack', 'of them|these|those') || !(cursor.done || cursor.sees(')|,|.')))
      return undefined;
    return [...tokens.slice(0, from), ...tokens.slice(cursor.at)];
  }
  return undefined;
}
maxStacks.needs = oneOf('max maximum');
