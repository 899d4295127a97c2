import { oneOf } from '../words/cursor.ts';
import type { Token } from '../words/token.ts';

/** `Each of your Crows may use its default ability now`, `an ally moves 2 right now`: all that is not said of later is done at once. */
export function rightNow(tokens: readonly Token[]): readonly Token[] | undefined {
  const end = tokens.at(-1)?.text === 'now' ? tokens.length - 1 : 0;
  const before = tokens[end - 1]?.text ?? '';
  if (end < 3 || /^(?:for|from|until|till|by|than|as|is|are|and|or)$/.test(before)) return undefined;
  return tokens.slice(0, before === 'right' || before === ',' ? end - 1 : end);
}
rightNow.needs = oneOf('now');
