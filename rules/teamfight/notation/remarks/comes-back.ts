import type { Node } from '../../program.ts';
import { atMoment, moment } from '../occasions/time.ts';
import { ran } from '../sentences/desk.ts';
import type { Flow } from '../sentences/flow.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { Cursor, oneOf } from '../words/cursor.ts';

const where = 'their|its|your|the same|original|previous|former|old? space|position|place';

/**
 * `Remove the target from the board. At the start of your next turn, return them to their space or as close as possible`: whoever has left the map comes
 * back there anyway.
 */
export function comesBack({ desk, out, tail, context }: Flow, { from, to, bullet, opens }: Sentence): boolean {
  if (desk.standing || bullet || opens) return false;
  const gone = (tail?.then ?? out.nodes).at(-1);
  const left: Node | undefined = gone?.node === 'depart' ? gone : out.nodes.at(-1);
  if (left?.node !== 'depart') return false;
  const cursor = new Cursor(desk.tokens, from, to);
  const when = moment(cursor, context);
  if (when === undefined || when.moment !== left.until.moment) return false;
  cursor.take(',');
  cursor.takeAny('you|they|it', 'the? target');
  if (!cursor.take('place|put|return|returns|land|lands|set|reappear|reappears|appear|appears')) return false;
  cursor.takeAny('yourself|them|it', 'the? target');
  cursor.take('back');
  const near = cursor.take('as close|near as possible');
  const back = cursor.takeAny(`to|in|into|on ${where}`, 'to|at? where they|it|you were|was|left?', 'there');
  if (!back) return false;
  if (!near) cursor.takeAny(',? or as close|near as possible', ',? if possible');
  if (!cursor.done) return false;
  ran(desk, from, to);
  return true;
}
comesBack.begins = atMoment;
comesBack.needs = oneOf('place put return returns land lands set reappear reappears appear appears');
