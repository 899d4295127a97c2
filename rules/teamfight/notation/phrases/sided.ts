import type { Node } from '../../program.ts';
import { within } from '../context.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import { beginning, type Cursor } from '../words/cursor.ts';
import type { Run } from './run.ts';

/** `Burst 1, allies heal 5`: only some of those in an area drawn for all; `3x3, 1dmg. Enemies are Slowed` in a later sentence. */
export function sided(desk: Desk, cursor: Cursor, run: Run): boolean {
  const open = run.head ?? (run.subject === undefined || run.parted !== undefined ? run.tail : undefined);
  const isCross =
    open?.node.node === 'each' && open.then.length === 0 && open.node.who.places?.[0]?.strand !== undefined;
  if (run.hoisted || desk.standing) return false;
  if (!isInScopeOfAll(run)) {
    if ((open?.node.node !== 'area' && !isCross) || open === undefined) return false;
    if (!('who' in open.node) || open.node.who.side !== 'any') return false;
  }
  const start = cursor.at;
  const here = run.head !== undefined;
  if (
    here &&
    (cursor.takeAny('all? units', 'everyone', 'each unit') || (cursor.sees(everybody) && cursor.take('all')))
  ) {
    // "2x2, all units are Slowed": everyone in it, whom the verb behind is about.
    if (cursor.done || cursor.sees(elsewhere) || cursor.sees(',')) {
      cursor.at = start;
      return false;
    }
    ran(desk, start, cursor.at);
    run.sided = undefined;
    run.subject = 'each';
    run.fresh = true;
    return true;
  }
  if (here) cursor.take('all|each');
  if (!cursor.take('enemies|allies|enemy|ally') || cursor.sees(elsewhere) || cursor.sees(andOthers)) {
    cursor.at = start;
    return false;
  }
  const [said = ''] = [cursor.before?.text];
  if (!here && (!/s$/.test(said) || !cursor.sees(doing))) {
    cursor.at = start;
    return false;
  }
  const side = said.startsWith('enem') ? 'enemy' : 'ally';
  // "Line 5, each enemy: 1dmg", "burst 2, enemies only, 1dmg".
  if (here && cursor.sees('only :|,')) cursor.take('only');
  if (here) cursor.takeAny(':', 'also');
  const clause = ran(desk, start, cursor.at);
  const then: Node[] = [];
  const asked: Node = { clause, node: 'if', if: [{ is: 'side', of: 'each', side }], then, else: [] };
  if (here && open !== undefined) open.then.push(asked);
  else {
    run.parted ??= run.into;
    run.parted.push(asked);
  }
  run.into = then;
  run.context = within(run.context, { side });
  run.subject = 'each';
  run.fresh = true;
  run.hurt = false;
  return true;
}
sided.begins = beginning('all|units|everyone|each|enemies|allies|enemy|ally');

/** "3x3" and in the scope of a question "Enemies take 2dmg": those of them in the area around it. */
const isInScopeOfAll = ({ head, tail, subject, context }: Run): boolean =>
  head === undefined &&
  tail === undefined &&
  subject === undefined &&
  context.them === 'each' &&
  context.laid === true &&
  context.side === 'any';

/** What those in an area do or suffer: verbs of what happens. */
const doing = 'take|heal|gain|get|lose|suffer|become|are';
const everybody = 'all take|heal|gain|get|lose|suffer|become|are';

/** More of whom it is said. */
const andOthers = 'and|or enemies|allies|enemy|ally|units|you|yourself|objects|summons';

/** Those who are named stand somewhere of their own. */
const elsewhere = 'in|within|on|adjacent|next|beyond|that|who|with|without|of';
