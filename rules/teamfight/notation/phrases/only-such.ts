import { within } from '../context.ts';
import { having } from '../occasions/possession.ts';
import { being } from '../occasions/quality.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import type { Cursor } from '../words/cursor.ts';
import { not } from '../words/negation.ts';
import type { Run } from './run.ts';

/** `Range 3, target must be Slowed, 3dmg`, `must have your Mark`: who may be chosen. */
export function onlySuch(desk: Desk, cursor: Cursor, run: Run): boolean {
  const { head, into, context } = run;
  const node = head?.node;
  if (node?.node !== 'target' || head?.then.length !== 0 || into !== head.then) return false;
  const start = cursor.at;
  const asked = cursor.try(() => {
    cursor.takeAny('the? target', 'it', 'they', 'who|which|that');
    if (!cursor.take('must not? be|have')) return undefined;
    const no = cursor.tokens[cursor.at - 2]?.text === 'not';
    const each = within(context, { them: 'each', named: {} });
    const found = cursor.before?.text === 'have' ? having(cursor, each, 'each') : being(cursor, each, 'each');
    if (!no || found === undefined) return found;
    const [only, ...more] = found;
    return only === undefined || more.length > 0 ? undefined : [not(only)];
  });
  if (asked === undefined || !(cursor.done || cursor.sees(',|:|.'))) {
    cursor.at = start;
    return false;
  }
  node.who = { ...node.who, if: [...(node.who.if ?? []), ...asked] };
  ran(desk, start, cursor.at);
  return true;
}
