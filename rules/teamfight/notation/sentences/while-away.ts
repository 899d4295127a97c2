import type { Node } from '../../program.ts';
import type { Out } from './desk.ts';

/** Whoever is off the map does what is said behind its return when it is back. */
export function onReturn(nodes: readonly Node[]): Node[] | undefined {
  const back = nodes.at(-1);
  const isBack = (node: Node): boolean =>
    node.node === 'depart' &&
    (node.who === 'you' || node.who === 'target') &&
    back?.node === 'later' &&
    JSON.stringify(node.until) === JSON.stringify(back.at);
  return back?.node === 'later' && nodes.some(isBack) ? (back.then as Node[]) : undefined;
}

/**
 * "Remove the target from the map until the start of your next turn. Place them adjacent to you": nobody is moved before being back. Undefined where
 * that is not at the beginning or end of a turn.
 */
export function onceBack(before: readonly Node[], read: Out): Out | undefined {
  const last = before.at(-1);
  const [first] = read.nodes;
  if (last?.node !== 'depart' || first === undefined) return read;
  const moves = read.nodes.some(
    (node) => node.node !== 'later' && JSON.stringify(node).includes(`"node":"move","who":"${last.who}"`),
  );
  if (!moves) return read;
  const { until } = last;
  if (until.moment !== 'turn-start' && until.moment !== 'turn-end') return undefined;
  return { ...read, nodes: [{ clause: first.clause, node: 'later', at: until, then: read.nodes }] };
}
