import type { Condition, Node } from '../../program.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { ran } from './desk.ts';
import type { Flow } from './flow.ts';
import type { Sentence } from './sentence.ts';

const needed = oneOf('row consecutively');

/** `You can't use this on the same ally twice in a row`: whoever was its target the last time is none now. */
export function notAgain({ desk, out }: Flow, { from, to, opens, bullet }: Sentence): boolean {
  const cursor = new Cursor(desk.tokens, from, to);
  if (desk.standing || opens || bullet || cursor.lacks(needed) || !says(cursor)) return false;
  const targets = out.nodes.filter((node) => node.node === 'target');
  const [only] = targets;
  const others = JSON.stringify(out.nodes).split('"node":"target"').length > 2;
  if (only === undefined || others || only.links !== undefined || (only.max ?? 1) > 1) return false;
  const fresh: Condition = { is: 'not', of: { is: 'aimed-last', of: 'each' } };
  const node: Node = { ...only, who: { ...only.who, if: [...(only.who.if ?? []), fresh] } };
  Object.assign(only, node);
  ran(desk, from, to);
  return true;
}

const whom = 'unit|target|enemy|ally|hero|one';

/** `Cannot target the same enemy twice in a row`, `can't be used on the same target twice consecutively`. */
function says(cursor: Cursor): boolean {
  cursor.takeAny('you', 'this|it ability?');
  const said =
    cursor.take(`cannot|can't be used on the same ${whom}`) ||
    cursor.take(`cannot|can't use this ability? on the same ${whom}`) ||
    cursor.take(`cannot|can't target|choose the same ${whom}`);
  return said && cursor.takeAny('twice in a row', 'twice consecutively', 'two times in a row') && cursor.done;
}
