import type { Node, Until } from '../../program.ts';
import type { Context } from '../context.ts';
import { moment, plain } from '../occasions/time.ts';
import { Cursor } from '../words/cursor.ts';
import { type Desk, ran } from './desk.ts';
import type { Sentence } from './sentence.ts';

/** `At the start of your next turn, they lose overshield gained this way`: what is left of what was just given goes then. */
export function shieldUntil(desk: Desk, nodes: readonly Node[], context: Context, sentence: Sentence): boolean {
  const given = nodes.flatMap(function shields(node): Extract<Node, { node: 'overshield' }>[] {
    return node.node === 'overshield' ? [node] : 'then' in node ? node.then.flatMap(shields) : [];
  });
  if (desk.standing || given.length === 0 || given.some(({ until }) => until !== undefined)) return false;
  const cursor = new Cursor(desk.tokens, sentence.from, sentence.to);
  const when = moment(cursor, context);
  if (when === undefined || !when.next || when.now) return false;
  cursor.take(',');
  cursor.takeAny('they|you|it', 'each of them');
  const all = 'any|all|the|that|this|remaining? of? the? remaining? overshield';
  if (!cursor.take('lose|loses') || !cursor.takeAny(all, 'all|any overshield', 'overshield')) return false;
  // All that they have could be of something else, too.
  if (!cursor.takeAny('that? was? gained|given this way', 'that? was? gained|given by|from|with this ability?'))
    return false;
  if (!cursor.done) return false;
  for (const node of given) (node as { until?: Until }).until = plain(when);
  ran(desk, sentence.from, sentence.to);
  return true;
}
