import type { Node, Until } from '../../program.ts';
import type { Context } from '../context.ts';
import { duration } from '../occasions/time.ts';
import { wordOf } from '../words/by-ref.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { wordLike } from '../words/token.ts';
import { type Desk, ran } from './desk.ts';
import type { Sentence } from './sentence.ts';

/**
 * `Ends at the end of your third turn`, `this lasts until the end of your next turn`, behind sentences that each hold for the rest of the game: all of
 * them do until then.
 */
export function allEnd(desk: Desk, nodes: Node[], { from, to, bullet, opens }: Sentence, context: Context): boolean {
  if (desk.standing || bullet || opens || !nodes.some(isForGood) || saysForGood.test(desk.source)) return false;
  const until = endSaid(desk, from, to, context);
  if (until === undefined) return false;
  const ended: Node[] = [];
  for (const node of nodes) {
    const one = isForGood(node) ? { ...node, until } : untilThen(node, until, context);
    if (one === undefined) return false;
    ended.push(one);
  }
  nodes.splice(0, nodes.length, ...ended);
  ran(desk, from, to);
  return true;
}
allEnd.begins = beginning('this|these|the|it|they|ends|end|lasts|last');
allEnd.needs = oneOf('ends end lasts last');

const saysForGood = /\b(?:rest of the (?:game|battle|match)|permanent(?:ly)?)\b/i;

/** What holds for the rest of the game, of you. */
export const isForGood = (node: Node): node is Extract<Node, { node: 'lasting' }> =>
  node.node === 'lasting' && node.until.moment === 'game-end' && node.of === 'you';

/** Up to which moment it says that all of it is. */
function endSaid({ tokens }: Desk, from: number, to: number, context: Context): Until | undefined {
  const cursor = new Cursor(tokens, from, to);
  cursor.takeAny('this|these|the effect|effects', 'this|these', 'it|they');
  const { at } = cursor;
  if (cursor.take('lasts|last')) return endOf(cursor, context);
  if (!cursor.take('ends|end') || !cursor.sees('at')) return undefined;
  const like = cursor.tokens[at];
  if (like === undefined) return undefined;
  return endOf(
    new Cursor([...tokens.slice(0, at), wordLike(like, 'until'), ...tokens.slice(cursor.at + 1, to)], at, to - 1),
    context,
  );
}

function endOf(cursor: Cursor, context: Context): Until | undefined {
  const until = duration(cursor, context);
  return until !== undefined && cursor.done && /^turn-/.test(until.moment) ? until : undefined;
}

/** What is over at once stays as it is, and a condition is given until then. Undefined for what could be meant to end, too. */
function untilThen(node: Node, until: Until, { words }: Context): Node | undefined {
  if (atOnce.has(node.node)) return JSON.stringify(node).includes('"game-end"') ? undefined : node;
  if (node.node === 'lasting') return node.until.moment === 'game-end' ? undefined : node;
  if (node.node !== 'give' || node.to !== 'you') return undefined;
  const given = wordOf(words, node.token, 'condition', 'counter');
  if (given === undefined) return undefined;
  return given.kind === 'counter' || node.until !== undefined ? node : { ...node, until };
}

const atOnce: ReadonlySet<Node['node']> = new Set<Node['node']>(['move', 'heal', 'damage', 'push', 'area', 'refresh']);
