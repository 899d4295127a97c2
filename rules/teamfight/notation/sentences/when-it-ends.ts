import type { Moment, Node } from '../../program.ts';
import { within } from '../context.ts';
import { phrases } from '../phrases/phrases.ts';
import { behind, type Prefix } from '../phrases/prefix.ts';
import { lasting, wrap } from '../phrases/wrap.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { emptyOut, ran } from './desk.ts';
import type { Flow } from './flow.ts';
import type { Sentence } from './sentence.ts';

/** `When it ends, you are Slowed`, `after that, -1 speed`, behind what lasts up to a moment: at that moment, as if it said so. */
export function whenItEnds({ desk, out, tail, context }: Flow, { from, to, opens, bullet }: Sentence): boolean {
  if (desk.standing || opens || bullet) return false;
  const cursor = new Cursor(desk.tokens, from, to);
  const after = cursor.takeAny('after|following that|this ,', 'afterwards|afterward ,');
  if (!after) {
    if (!cursor.take('when|once|after') || !cursor.takeAny('it|this|that ends', 'this|that|the effect ends'))
      return false;
    if (!cursor.takeAny(',', 'then')) return false;
  }
  const list = tail?.then ?? out.nodes;
  const last = list.at(-1);
  const at = endOf(last) ?? (after ? endOfGiven(last) : undefined);
  if (at === undefined) return false;
  const mark = desk.sheet.next;
  const prefix: Prefix = { is: 'at', at: { ...at, next: true } };
  const clause = ran(desk, from, cursor.at);
  const about = within(behind(tail?.context ?? context, prefix), { later: tail !== undefined });
  const lasts = after && desk.lasts;
  const inner = phrases({ ...desk, holds: lasts, lasts: false }, cursor, about, undefined);
  const read = emptyOut();
  // "After that, you have -1 speed", of what holds for the rest of the game anyway.
  const forGood = lasts ? lasting(inner.held, { moment: 'game-end' }, clause) : [];
  const done = lasts ? { ...inner, held: [], nodes: [...inner.nodes, ...forGood] } : inner;
  if (done.fault || done.held.length > 0 || !wrap(desk, prefix, clause, done, read)) {
    desk.sheet.backTo(mark);
    return false;
  }
  list.push(...read.nodes);
  return true;
}
whenItEnds.begins = beginning('when|once|after|afterwards|afterward|following');
whenItEnds.needs = oneOf('ends that this afterwards afterward');

/** Up to which moment something lasts. What is given could be cleared before that. */
function endOf(node: Node | undefined): Moment | undefined {
  if (node?.node !== 'lasting') return undefined;
  const { until } = node;
  return until.moment === 'event' || until.moment === 'game-end' || until.moment === 'cleared' ? undefined : until;
}

/** The same of what is given up to a moment: cleared before or not, that is when it would end. */
const endOfGiven = (node: Node | undefined): Moment | undefined =>
  node?.node === 'give' && node.until !== undefined && 'of' in node.until && /^turn-/.test(node.until.moment)
    ? (node.until as Moment)
    : undefined;
