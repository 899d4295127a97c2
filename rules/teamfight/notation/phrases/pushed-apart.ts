import type { Node } from '../../program.ts';
import { atGoal, goal } from '../effects/goal.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import { beginning, type Cursor } from '../words/cursor.ts';
import { put, type Run } from './run.ts';

const both = beginning('the? target');

/** `The target and an enemy adjacent to it are pushed 1 away from each other`: that one first, then the target, away from where the other stood. */
export function pushedApart(desk: Desk, cursor: Cursor, run: Run): boolean {
  if (cursor.misses(both)) return false;
  const start = cursor.at;
  const clause = desk.sheet.next;
  const nodes = cursor.try(() => {
    if (!cursor.take('the? target and')) return undefined;
    const there = goal(cursor, run.context, 'target');
    // A piece is not pushed with whom it lies beside.
    if (there === undefined || there.on !== undefined || !cursor.take('are|get? pushed|pulled #')) return undefined;
    const pushes = cursor.tokens[cursor.at - 2]?.text === 'pushed';
    const [base = 0] = cursor.numbers;
    if (!cursor.take(pushes ? 'away? from each other' : 'to|towards|toward each other')) return undefined;
    if (!cursor.done && !cursor.sees('.')) return undefined;
    const how = { distance: { base }, direction: pushes ? ('away' as const) : ('towards' as const) };
    const other: Node = { clause, node: 'push', who: 'each', ...how, of: 'target' };
    const own: Node = { clause, node: 'push', who: 'target', ...how, of: 'space' };
    const stands = { side: 'any' as const, places: [{ range: { max: 0 }, of: 'space' as const }] };
    return [atGoal(there, clause, [{ clause, node: 'each', who: stands, then: [other] }, own])];
  });
  if (nodes === undefined) return false;
  ran(desk, start, cursor.at);
  put(run, { nodes }, start);
  return true;
}
