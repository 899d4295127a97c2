import type { Node, Who } from '../../program.ts';
import { within } from '../context.ts';
import { boundBy, type Head } from '../nouns/head.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import { type Cursor, oneOf } from '../words/cursor.ts';
import { isFirst, isInRow } from './first-and-rest.ts';
import type { Run } from './run.ts';

const hit = oneOf('hit');

/** `Each enemy hit is pushed 1`, `units hit by this lose 1 Luck`: those whom the attack before was on. */
export function thoseHit(desk: Desk, cursor: Cursor, run: Run): boolean {
  const open = run.head ?? run.tail;
  if (open === undefined || desk.standing || run.hoisted || open.node.node === 'space') return false;
  if ('outer' in open && open.outer !== undefined) return false;
  const start = cursor.at;
  // "The first enemy hit is Stunned", "the first is Stunned", of those who stand in a row.
  const first = open.then.length > 0 && isInRow(open.node) && cursor.take('the? first');
  if (!first && cursor.lacks(hit)) return false;
  const side = cursor.try(() => struck(cursor, first));
  const head = open.node as Node;
  if (side === undefined || !('who' in head) || typeof head.who === 'string' || cursor.done || !isSaidOf(cursor)) {
    cursor.at = start;
    return false;
  }
  const whose = (head.who as Who).side;
  const ref = boundBy({ node: open.node, then: open.then } as Head);
  // "Each ally hit" of an attack that is on enemies only.
  const some = side !== 'any' && side !== whose;
  if (some && whose !== 'any') {
    cursor.at = start;
    return false;
  }
  const clause = ran(desk, start, cursor.at);
  if (run.head !== undefined) run.into = run.head.then;
  if (some && !first) {
    const then: Node[] = [];
    run.into.push({ clause, node: 'if', if: [{ is: 'side', of: ref, side }], then, else: [] });
    run.into = then;
  }
  if (first) {
    const then: Node[] = [];
    run.into.push({ clause, node: 'if', if: [isFirst(side)], then, else: [] });
    run.into = then;
  }
  run.context = within(run.context, { them: ref, side: side === 'any' ? whose : side });
  // "Each enemy hit: push 1": what is done to them, and not what they do.
  run.subject = cursor.take(':') ? undefined : ref;
  run.fresh = true;
  run.hurt = false;
  run.out.struck = true;
  return true;
}

/** Of which side those are who were hit: `each enemy hit`, `enemies hit by this`, `those hit`. */
function struck(cursor: Cursor, first: boolean): 'any' | 'enemy' | 'ally' | undefined {
  const each = first || cursor.take('each|every|any');
  if (!each) cursor.takeAny('all the?', 'the');
  const one = each && cursor.take('enemy|ally|unit|character|target|one');
  const many = !one && cursor.take('enemies|allies|units|characters|targets|those|everyone|anyone');
  if (!one && !many && !(first && isSaidOf(cursor))) return undefined;
  const said = cursor.before?.text ?? '';
  cursor.takeAny('that|who was|were|is|are', 'that|who');
  if (!cursor.take('hit') && !first) return undefined;
  cursor.takeAny('by this|it|that attack|ability', 'by this|it|that', 'by the attack', 'this way', 'with this');
  return said.startsWith('enem') ? 'enemy' : /^all(?:y|ies)$/.test(said) ? 'ally' : 'any';
}

/** What is done to them comes right behind. */
const isSaidOf = (cursor: Cursor): boolean =>
  cursor.sees(
    'is|are|takes|take|loses|lose|gains|gain|gets|get|heals|heal|suffers|suffer|becomes|become|has|have|receives|receive|deals|deal|cannot|:',
  );
