import type { Node } from '../../program.ts';
import type { Cursor } from '../words/cursor.ts';
import { type Desk, ran } from './desk.ts';
import type { Sentence } from './sentence.ts';

const anybody = [
  'on|against|targeting the? same target|unit|enemy? or another|a|different different|new? target|unit|enemy?',
  'on|against|targeting another|a different|new? target|unit|enemy? or the? same target|unit|enemy? again?',
  'on|against|targeting any target|unit',
] as const;

/** `Then again on the same or another target`, `repeat on any target`, behind one attack: once more, on whoever is chosen then. */
export function onAnybody(desk: Desk, cursor: Cursor, nodes: Node[], { from, to }: Sentence, may: boolean): boolean {
  const { at } = cursor;
  const [only] = nodes;
  // "Then again" alone could be on the same one.
  if (only === undefined || !cursor.takeAny(...anybody) || !cursor.done) {
    cursor.at = at;
    return false;
  }
  const clause = ran(desk, from, to);
  if (may) nodes.push({ clause, node: 'may', then: [structuredClone(only)] });
  else nodes.splice(0, 1, { clause, node: 'repeat', times: { base: 2 }, then: [only] });
  return true;
}
