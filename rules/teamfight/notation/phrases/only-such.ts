import { within } from '../context.ts';
import { several } from '../nouns/noun.ts';
import { having } from '../occasions/possession.ts';
import { being } from '../occasions/quality.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import { beginning, type Cursor } from '../words/cursor.ts';
import { not } from '../words/negation.ts';
import type { Run } from './run.ts';

/** `Can only target Slowed enemies`, `only targets units with a Mark`, behind an attack: who may be chosen. */
export function onlyTargets(desk: Desk, cursor: Cursor, run: Run): boolean {
  const node = run.head?.node ?? run.tail?.node;
  if (desk.standing || node?.node !== 'target' || node.forced || (node.max ?? 1) > 1) return false;
  const start = cursor.at;
  const found = cursor.try(() => {
    cursor.takeAny('this ability|attack?', 'it', 'you');
    const said = cursor.takeAny(
      'can|may|must only target',
      'can|may target only',
      'only targets|target',
      'must target',
    );
    const noun = said ? several(cursor, within(run.context, { them: undefined, named: {} })) : undefined;
    const isSuch = noun?.who.if !== undefined && !noun.who.places && !noun.who.yours && !noun.range && !noun.seen;
    return isSuch && !noun.area && !noun.forced && (cursor.done || cursor.sees('.')) ? noun : undefined;
  });
  if (
    found === undefined ||
    (node.who.side !== 'any' && node.who.side !== found.who.side && found.who.side !== 'any')
  ) {
    cursor.at = start;
    return false;
  }
  const side = node.who.side === 'any' ? found.who.side : node.who.side;
  node.who = { ...node.who, side, if: [...(node.who.if ?? []), ...(found.who.if ?? [])] };
  ran(desk, start, cursor.at);
  return true;
}
onlyTargets.begins = beginning('can|may|only|must|this|it|you');

/** `Range 3, target must be Slowed, 3dmg`, `must have your Mark`: who may be chosen. */
export function onlySuch(desk: Desk, cursor: Cursor, run: Run): boolean {
  const { head, into, context, tail } = run;
  // Behind it, in a sentence of its own: "2dmg. Target must be Slowed".
  const later = head === undefined && cursor.sees('the|target target|must');
  const node = later ? tail?.node : head?.node;
  if (node?.node !== 'target' || (!later && (head?.then.length !== 0 || into !== head.then))) return false;
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
  if (asked === undefined || !(cursor.done || (!later && cursor.sees(',|:|.')))) {
    cursor.at = start;
    return false;
  }
  node.who = { ...node.who, if: [...(node.who.if ?? []), ...asked] };
  ran(desk, start, cursor.at);
  return true;
}
onlySuch.begins = beginning('the|target|it|they|who|which|that|must');
