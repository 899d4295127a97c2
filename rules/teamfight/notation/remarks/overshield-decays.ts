import type { Moment, Node } from '../../program.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import { whatIsDone } from '../sentences/overshield-ends.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { Cursor, oneOf } from '../words/cursor.ts';

type Given = Extract<Node, { node: 'overshield' }>;

/** More often than that no card means. */
const mostTimes = 10;

/**
 * `They lose 2 of it at the start of each of your turns`, `at the end of each of your turns, lose 2 of it`, `it decays by 1 at the end of each of your turns`, behind overshield that was given: so often as there
 * is any left of it.
 */
export function shieldDecays(desk: Desk, nodes: Node[], { from, to, bullet, opens }: Sentence): boolean {
  const given = nodes.flatMap(whatIsDone).filter((node): node is Given => node.node === 'overshield');
  const [shield, ...more] = given;
  if (desk.standing || bullet || opens || shield === undefined || more.length > 0) return false;
  const { base, terms } = shield.amount;
  if (terms !== undefined || shield.until !== undefined || shield.most !== undefined) return false;
  const cursor = new Cursor(desk.tokens, from, to);
  const early = eachTurn(cursor, shield.to);
  if (early !== undefined) cursor.take(',');
  const less = lost(cursor);
  const when = less === undefined ? undefined : (early ?? eachTurn(cursor, shield.to));
  if (less === undefined || when === undefined || !cursor.done || less < 1 || base > less * mostTimes) return false;
  const list = listOf(nodes, shield);
  if (list === undefined) return false;
  list.push(decaying(shield, { base: less }, when, Math.ceil(base / less), ran(desk, from, to)));
  return true;
}
shieldDecays.needs = oneOf('turns');

function lost(cursor: Cursor): number | undefined {
  if (
    cursor.takeAny(
      'it|this decays|shrinks|drops|falls by #',
      'the|this|that overshield decays|shrinks|drops|falls by #',
    )
  )
    return cursor.numbers[0];
  if (cursor.takeAny('it loses #', 'the|this|that overshield loses #')) return cursor.numbers[0];
  cursor.takeAny('they|you', 'each of them');
  if (!cursor.take('lose|loses #')) return undefined;
  const [less] = cursor.numbers;
  return cursor.takeAny(
    'of it',
    'of? the|this|that overshield',
    'overshield gained|given this way',
    'of? the overshield gained this way',
    'overshield',
  )
    ? less
    : undefined;
}

/** `at the start of each of your turns`, `at the end of their turns`. */
function eachTurn(cursor: Cursor, to: Given['to']): Moment | undefined {
  const said = cursor.takeAny(
    'at the start|beginning|end of each|all of your|their turns',
    'at the start|beginning|end of your|their turns',
  );
  if (!said) return undefined;
  const words = cursor.tokens.slice(cursor.at - 8, cursor.at).map(({ text }) => text);
  const of = cursor.tokens[cursor.at - 2]?.text === 'your' ? 'you' : to;
  return words.includes('end') ? { moment: 'turn-end', of, thisTurn: true } : { moment: 'turn-start', of };
}

/** The list in which it is given. */
function listOf(nodes: readonly Node[], shield: Given): Node[] | undefined {
  if (nodes.includes(shield)) return nodes as Node[];
  for (const node of nodes) {
    const found = 'then' in node ? listOf(node.then, shield) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

function decaying(shield: Given, amount: Given['amount'], at: Moment, times: number, clause: number): Node {
  const less: Node = { clause, node: 'lose-overshield', from: shield.to, own: true, amount };
  const { thisTurn: _, ...next } = at;
  const then = times > 1 ? [less, decaying(shield, amount, next, times - 1, clause)] : [less];
  return { clause, node: 'later', at, then };
}
