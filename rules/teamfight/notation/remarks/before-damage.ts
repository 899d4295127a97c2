import type { Node } from '../../program.ts';
import { within } from '../context.ts';
import { phrases } from '../phrases/phrases.ts';
import { ran } from '../sentences/desk.ts';
import type { Flow } from '../sentences/flow.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { speaksOf } from '../sentences/uses.ts';
import { Cursor, oneOf } from '../words/cursor.ts';

/** What harms nobody and asks nothing, so that it may come before the damage. */
const plain: ReadonlySet<Node['node']> = new Set<Node['node']>([
  'lose',
  'lose-overshield',
  'clear',
  'give',
  'push',
  'move',
  'overshield',
  'heal',
]);

const isPlain = (node: Node): boolean =>
  plain.has(node.node) || (node.node === 'may' && node.who === undefined && node.then.every(isPlain));

/** One goes before anybody is chosen, and not before the damage alone. */
const isOwnWay = (node: Node): boolean =>
  node.node === 'move' ? node.who === 'you' : node.node === 'may' && node.then.length > 0 && node.then.every(isOwnWay);

/** `Enemies in burst 2, 3dmg. Remove all their overshield before the damage`: done to them before what the sentence before has dealt. */
export function beforeDamage(flow: Flow, { from, to, bullet, opens }: Sentence): boolean {
  const { desk, tail } = flow;
  if (desk.standing || bullet || opens || tail === undefined) return false;
  const end = endOfEffect(desk.tokens.slice(from, to).map(({ text }) => text));
  const damage = tail.then.findIndex(({ node }) => node === 'damage');
  if (end === undefined || damage < 0 || tail.then.slice(damage + 1).some(({ node }) => node === 'damage'))
    return false;
  const mark = desk.sheet.next;
  const cursor = new Cursor(desk.tokens, from, from + end);
  const context = within(tail.context, { later: true });
  const { fault, held, nodes } = phrases(desk, cursor, context, undefined, tail);
  const ref = tail.node.node === 'target' ? 'target' : 'each';
  const isDone = !fault && cursor.done && held.length === 0 && nodes.length > 0;
  const before = desk.tokens[to - 1]?.text === 'first' ? flow.out.nodes.indexOf(tail.node as Node) : -1;
  if (isDone && before >= 0 && nodes.every(isOwnWay)) {
    ran(desk, from + end, to);
    flow.out.nodes.splice(before, 0, ...nodes);
    return true;
  }
  if (!isDone || !nodes.every((node) => isPlain(node) && speaksOf([node], ref))) {
    desk.sheet.backTo(mark);
    return false;
  }
  ran(desk, from + end, to);
  tail.then.splice(damage, 0, ...nodes);
  return true;
}
beforeDamage.needs = oneOf('before first');

const ends = [
  'before the damage',
  'before damage',
  'before this damage',
  'before dealing damage',
  'before dealing the damage',
  'before the damage is dealt',
  'before damage is dealt',
  'before the attack',
  'first',
];

/** How many words stand before `before the damage`. */
function endOfEffect(words: readonly string[]): number | undefined {
  const said = words.join(' ');
  const found = ends.find((one) => said.endsWith(` ${one}`));
  return found === undefined ? undefined : words.length - found.split(' ').length;
}
