import type { Node, Who } from '../program.ts';
import { Cursor } from './cursor.ts';
import { type Desk, ran } from './desk.ts';
import type { Run } from './run.ts';
import type { Sentence } from './sentence.ts';

/** `Fly 3, taking an adjacent ally with you`: said of the movement before it. */
export function takingAlong(desk: Desk, cursor: Cursor, run: Run): boolean {
  const start = cursor.at;
  if (desk.standing || run.head !== undefined || !cursor.sees('take|bring|carry|taking|bringing|carrying'))
    return false;
  const may = taken(cursor);
  if (may === undefined || !carries(run.into, desk.sheet.next, false)) {
    cursor.at = start;
    return false;
  }
  ran(desk, start, cursor.at);
  return true;
}

/** `You may take an adjacent ally with you`, behind a movement. */
export function mayTakeAlong(desk: Desk, nodes: Node[], { from, to, opens, bullet }: Sentence): boolean {
  if (desk.standing || opens || bullet) return false;
  const cursor = new Cursor(desk.tokens, from, to);
  const may = taken(cursor);
  if (may === undefined || !cursor.done || !carries(nodes, desk.sheet.next, may)) return false;
  ran(desk, from, to);
  return true;
}

/** Whether it may be so or must be, where it is somebody who is taken along. */
function taken(cursor: Cursor): boolean | undefined {
  const may = cursor.take('you? may|can also?');
  if (!cursor.take('take|bring|carry|taking|bringing|carrying')) return undefined;
  const verb = cursor.tokens[cursor.at - 1]?.text ?? '';
  cursor.takeAny('up to one', 'a|an|one');
  if (!cursor.takeAny('adjacent ally', 'ally adjacent|next to you')) return undefined;
  // Who is carried need not be said to be with you.
  const carried = verb.startsWith('carry');
  if (!cursor.takeAny('with you', 'along with? you?') && !carried) return undefined;
  cursor.takeAny(
    ',? which|who|it|they|and ends|end|lands|land|is|are placed? adjacent|next to? you?',
    ',? ending|placing it|them? adjacent|next to? you?',
  );
  return may;
}

/**
 * The movement with an ally beside it who is set down next to you where you arrive; alone where there is none, or where one is not
 * taken. False where nobody has moved.
 */
function carries(list: Node[], clause: number, may: boolean): boolean {
  const moved = list.at(-1);
  if (moved?.node !== 'move' || moved.who !== 'you') return false;
  const ally: Who = { side: 'ally', places: [{ range: { max: 1 }, sight: true }] };
  const go = (): Node => structuredClone(moved);
  const set: Node = { clause, node: 'move', who: 'target', how: 'teleport', adjacentTo: 'you', exactly: true };
  const along: Node = {
    clause,
    node: 'target',
    who: { side: 'ally' },
    range: { max: 1 },
    sight: true,
    then: [go(), set],
  };
  const alone: Node = { clause, node: 'if', if: [{ is: 'not', of: { is: 'done' } }], then: [go()], else: [] };
  list[list.length - 1] = {
    clause,
    node: 'if',
    if: [{ is: 'there-is', who: ally }],
    then: may ? [{ clause, node: 'may', then: [along] }, alone] : [along],
    else: [go()],
  };
  return true;
}
