import type { Node } from '../../program.ts';
import { type Desk, reminded } from '../sentences/desk.ts';
import { speaksOf } from '../sentences/uses.ts';
import { beginning, type Cursor } from '../words/cursor.ts';
import type { Run } from './run.ts';

/** How it is said that the roll does not matter. */
export const eitherOutcome = [
  'hit or miss|not',
  'on a? hit or a? miss',
  'even on a? miss',
  'even if it|this|you|the misses|miss|attack misses?',
  'whether it|this|you hits|hit or misses|miss|not',
  'whether or not it|this|you hits|hit',
  'whether the attack hits or misses|not',
  'whether or not the attack hits',
  'regardless of the attack|die? roll',
  'regardless of whether it|this|you hits|hit',
] as const;

/**
 * `Others in burst 1 of the target, 1dmg, hit or miss`, `move 1, even on a miss`: what is done to somebody else than the target happens anyway (T-127).
 * What is done to the target would come of a miss only where the words said so of that.
 */
export function hitOrMiss(desk: Desk, cursor: Cursor, run: Run): boolean {
  const { target, earlier, head } = run;
  const start = cursor.at;
  const isOfArea = head?.node.node === 'area' && (head.node.of === 'target' || head.node.of === 'space');
  const done = isOfArea || (target ?? earlier) ? lastDone(run) : undefined;
  const inside = cursor.take('(');
  const said = cursor.takeAny(...eitherOutcome) && (!inside || cursor.take(')'));
  if (!said || !done || !(cursor.done || cursor.sees(',')) || (!isOfArea && speaksOf([done], 'target'))) {
    cursor.at = start;
    return false;
  }
  reminded(desk, start, cursor.at);
  return true;
}
hitOrMiss.begins = beginning('(|hit|on|even|whether|regardless');

/** What the sentence has done last. */
const lastDone = ({ outer, into }: Run): Node | undefined => into.at(-1) ?? outer.at(-1);
