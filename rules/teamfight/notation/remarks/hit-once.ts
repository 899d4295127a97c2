import type { Condition, Node } from '../../program.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { Cursor, oneOf } from '../words/cursor.ts';

const needed = oneOf('once twice one again');

/**
 * `A unit can only be hit once`, behind several areas of one text: whoever was in one of them is in none that comes later. Behind a single
 * area there is nothing that could hit twice.
 */
export function hitOnce(desk: Desk, nodes: Node[], { from, to, opens }: Sentence, anew = false): boolean {
  const cursor = new Cursor(desk.tokens, from, to);
  if (desk.standing || opens || cursor.lacks(needed) || !says(cursor)) return false;
  cursor.takeAny('by|from this ability|attack|effect?', 'by|from it|them|these');
  if (!cursor.done) return false;
  const last = nodes.at(-1);
  if (last === undefined) return false;
  // "Three times: 2x2 in range 4, 1dmg. A unit can only be hit once."
  if (anew && isHarm(last) && nodes.length === 1) {
    nodes[0] = onlyFresh(last);
    ran(desk, from, to);
    return true;
  }
  if (!isSeveral(last) || !('then' in last)) return false;
  const areas = last.then.filter(isHarm);
  const [only] = areas;
  // "Remove all Mines. Each deals burst 1, 2dmg": what goes and what comes in its place hits nobody.
  const isElse = last.then.some((node) => node !== only && node.node !== 'remove' && node.node !== 'place');
  if (areas.length !== 1 || only === undefined || isElse) return false;
  const then = last.then.map((node) => (node === only ? onlyFresh(only) : node));
  nodes[nodes.length - 1] = { ...last, then } as Node;
  ran(desk, from, to);
  return true;
}
hitOnce.needs = needed;

const onlyFresh = (area: Area): Node => ({ ...area, who: { ...area.who, if: [...(area.who.if ?? []), fresh] } });

const fresh: Condition = { is: 'not', of: { is: 'was-hit', of: 'each' } };

const isSeveral = (node: Node): boolean =>
  (node.node === 'space' && (node.count ?? 1) > 1) ||
  node.node === 'repeat' ||
  (node.node === 'each-piece' && !node.first);

type Area = Extract<Node, { node: 'area' | 'each' }>;
const isHarm = (node: Node): node is Area =>
  (node.node === 'area' || node.node === 'each') && node.then.some(({ node: done }) => done === 'damage');

/** `each unit can be hit only once`, `no unit takes damage more than once`, `a unit can be hit by one only`. */
function says(cursor: Cursor): boolean {
  if (
    cursor.takeAny(
      "you? can't|cannot hit|damage|include the same unit|target|enemy",
      'no unit|enemy can be? hit|damaged|affected',
    )
  )
    return cursor.takeAny('twice', 'more than once', 'again');
  if (cursor.takeAny('nobody|none can be? hit|damaged|affected', 'nobody|none is|are hit|damaged|affected'))
    return cursor.takeAny('twice', 'more than once', 'again');
  if (cursor.takeAny('no one can be hit|damaged|affected', 'no one|unit|enemy is hit|damaged|affected'))
    return cursor.takeAny('twice', 'more than once', 'again');
  if (cursor.take('no unit|enemy takes|suffers damage')) return cursor.takeAny('twice', 'more than once');
  if (!cursor.takeAny('a|each|any|one unit|enemy|target', 'units|enemies')) return false;
  if (cursor.takeAny("can't|cannot be hit|damaged|affected", "can't|cannot take damage from this?"))
    return cursor.takeAny('twice', 'more than once', 'by more than one');
  const often = () => cursor.takeAny('once', 'by one of them?', 'by one', 'from one of them?', 'one time');
  if (cursor.takeAny('takes|take damage from this', 'takes|take this? damage', 'is|are hit|damaged|affected'))
    return cursor.take('only') && often();
  if (!cursor.take('can|may')) return false;
  const before = cursor.take('only');
  if (!cursor.takeAny('be hit|damaged|affected', 'take damage from? this?', 'take this damage')) return false;
  const only = before || cursor.take('only');
  return often() && (only || cursor.take('only'));
}
