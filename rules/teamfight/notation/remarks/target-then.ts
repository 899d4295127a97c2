import type { Node, Ref } from '../../program.ts';
import { ran } from '../sentences/desk.ts';
import type { Flow } from '../sentences/flow.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { Cursor, oneOf } from '../words/cursor.ts';

const needed = oneOf('target targeted');

/** `You may swap places with a Clone in range 3. It becomes the target`: who does swap turns what they were targeted by, too. */
export function targetThen({ desk, out, context }: Flow, { from, to, opens, bullet }: Sentence): boolean {
  const cursor = new Cursor(desk.tokens, from, to);
  if (opens || bullet || cursor.lacks(needed)) return false;
  const may = mayOf(out, context.underWay === 'attack');
  const [only] = may ?? [];
  // Who is chosen for that is known where the swap stands.
  const swapped = only?.node === 'target' ? (only.then as Node[]) : may;
  const node = swapped?.find((one) => one.node === 'swap');
  if (swapped === undefined || node === undefined) return false;
  const whom = turnedTo(cursor);
  if (whom === undefined || !cursor.done) return false;
  const isOther = JSON.stringify(node).includes('"other"');
  // Of the one who was targeted already nothing would change.
  if (isOther ? whom !== 'you' : whom !== 'target') return false;
  swapped.push({ clause: desk.sheet.next, node: 'retarget', from: 'you', to: whom });
  ran(desk, from, to);
  return true;
}
targetThen.needs = needed;

/** `it becomes the target`, `you are targeted instead`. */
function turnedTo(cursor: Cursor): Ref | undefined {
  const you = cursor.take('you');
  if (!you && !cursor.takeAny('it|they', 'the|that unit|summon|ally')) return undefined;
  if (!cursor.take('become|becomes|is|are the? new? target') && !cursor.take('is|are targeted')) return undefined;
  const plain = cursor.before?.text === 'target';
  if (plain) cursor.takeAny('of the|that attack|ability');
  if (!cursor.take('instead') && !plain) return undefined;
  return you ? 'you' : 'target';
}

/** What somebody may do as an attack names its target: behind its trigger, or in the sentence before. */
function mayOf({ nodes, held }: Flow['out'], underWay: boolean): Node[] | undefined {
  const last = nodes.at(-1);
  if (underWay && last?.node === 'may') return last.then as Node[];
  const rule = held.at(-1)?.rule;
  return nodes.length === 0 && rule?.rule === 'when' && rule.may && rule.trigger.on === 'targeted'
    ? (rule.then as Node[])
    : undefined;
}
