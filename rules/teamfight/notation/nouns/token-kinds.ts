import type { TokenKind } from '../../program/token-kind.ts';
import type { Cursor } from '../words/cursor.ts';

const kindNames: Readonly<Record<string, readonly TokenKind[]>> = {
  condition: ['condition'],
  conditions: ['condition'],
  // Conditions lie with a unit as tokens.
  token: ['condition', 'token'],
  tokens: ['condition', 'token'],
  counter: ['counter'],
  counters: ['counter'],
};

/** `token`, `conditions and tokens`, `counter or token`. */
export function kindsNamed(cursor: Cursor): readonly TokenKind[] | undefined {
  const found = new Set<TokenKind>();
  do {
    const kinds = kindNames[cursor.peek()?.text ?? ''];
    if (kinds === undefined) return undefined;
    cursor.at += 1;
    for (const kind of kinds) found.add(kind);
  } while (cursor.try(() => joins(cursor)));
  return [...found].sort((a, b) => order.indexOf(a) - order.indexOf(b));
}

const order: readonly TokenKind[] = ['condition', 'token', 'counter'];

/** Whether it is more than conditions. */
export const isMore = (kinds: readonly TokenKind[]): boolean => kinds.length > 1 || kinds[0] !== 'condition';

/** `, and`, before one kind more. */
const joins = (cursor: Cursor): true | undefined => {
  if (!cursor.takeAny(', and|or', ',', 'and/or', 'and|or')) return undefined;
  cursor.take('all|any|a');
  return kindNames[cursor.peek()?.text ?? ''] === undefined ? undefined : true;
};
