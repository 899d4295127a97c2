import type { Node } from '../../program.ts';
import { within } from '../context.ts';
import { under } from '../nouns/head.ts';
import { besideMoved } from '../phrases/beside-moved.ts';
import { leftOpen, opened, Run } from '../phrases/run.ts';
import { Cursor } from '../words/cursor.ts';
import type { Desk } from './desk.ts';
import type { Flow } from './flow.ts';
import type { Sentence } from './sentence.ts';

/**
 * `Fly 4 to a space adjacent to an ally. That ally heals 2`: one of those next to whom the movement has ended, whom the sentence behind
 * it speaks of. Opens a choice for them; undefined where nobody is meant.
 */
export function openedBeside(desk: Desk, flow: Flow, sentence: Sentence): (() => void) | undefined {
  const { out } = flow;
  const last = out.nodes.at(-1);
  if (desk.standing || flow.tail !== undefined || last?.node !== 'move' || last.who !== 'you') return undefined;
  const head = besideMoved(last, new Cursor(desk.tokens, sentence.from, sentence.to));
  if (head === undefined) return undefined;
  const run = new Run(flow.context, undefined, undefined);
  run.into = out.nodes;
  out.nodes.push(head.node as Node);
  opened(run, head);
  leftOpen(run, head);
  const before = flow.after;
  flow.tail = run.tail && { ...run.tail, context: within(under(flow.context, head), { later: true }) };
  flow.after = out.nodes.length;
  return () => {
    out.nodes.splice(out.nodes.lastIndexOf(head.node as Node), 1);
    flow.tail = undefined;
    flow.after = before;
  };
}
