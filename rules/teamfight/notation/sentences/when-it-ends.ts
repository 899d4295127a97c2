import type { Moment, Node } from '../../program.ts';
import { within } from '../context.ts';
import { phrases } from '../phrases/phrases.ts';
import { behind, type Prefix } from '../phrases/prefix.ts';
import { wrap } from '../phrases/wrap.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { emptyOut, ran } from './desk.ts';
import type { Flow } from './flow.ts';
import type { Sentence } from './sentence.ts';

/** `When it ends, you are Slowed`, behind what lasts up to a moment: at that moment, as if it said so. */
export function whenItEnds({ desk, out, tail, context }: Flow, { from, to, opens, bullet }: Sentence): boolean {
  if (desk.standing || opens || bullet) return false;
  const cursor = new Cursor(desk.tokens, from, to);
  if (!cursor.take('when|once|after') || !cursor.takeAny('it|this|that ends', 'this|that|the effect ends'))
    return false;
  if (!cursor.takeAny(',', 'then')) return false;
  const list = tail?.then ?? out.nodes;
  const at = endOf(list.at(-1));
  if (at === undefined) return false;
  const mark = desk.sheet.next;
  const prefix: Prefix = { is: 'at', at: { ...at, next: true } };
  const clause = ran(desk, from, cursor.at);
  const about = within(behind(tail?.context ?? context, prefix), { later: tail !== undefined });
  const inner = phrases({ ...desk, holds: false, lasts: false }, cursor, about, undefined);
  const read = emptyOut();
  if (inner.fault || inner.held.length > 0 || !wrap(desk, prefix, clause, inner, read)) {
    desk.sheet.backTo(mark);
    return false;
  }
  list.push(...read.nodes);
  return true;
}
whenItEnds.begins = beginning('when|once|after');
whenItEnds.needs = oneOf('ends');

/** Up to which moment something lasts. What is given could be cleared before that. */
function endOf(node: Node | undefined): Moment | undefined {
  if (node?.node !== 'lasting') return undefined;
  const { until } = node;
  return until.moment === 'event' || until.moment === 'game-end' || until.moment === 'cleared' ? undefined : until;
}
