import type { Node } from '../../program.ts';

/** Whether it is done to you or by you alone, whoever of many it stands beside. */
const isOwn = (node: Node): boolean => {
  const said = JSON.stringify(node);
  return said.includes('"you"') && !/"(?:each|target|trigger|other|space|marker)"/.test(said);
};

/** A question about the side of each of many: "enemies take 1dmg". */
export const isOfSide = (node: Node | undefined): node is Extract<Node, { node: 'if' }> =>
  node?.node === 'if' && node.if.length === 1 && node.if[0]?.is === 'side' && node.else.length === 0;

/**
 * `Burst 2, 1dmg. They are Slowed and you heal 1`: of what is done to each of many, and behind it by you, the part that is done once. `unknown` where it
 * stands before what is done to them, or could come once for each: "they lose a Coin and you gain one".
 */
export function doneOnce(nodes: readonly Node[]): { readonly each: Node[]; readonly once: Node[] } | 'unknown' {
  const last = nodes.at(-1);
  if (isOfSide(last)) {
    const inner = doneOnce(last.then);
    if (inner === 'unknown') return 'unknown';
    if (inner.once.length === 0) return { each: [...nodes], once: [] };
    return { each: [...nodes.slice(0, -1), { ...last, then: inner.each }], once: inner.once };
  }
  const to = nodes.findLastIndex((node) => !isOwn(node)) + 1;
  const [each, once] = [nodes.slice(0, to), nodes.slice(to)];
  if (each.length === 0) return { each: [...nodes], once: [] };
  const isHandedOn = each.some(({ node }) => node === 'lose') && once.some(({ node }) => node === 'give');
  return isHandedOn || each.some(isOwn) ? 'unknown' : { each, once };
}
