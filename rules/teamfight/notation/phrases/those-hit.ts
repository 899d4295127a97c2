import type { Condition, Node, Who } from '../../program.ts';
import { within } from '../context.ts';
import { boundBy, type Head } from '../nouns/head.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import { beginning, type Cursor, oneOf } from '../words/cursor.ts';
import { isFirst, isInRow } from './first-and-rest.ts';
import type { Run } from './run.ts';

const hit = oneOf('hit damaged move moves moved pushed pulled');

/**
 * `Each enemy hit is pushed 1`, `units hit by this lose 1 Luck`: those whom the attack before was on; `each unit that does not move`, `enemies damaged
 * this way`: such of them.
 */
export function thoseHit(desk: Desk, cursor: Cursor, run: Run): boolean {
  const open = run.head ?? run.tail;
  if (open === undefined || desk.standing || run.hoisted || open.node.node === 'space') return false;
  if ('outer' in open && open.outer !== undefined) return false;
  const start = cursor.at;
  // "The first enemy hit is Stunned", "the first is Stunned", of those who stand in a row.
  const first = open.then.length > 0 && isInRow(open.node) && cursor.take('the? first');
  if (!first && cursor.lacks(hit)) return false;
  const found = cursor.try(() => struck(cursor, first));
  const side = found?.side === 'any' ? (onlySide(open.then) ?? 'any') : found?.side;
  const head = open.node as Node;
  // "First enemy in the line, Stun": what is done to it.
  const done = first && cursor.sees(',') && cursor.tokens[cursor.at - 1]?.text !== 'first' && cursor.take(',');
  // "Burst 1, Slow. Enemies damaged this way": nobody is.
  const isDone = found?.damaged !== true || JSON.stringify(open.then).includes('"node":"damage"');
  const goesOn = (done || isSaidOf(cursor)) && isDone;
  if (side === undefined || !('who' in head) || typeof head.who === 'string' || cursor.done || !goesOn) {
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
  const { moved, damaged } = found ?? {};
  if (damaged) {
    const then: Node[] = [];
    run.into.push({ clause, node: 'if', if: [{ is: 'was-hit', of: ref, damaged }], then, else: [] });
    run.into = then;
  }
  if (moved !== undefined) {
    const then: Node[] = [];
    const shoved: Condition = { is: 'shoved', of: ref, in: 'text' };
    run.into.push({ clause, node: 'if', if: [moved ? shoved : { is: 'not', of: shoved }], then, else: [] });
    run.into = then;
  }
  if (first) {
    const then: Node[] = [];
    run.into.push({ clause, node: 'if', if: [isFirst(side)], then, else: [] });
    run.into = then;
  }
  run.context = within(run.context, { them: ref, side: side === 'any' ? whose : side });
  // "Each enemy hit: push 1": what is done to them, and not what they do.
  run.subject = done || cursor.take(':') ? undefined : ref;
  run.fresh = true;
  run.hurt = false;
  run.out.struck = true;
  return true;
}
thoseHit.begins = beginning(
  'the|first|each|every|any|all|enemies|allies|units|characters|targets|those|everyone|anyone',
);

/** `Burst 2, push enemies 1. Those that can't be pushed take 1dmg`: of an area of all, those of the one side that anything was done to. */
function onlySide(done: readonly Node[]): Struck['side'] | undefined {
  const harming = done.filter((node) => JSON.stringify(node).includes('"node":"damage"'));
  const sides = (harming.length > 0 ? harming : done).map((node) => {
    const [asked, ...more] = node.node === 'if' && node.else.length === 0 ? node.if : [];
    return asked?.is === 'side' && asked.of === 'each' && more.length === 0 ? asked.side : undefined;
  });
  const [side, ...others] = new Set(sides);
  return others.length === 0 && (side === 'ally' || side === 'enemy') ? side : undefined;
}

interface Struck {
  readonly side: 'any' | 'enemy' | 'ally';
  /** Only those whom the text has moved, or those whom it has not. */
  readonly moved?: boolean;
  /** Only those to whom some of its damage came. */
  readonly damaged?: true;
}

/** Which those are who were hit: `each enemy hit`, `enemies hit by this`, `those hit`, `any that do not move`. */
function struck(cursor: Cursor, first: boolean): Struck | undefined {
  const each = first || cursor.take('each|every|any');
  if (!each) cursor.takeAny('all the?', 'the');
  const one = each && cursor.take('enemy|ally|unit|character|target|one|of them?');
  const many = !one && cursor.take('enemies|allies|units|characters|targets|those|everyone|anyone');
  const bare = each && !one && !many && cursor.sees('that|who');
  if (!one && !many && !bare && !(first && isSaidOf(cursor))) return undefined;
  const said = cursor.before?.text ?? '';
  const side = said.startsWith('enem') ? 'enemy' : /^all(?:y|ies)$/.test(said) ? 'ally' : 'any';
  const moved = first ? undefined : hasMoved(cursor);
  if (moved !== undefined) return { side, moved };
  cursor.takeAny('that|who was|were|is|are', 'that|who');
  if (first) cursor.takeAny('in|on|of the|that line|path', 'in|on|of it', 'in line');
  const damaged = !first && cursor.take('damaged');
  if (!damaged && !cursor.take('hit') && !first) return undefined;
  const by = cursor.takeAny(
    'by this|it|that attack|ability',
    'by this|it|that',
    'by the attack',
    'this way',
    'with this',
  );
  // "Damaged enemies", "enemies damaged" without more could be who has lost health.
  if (damaged && !by) return undefined;
  return { side, ...(damaged && { damaged }) };
}

/** `that does not move`, `who could not be pushed`, `moved by this`: whether they are to be elsewhere now. */
const hasMoved = (cursor: Cursor): boolean | undefined =>
  cursor.try(() => {
    const that = cursor.take('that|who');
    const still =
      that &&
      (cursor.takeAny(
        "doesn't|don't|didn't|can't|cannot|couldn't move",
        'does|do|did|can|could not move',
        "isn't|aren't|wasn't|weren't|can't|cannot|couldn't be? moved|pushed|pulled",
        'is|are|was|were|can|could not be? moved|pushed|pulled',
      ) ||
        cursor.takeAny('stays|stay|stayed put', 'stays|stay|stayed where they|it are|is|were|was'));
    const gone =
      !still && cursor.takeAny('is|are|was|were? moved|pushed|pulled', ...(that ? ['move|moves|moved'] : []));
    if (!still && !gone) return undefined;
    cursor.takeAny('by this|it|that attack|ability', 'by this|it|that', 'this way', 'by it', 'at all');
    return !still;
  });

/** What is done to them comes right behind. */
const isSaidOf = (cursor: Cursor): boolean =>
  cursor.sees(
    'is|are|takes|take|loses|lose|gains|gain|gets|get|heals|heal|suffers|suffer|becomes|become|has|have|receives|receive|deals|deal|cannot|:',
  );
