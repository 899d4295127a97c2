import type { Amount, Node } from '../../program.ts';
import { counted } from '../amounts/amount.ts';
import { formula } from '../amounts/formula.ts';
import type { Context } from '../context.ts';
import type { Draft, Head } from '../nouns/head.ts';
import type { Cursor } from '../words/cursor.ts';

/** `any number of enemies in range 3, up to the number of Coins you have`: the number behind those who are chosen. */
export function soMany(cursor: Cursor, context: Context, { node }: Head): void {
  if (node.node !== 'target' || node.max !== 99 || node.most !== undefined) return;
  const most = cursor.try((): Amount | undefined => {
    cursor.take(',');
    if (!cursor.take('up to')) return undefined;
    const found = cursor.take('#') ? counted(cursor, context, cursor.numbers[0] ?? 1) : formula(cursor, context);
    const ends = cursor.done || cursor.sees(',|.|:|and');
    return ends && found?.terms !== undefined ? found : undefined;
  });
  if (most !== undefined) (node as Draft<Extract<Node, { node: 'target' }>>).most = most;
}
