import type { Cursor } from '../words/cursor.ts';
import { farFrom, type Links, other, type Target } from './links.ts';

/** `Up to two more units in range 2 of an existing target`, `any number of times another unit in range 2 of the previous target`. */
export function furtherNear(cursor: Cursor, { who: first }: Target): Links | undefined {
  const often = cursor.takeAny('any number of times ,?', 'any number of');
  if (!often && !cursor.take('up to #')) return undefined;
  const count = often ? 99 : (cursor.numbers[0] ?? 0);
  const said = other(cursor);
  if (said === undefined || said.any || count < 1 || !cursor.take('in|within|adjacent')) return undefined;
  const from = farFrom(cursor);
  const side = said.side ?? (first.side === 'you' ? 'any' : undefined);
  return from && { count, ...from, ...(side !== undefined && { who: { ...(side === 'any' ? {} : first), side } }) };
}
