import { damage } from '../amounts/amount.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import type { Cursor } from '../words/cursor.ts';
import { heads } from './head-phrase.ts';
import { put, type Run } from './run.ts';

/** `2dmg, range 1`, `2dmg burst 1`: how much before whom it is for. */
export function damageFirst(desk: Desk, cursor: Cursor, run: Run): boolean {
  const { context, head, out, subject } = run;
  const isFirst = head === undefined && subject === undefined && out.nodes.length === 0 && context.them === undefined;
  if (desk.standing || !isFirst || run.early !== undefined || !cursor.sees('# irreducible? dmg|damage')) return false;
  const start = cursor.at;
  const mark = desk.sheet.next;
  const said = damage(cursor, context);
  const clause = ran(desk, start, cursor.at);
  cursor.takeAny(',', 'in|at|within');
  if (said === undefined || !cursor.sees(reach) || !heads(desk, cursor, run) || run.fresh || run.into.length > 0) {
    desk.sheet.backTo(mark);
    cursor.at = start;
    return false;
  }
  const to = run.context.them;
  if (to === undefined || run.out.fault !== undefined) return false;
  const { amount, irreducible } = said;
  put(run, { nodes: [{ clause, node: 'damage', to, amount, ...(irreducible && { irreducible }) }] }, start);
  return true;
}

const reach = 'range|burst|line|unlimited|path';
