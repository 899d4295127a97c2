import type { Condition } from '../../program.ts';
import type { Context } from '../context.ts';
import { conditions } from '../occasions/condition.ts';
import { type Cursor, oneOf } from '../words/cursor.ts';
import { againstSome, ifConditions } from './amount.ts';

export const timesWords = oneOf('double doubled doubles twice triple tripled triples x');

/** `double`, `2x`, `x3`. */
function timesSaid(cursor: Cursor): number | undefined {
  if (cursor.takeAny('double|doubled|doubles', 'twice')) return 2;
  if (cursor.take('triple|tripled|triples')) return 3;
  if (cursor.sees('# x #') || !cursor.takeAny('# x', 'x #')) return undefined;
  return (cursor.numbers[0] ?? 0) > 1 ? cursor.numbers[0] : undefined;
}

/** `double if it is Slowed`, `double damage against summons`, `doubled for Slowed allies`: so many times what was dealt or healed before it. */
export function multiplied(
  cursor: Cursor,
  context: Context,
): { readonly by: number; readonly if: readonly Condition[] } | undefined {
  const first = cursor.take('if') ? conditions(cursor, context) : undefined;
  if (/^if$/.test(cursor.before?.text ?? '')) return undefined;
  if (first !== undefined) cursor.take(',|then');
  cursor.takeAny('deals|deal', 'this|it deals', 'this|the damage|healing is', 'this is', 'heals|heal');
  const by = timesSaid(cursor);
  if (by === undefined) return undefined;
  cursor.takeAny('the|this damage|healing|amount', 'damage|healing', 'it|this|that', 'as much');
  cursor.take('instead');
  if (first !== undefined) return cursor.done || cursor.sees(',|.|and') ? { by, if: first } : undefined;
  const asked = ifConditions(cursor, context) ?? againstSome(cursor, context, 'against|vs|versus|to|for|on');
  return asked && { by, if: asked };
}
