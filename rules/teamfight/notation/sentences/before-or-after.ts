import type { Condition, Node } from '../../program.ts';
import { within } from '../context.ts';
import { phrases } from '../phrases/phrases.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Read, ran } from './desk.ts';
import type { Flow } from './flow.ts';
import type { Sentence } from './sentence.ts';
import { single } from './single.ts';

interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** One's own movement, what else the sentence does, and which of them stands first. */
interface Parts {
  readonly move: Stretch;
  readonly does?: Stretch;
}

/**
 * `Range 2, 2dmg. Move 1 before or after.`, `move 2 and use a default ability, in any order`: one may go before it, and whoever has not done
 * that goes behind it. Returns how many sentences that took.
 */
export function beforeOrAfter(flow: Flow, sentences: readonly Sentence[], index: number, block: Read): number {
  const { desk, out } = flow;
  const sentence = sentences[index] as Sentence;
  const cursor = new Cursor(desk.tokens, sentence.from, sentence.to);
  if (desk.standing || sentence.opens || sentence.bullet) return 0;
  const parts = aroundIt(cursor) ?? anyOrder(cursor);
  if (parts === undefined) return 0;
  const { move, does } = parts;
  const next = does === undefined && out.nodes.length === 0 ? sentences[index + 1] : undefined;
  if (does === undefined && out.nodes.length === 0 && (next === undefined || next.opens || next.bullet)) return 0;
  const mark = desk.sheet.next;
  const before = does === undefined ? 0 : out.nodes.length;
  const others = (): boolean => {
    const part = does === undefined ? next : { ...sentence, ...does };
    return part === undefined || single(flow, part, { lines: [], groups: [] }, block);
  };
  const isFirst = does === undefined ? next !== undefined : move.from < does.from;
  const early = isFirst ? goes(flow, move) : undefined;
  if (isFirst && early === undefined) return 0;
  const asBefore = { tail: flow.tail, after: flow.after, context: flow.context, broken: flow.broken };
  const done = others();
  const moved = early ?? goes(flow, move);
  const between = out.nodes.slice(before);
  const isHand = desk.sheet.clauses.slice(mark).some(({ status }) => status === 'manual');
  if (!done || moved === undefined || isHand || between.length === 0 || asks.test(JSON.stringify(between))) {
    desk.sheet.backTo(mark);
    if (does !== undefined || next !== undefined) {
      out.nodes.length = before;
      out.fault = undefined;
      Object.assign(flow, asBefore);
    }
    return 0;
  }
  const { clause, nodes } = moved;
  out.nodes.splice(before, 0, { clause, node: 'may', then: nodes });
  out.nodes.push({
    clause,
    node: 'if',
    if: notDone,
    then: [{ clause, node: 'may', then: structuredClone(nodes) }],
    else: [],
  });
  if (flow.tail !== undefined) flow.after += 1;
  return next === undefined ? 1 : 2;
}
beforeOrAfter.needs = oneOf('before order');

/** Whatever asks somebody in between answers "if you do", too. */
const asks = /"node":"(?:may|choose|lose|repeat)"/;

const notDone: readonly Condition[] = [{ is: 'not', of: { is: 'done' } }];

/** `You may move 2`: one's own movement and nothing else. */
function goes({ desk, context }: Flow, { from, to }: Stretch): { clause: number; nodes: readonly Node[] } | undefined {
  const mark = desk.sheet.next;
  const cursor = new Cursor(desk.tokens, from, to);
  const read = phrases({ ...desk, notes: {} }, cursor, within(context, { them: undefined, later: true }), undefined);
  desk.sheet.backTo(mark);
  const [only, ...more] = read.nodes;
  const nodes = only?.node === 'may' && only.who === undefined && more.length === 0 ? only.then : read.nodes;
  if (read.fault || !cursor.done || read.held.length > 0 || nodes.length === 0 || !nodes.every(isOwnWay))
    return undefined;
  return { clause: ran(desk, from, to), nodes };
}

const isOwnWay = (node: Node): boolean =>
  (node.node === 'move' && node.who === 'you') || (node.node === 'space' && node.then.every(isOwnWay));

const moving = 'move|fly|teleport|walk|dash|jump|leap|shift';

/** `Move 1 before or after the attack`, behind a comma or alone; `before or after attacking, you may move 1`. */
function aroundIt({ tokens, at: from, end }: Cursor): Parts | undefined {
  const at = tokens.findIndex(({ text }, n) => n >= from && n < end && text === 'before');
  const cursor = new Cursor(tokens, at, end);
  if (at < 0 || !cursor.takeAny('before or after', 'either before or after')) return undefined;
  cursor.takeAny('the|this|that|your attack|ability', 'attacking', 'using this|it', 'doing this|so', 'this|it|that');
  if (at === from) {
    cursor.take(',');
    return cursor.done ? undefined : { move: { from: cursor.at, to: end } };
  }
  cursor.take(')');
  if (!cursor.done) return undefined;
  for (let start = at - 1; start >= from; start--) {
    const begins = start === from || /^(?:,|and|then|\()$/.test(tokens[start - 1]?.text ?? '');
    const own = new Cursor(tokens, start, at);
    own.takeAny('you may|can', 'may|can');
    if (!begins || !own.sees(moving)) continue;
    const to = tokens[at - 1]?.text === 'either' ? at - 1 : at;
    let rest = start;
    while (rest > from && /^(?:,|and|then|also|\()$/.test(tokens[rest - 1]?.text ?? '')) rest -= 1;
    return rest === from ? { move: { from: start, to } } : { move: { from: start, to }, does: { from, to: rest } };
  }
  return undefined;
}

/** `Move 2 and use a default ability, in any order`, `in any order: heal 1 and fly 2`. */
function anyOrder({ tokens, at, end }: Cursor): Parts | undefined {
  const begins = new Cursor(tokens, at, end);
  const first = begins.takeAny('in any|either order ,|:');
  const from = first ? begins.at : at;
  let to = end;
  if (!first) {
    const last = new Cursor(tokens, Math.max(at, end - (tokens[end - 1]?.text === ')' ? 4 : 3)), end);
    const said = last.at;
    if (!last.take('in any|either order')) return undefined;
    to = said;
    while (to > from && /^(?:,|\()$/.test(tokens[to - 1]?.text ?? '')) to -= 1;
  }
  const joints = tokens.flatMap(({ text }, n) => (n > from && n < to && /^(?:and|,)$/.test(text) ? [n] : []));
  const isMove = (n: number): boolean => {
    const cursor = new Cursor(tokens, n, to);
    cursor.takeAny('you may|can', 'may|can');
    return cursor.sees(moving);
  };
  const [joint] = joints;
  const [last] = joints.slice(-1);
  if (joint === undefined || last === undefined) return undefined;
  const behind = tokens[joint]?.text === ',' && tokens[joint + 1]?.text === 'and' ? joint + 2 : joint + 1;
  if (isMove(from) && !isMove(behind)) return { move: { from, to: joint }, does: { from: behind, to } };
  if (isMove(last + 1) && !isMove(from)) {
    const before = tokens[last - 1]?.text === ',' ? last - 1 : last;
    return { move: { from: last + 1, to }, does: { from, to: before } };
  }
  return undefined;
}
