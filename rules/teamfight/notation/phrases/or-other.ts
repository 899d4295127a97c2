import type { Condition, Node } from '../../program.ts';
import { ifConditions } from '../amounts/amount.ts';
import { atDistance } from '../amounts/at-distance.ts';
import { effect } from '../effects/effect.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import { beginning, type Cursor, oneOf } from '../words/cursor.ts';
import type { Run } from './run.ts';

const asking = oneOf('if at beyond crit');

/**
 * `Slow, or Stun if the target is at range 4 or more`, `2dmg, Slow or, if adjacent, Stun`: the other condition in the place of the one, as is
 * asked. Behind two conditions in a row it could be instead of both.
 */
export function orOther(desk: Desk, cursor: Cursor, run: Run): boolean {
  const { context, into } = run;
  const last = into.at(-1);
  if (desk.standing || last?.node !== 'give' || into.at(-2)?.node === 'give' || cursor.lacks(asking)) return false;
  const start = cursor.at;
  const clause = desk.sheet.next;
  const question = cursor.try((): Node | undefined => {
    if (!cursor.take(',? or')) return undefined;
    cursor.take('instead');
    const asked = (): Condition[] | undefined =>
      cursor.take('on a? crit') ? [{ is: 'crit' }] : (atDistance(cursor, context) ?? ifConditions(cursor, context));
    cursor.take(',');
    const first = asked();
    if (first !== undefined) cursor.take(',');
    const found = effect({ cursor, context, clause, subject: run.subject, hurt: run.hurt });
    const [other, ...more] = found?.nodes ?? [];
    if (other?.node !== 'give' || more.length > 0 || other.to !== last.to) return undefined;
    cursor.take('instead');
    const known = first ?? asked();
    cursor.take('instead');
    if (known === undefined || !cursor.done || known.some(({ is }) => is === 'kill' || is === 'done')) return undefined;
    return { clause, node: 'if', if: known, then: [other], else: [last] };
  });
  if (question === undefined || isJoinedByAnd(desk, into)) {
    cursor.at = start;
    return false;
  }
  into[into.length - 1] = question;
  ran(desk, start, cursor.at);
  return true;
}
orOther.begins = beginning('or|,');

/** `1dmg and Slow, or Stun if ...`: instead of both, or of the one. */
function isJoinedByAnd({ sheet, source }: Desk, into: readonly Node[]): boolean {
  const from = sheet.clauses[into.at(-1)?.clause ?? -1]?.from ?? 0;
  return into.length > 1 && /\band\s*$/i.test(source.slice(0, from));
}
