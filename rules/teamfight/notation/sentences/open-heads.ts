import type { Node } from '../../program.ts';
import type { Tail } from './desk.ts';
import { speaksOf } from './uses.ts';

/** Whether what stands in a head is done more than once. */
export function isMany(node: Tail['node']): boolean {
  if (node.node === 'target') return (node.max ?? 1) > 1 || node.links !== undefined;
  return node.node !== 'space' || (node.count ?? 1) > 1;
}

/** The outermost of some open heads. */
export const rootOf = (tail: Tail): Tail => (tail.outer === undefined ? tail : rootOf(tail.outer));

/** The innermost open head that nodes speak of. */
export function meant(tail: Tail | undefined, nodes: readonly Node[]): Tail | undefined {
  for (let open = tail; open !== undefined; open = open.outer) {
    if (speaksOf(nodes, open.node.node === 'target' ? 'target' : 'each')) return open;
    // What is done to a space is done once, and not for each who is in an area around it.
    const isOfUnits = open.node.node === 'area' || open.node.node === 'each';
    if (open.context.chosen && !isOfUnits && speaksOf(nodes, 'space')) return open;
  }
  return undefined;
}
