import type { Condition, Node } from '../../program.ts';
import { ifConditions } from '../amounts/amount.ts';
import type { Context } from '../context.ts';
import { withNumber } from '../phrases/or-else.ts';
import { Cursor } from '../words/cursor.ts';
import { ran } from './desk.ts';
import type { Flow } from './flow.ts';
import type { Sentence } from './sentence.ts';

/** `Heal 1. 2 instead if no enemy can see you.`, `if you have a Coin, push 1 more`: what was done last, with another number. */
export function otherNumberThen(flow: Flow, sentence: Sentence): boolean {
  const { desk, out, tail } = flow;
  const first = desk.tokens[sentence.from];
  if (sentence.opens || sentence.bullet || (first?.kind !== 'number' && first?.text !== 'if')) return false;
  const cursor = new Cursor(desk.tokens, sentence.from, sentence.to);
  const list = tail?.then ?? answered(flow) ?? out.nodes;
  const context = tail?.context ?? flow.context;
  const last = list.at(-1);
  const changed =
    last &&
    (numberInstead(cursor, context, last) ?? moreIf(cursor, context, last) ?? gainInstead(cursor, context, last));
  if (changed === undefined || !cursor.done) return false;
  ran(desk, sentence.from, sentence.to);
  list[list.length - 1] = changed;
  return true;
}

/** What a text that always holds does, where nothing is said behind it yet. */
function answered({ desk, out: { held, nodes } }: Flow): Node[] | undefined {
  const last = held.at(-1)?.rule;
  return desk.standing && nodes.length === 0 && last?.rule === 'when' && last.may === undefined
    ? (last.then as Node[])
    : undefined;
}

/** `2 instead if it is Slowed`. */
function numberInstead(cursor: Cursor, context: Context, last: Node): Node | undefined {
  const done = withNumber(last);
  return cursor.try((): Node | undefined => {
    if (done === undefined || !cursor.take('# instead ,?')) return undefined;
    const [number = 0] = cursor.numbers;
    const asked = ifConditions(cursor, context);
    return asked && { clause: last.clause, node: 'if', if: asked, then: [done(number)], else: [last] };
  });
}

/** `If it is Slowed, push 1 more`. */
function moreIf(cursor: Cursor, context: Context, last: Node): Node | undefined {
  return cursor.try(() => {
    const asked = cursor.sees('if') ? ifConditions(cursor, context) : undefined;
    if (asked === undefined || asked.some(({ is }) => outcomes.test(is))) return undefined;
    cursor.take(',');
    return oneMore(cursor, last, asked);
  });
}

/** `If it is an enemy, gain 2 instead`: of what was gained before it. */
function gainInstead(cursor: Cursor, context: Context, last: Node): Node | undefined {
  if (last.node !== 'give' || last.to !== 'you') return undefined;
  const done = withNumber(last);
  return cursor.try((): Node | undefined => {
    const asked = cursor.sees('if') ? ifConditions(cursor, context) : undefined;
    if (done === undefined || asked === undefined || asked.some(({ is }) => outcomes.test(is))) return undefined;
    cursor.take(',');
    if (!cursor.take('gain|get # instead')) return undefined;
    return { clause: last.clause, node: 'if', if: asked, then: [done(cursor.numbers[0] ?? 0)], else: [last] };
  });
}

/** How it went is known only behind it. */
const outcomes = /^(?:kill|done|stopped|was-damaged|was-moved)$/;

/** `push 1 more`, `heal 2 more`: the verb of what was done, with so much more where that holds. */
export function oneMore(cursor: Cursor, last: Node, asked: readonly Condition[]): Node | undefined {
  const [verb, base] = verbOf(last);
  const done = withNumber(last);
  return cursor.try((): Node | undefined => {
    if (done === undefined || verb === undefined || !cursor.take(`${verb} # more|additional|further`)) return undefined;
    const [each = 0] = cursor.numbers;
    cursor.take('spaces|space|health|hp');
    return { clause: last.clause, node: 'if', if: asked, then: [done(base + each)], else: [last] };
  });
}

/** By which word it is said, and its number. */
export function verbOf(node: Node): readonly [verb: string | undefined, base: number] {
  const amount = 'distance' in node ? node.distance : node.node === 'heal' ? node.amount : undefined;
  const base = typeof amount === 'object' && 'base' in amount ? amount.base : 0;
  if (node.node === 'push') return [node.direction === 'towards' ? 'pull' : 'push', base];
  if (node.node === 'move') return [node.how === 'fly' ? 'fly' : node.how === 'walk' ? 'move' : undefined, base];
  return [node.node === 'heal' ? 'heal' : undefined, base];
}
