import type { Cursor } from '../words/cursor.ts';
import { lex } from '../words/token.ts';

/** `(Hazard: 2dmg)`, `(difficult terrain)`: in the words of its own text. */
export function saysItself(cursor: Cursor, text: string): true | undefined {
  if (text === '' || !cursor.take('(')) return undefined;
  const { at, tokens, end } = cursor;
  const to = tokens.findIndex((token, n) => n >= at && n < end && token.text === ')');
  if (to <= at) return undefined;
  const said = tokens.slice(at, to).map((token) => token.text);
  if (
    !` ${lex(text)
      .map((token) => token.text)
      .join(' ')} `.includes(` ${said.join(' ')} `)
  )
    return undefined;
  cursor.at = to + 1;
  return true;
}
