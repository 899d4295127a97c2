import type { Node } from '../../program.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';

/** `It is not forced movement`, behind "force them to move 3": they walk, by the way that is chosen for them. */
export function unforced(desk: Desk, nodes: Node[], { from, to, opens, bullet }: Sentence): boolean {
  if (desk.standing || opens || bullet) return false;
  const cursor = new Cursor(desk.tokens, from, to);
  if (!cursor.take('it|this|that movement?') || !cursor.takeAny('is|does not', "isn't|doesn't")) return false;
  cursor.take('count|counted|considered as?');
  if (!cursor.take('forced movement') || !cursor.done) return false;
  const list = lastList(nodes);
  const last = list.at(-1);
  if (last?.node !== 'push' || last.direction !== 'along-any-path' || last.nearer) return false;
  const { clause, who, distance, exactly } = last;
  list[list.length - 1] = {
    clause,
    node: 'move',
    who,
    how: 'walk',
    distance,
    willing: true,
    ...(exactly && { exactly }),
  };
  ran(desk, from, to);
  return true;
}
unforced.begins = beginning('it|this|that');
unforced.needs = oneOf('forced');

/** The list that was written to last. */
export function lastList(nodes: Node[]): Node[] {
  const last = nodes.at(-1);
  return last !== undefined && 'then' in last ? lastList(last.then as Node[]) : nodes;
}
