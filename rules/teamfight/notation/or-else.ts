import type { Node } from '../program.ts';
import { damage, ifConditions } from './amount.ts';
import type { Cursor } from './cursor.ts';
import { type Desk, ran } from './desk.ts';
import { replaced } from './instead.ts';
import type { Run } from './run.ts';

/** `2dmg, or 4dmg if the target is Slowed`: the one or the other, as is asked. */
export function orElse(desk: Desk, cursor: Cursor, run: Run): boolean {
  const start = cursor.at;
  const { them } = run.context;
  const clause = desk.sheet.next;
  const question = cursor.try((): Node | undefined => {
    // "1dmg and Slow, or 3dmg if ...": it could be instead of both.
    if (them === undefined || run.into.length !== 1 || !cursor.take('or')) return undefined;
    const first = ifConditions(cursor, run.context);
    if (first !== undefined) cursor.take(',');
    cursor.take('deal|deals');
    const said = damage(cursor, run.context);
    cursor.take('instead');
    const asked = first ?? ifConditions(cursor, run.context);
    if (said === undefined || asked === undefined || cursor.sees('or')) return undefined;
    const dealt: Node = {
      clause,
      node: 'damage',
      to: them,
      amount: said.amount,
      ...(said.irreducible && { irreducible: true }),
    };
    return { clause, node: 'if', if: asked, then: [dealt], else: [] };
  });
  if (question === undefined || !replaced(run.into, question)) {
    cursor.at = start;
    return false;
  }
  ran(desk, start, cursor.at);
  return true;
}
