import type { Amount, Node } from '../../program.ts';
import type { Words } from '../words/words.ts';

/** What has one number that can be more or less. */
export type Kind = 'damage' | 'heal' | 'overshield' | 'give' | 'lose' | 'push' | 'move';

/** The number of what happens, where it has one. */
export function amountOf(node: Node | undefined): Amount | undefined {
  switch (node?.node) {
    case 'damage':
    case 'overshield':
      return node.amount;
    case 'heal':
      return typeof node.amount === 'string' ? undefined : node.amount;
    case 'give':
      return node.count;
    case 'lose':
      return typeof node.count === 'string' ? undefined : node.count;
    case 'push':
    case 'move':
      return node.distance;
    default:
      return undefined;
  }
}

/** The same with another number. */
export function withAmount(node: Node, amount: Amount): Node {
  switch (node.node) {
    case 'damage':
    case 'overshield':
    case 'heal':
      return { ...node, amount };
    case 'give':
    case 'lose':
      return { ...node, count: amount };
    case 'push':
    case 'move':
      return { ...node, distance: amount };
    default:
      return node;
  }
}

/** Whether it has a number of which there could be more: a condition that somebody has or has not is none, and neither is what is paid. */
export function isNumber(node: Node, words: Words): boolean {
  const amount = amountOf(node);
  if (amount === undefined || (node.node === 'lose' && node.price)) return false;
  if (node.node !== 'give' && node.node !== 'lose') return true;
  return amount.base > 1 || words.all.some(({ ref, kind }) => ref === node.token && kind === 'counter');
}
