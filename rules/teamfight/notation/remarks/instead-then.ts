import type { Node } from '../../program.ts';
import { type Context, within } from '../context.ts';
import { phrases } from '../phrases/phrases.ts';
import { asksLater } from '../phrases/wrap.ts';
import type { Desk } from '../sentences/desk.ts';
import { replaced } from '../sentences/instead.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { beginning, Cursor } from '../words/cursor.ts';

/**
 * `If you were moved by an enemy since, 3dmg instead`, behind what comes at the start of the next turn: it is asked then, of what is
 * done then.
 */
export function insteadThen(
  desk: Desk,
  nodes: readonly Node[],
  { from, to, bullet, opens }: Sentence,
  context: Context,
): boolean {
  const last = nodes.at(-1);
  if (desk.standing || bullet || opens || last?.node !== 'later' || desk.tokens[from]?.text !== 'if') return false;
  if (last.at.moment !== 'turn-start' || last.at.of !== 'you') return false;
  const { list, them } = innermost(last.then);
  const mark = desk.sheet.next;
  const cursor = new Cursor(desk.tokens, from, to);
  const read = phrases({ ...desk, future: true }, cursor, within(context, { them }), undefined);
  const [question, ...more] = read.nodes;
  const isOne = !read.fault && cursor.done && read.instead === true && read.held.length === 0 && more.length === 0;
  const asks = question?.node === 'if' && question.if.some(asksLater);
  if (isOne && asks && replaced(list, question)) return true;
  desk.sheet.backTo(mark);
  return false;
}
insteadThen.begins = beginning('if');

/** What is done at last, and to whom: in the head of a target or of many, where it has one. */
function innermost(nodes: readonly Node[]): { readonly list: Node[]; readonly them: Context['them'] } {
  const [only, ...more] = nodes;
  if (more.length === 0 && only?.node === 'target') return { list: only.then as Node[], them: 'target' };
  if (more.length === 0 && (only?.node === 'area' || only?.node === 'each'))
    return { list: only.then as Node[], them: 'each' };
  return { list: nodes as Node[], them: undefined };
}
