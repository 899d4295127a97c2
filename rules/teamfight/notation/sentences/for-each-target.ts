import type { Condition, Node } from '../../program.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';
import { ran } from './desk.ts';
import type { Flow } from './flow.ts';
import type { Sentence } from './sentence.ts';

const exchanges = 'gain|get|lose|spend';

const plain = new Set<Node['node']>(['heal', 'push', 'give', 'move']);

/** What is done to those who are counted: of nobody else it is said. */
const done: Readonly<Record<string, Node['node']>> = { healed: 'heal', pushed: 'push', pulled: 'push', moved: 'push' };

/**
 * `Each ally in burst 2 heals 1. Gain a Coin for each ally healed`, `up to 2 allies heal 1. Lose a Coin for each`, behind what is done to several: it
 * comes with each of them.
 */
export function forEachTarget({ desk, tail, context }: Flow, sentences: readonly Sentence[], index: number): number {
  const { from, to, opens, bullet } = sentences[index] as Sentence;
  if (desk.standing || opens || bullet || tail === undefined) return 0;
  const { node } = tail;
  const isMany = node.node === 'target' ? (node.max ?? 1) > 1 : node.node === 'area' || node.node === 'each';
  const cursor = new Cursor(desk.tokens, from, to);
  if (!isMany || ('links' in node && node.links !== undefined)) return 0;
  const read = cursor.try(() => {
    cursor.take('you');
    if (!cursor.take(exchanges)) return undefined;
    const gains = /^(?:gain|get)$/.test(cursor.before?.text ?? '');
    const count = cursor.take('#') ? (cursor.numbers[0] ?? 1) : cursor.take('a|an|one') ? 1 : undefined;
    const token = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['counter', 'token']);
    if (count === undefined || token === undefined) return undefined;
    cursor.at = token.to;
    if (!cursor.takeAny('for each', 'per')) return undefined;
    if (!cursor.takeAny('of them', 'one')) cursor.take('unit|target|ally|enemy');
    const side = cursor.before?.text;
    if (cursor.done) return { gains, count, token: token.word.ref, side, how: undefined };
    if (!cursor.take('healed|pushed|pulled|moved')) return undefined;
    const how = cursor.before?.text;
    cursor.takeAny('this way', 'by this');
    return cursor.done ? { gains, count, token: token.word.ref, side, how } : undefined;
  });
  if (read === undefined) return 0;
  const { who } = node as { who?: { side?: string } };
  const { into, side } = branch(tail.then, who?.side);
  const isSide = read.side === 'ally' || read.side === 'enemy';
  const of = into.at(-1);
  // Of one side only where it is done to nobody else; of an attack those whom it has hit are counted.
  if (of === undefined || (isSide && side !== read.side)) return 0;
  // "They lose all Hooks. Gain a Coin for each": for each Hook.
  if (!plain.has(of.node) || (of.node === 'give' && of.count.base > 1)) return 0;
  if (/"node":"(?:damage|kill|remove|lose|clear)"/.test(JSON.stringify(into))) return 0;
  const deed = read.how === undefined ? undefined : done[read.how];
  if (
    deed !== undefined &&
    (of.node !== deed || (read.how === 'pulled') !== ('direction' in of && of.direction === 'towards'))
  )
    return 0;
  const clause = ran(desk, from, to);
  const count = { base: read.count };
  const own: Node = read.gains
    ? { clause, node: 'give', token: read.token, to: 'you', count }
    : { clause, node: 'lose', token: read.token, from: 'you', count };
  if (deed !== 'heal') {
    into.push(own);
    return 1;
  }
  // Nobody is healed who has lost nothing.
  const one = node.node === 'target' ? 'target' : 'each';
  const hurt: Condition = { is: 'not', of: { is: 'health', of: one, full: true } };
  into.splice(into.length - 1, 0, { clause, node: 'if', if: [hurt], then: [own], else: [] });
  return 1;
}
forEachTarget.begins = beginning(`you? ${exchanges}`);
forEachTarget.needs = oneOf('each per');

/** Where it is done, which may be to one side of an area only. */
function branch(then: Node[], side: string | undefined): { into: Node[]; side: string | undefined } {
  const last = then.at(-1);
  const [asked, ...more] = last?.node === 'if' && last.else.length === 0 ? last.if : [];
  if (last?.node === 'if' && asked?.is === 'side' && more.length === 0)
    return { into: last.then as Node[], side: asked.side };
  return { into: then, side };
}
