import type { Context } from '../context.ts';
import { duration } from '../occasions/time.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import type { Token } from '../words/token.ts';

/** `Gain 2 overshield, until the start of your next turn`: at the end of a sentence the comma parts nothing. */
export function commaUntil(tokens: readonly Token[], context: Context): Token[] | undefined {
  const at = tokens.findLastIndex(({ text }) => text === 'until');
  if (at < 2 || tokens[at - 1]?.text !== ',' || !/[a-z0-9]/.test(tokens[at - 2]?.text ?? '')) return undefined;
  const cursor = new Cursor(tokens, at, tokens.length);
  if (duration(cursor, context) === undefined || !cursor.done) return undefined;
  return [...tokens.slice(0, at - 1), ...tokens.slice(at)];
}
commaUntil.needs = oneOf('until');
