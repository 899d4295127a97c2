import type { Node } from '../../program.ts';

/**
 * `Destroy a Barrel in range 3, 2dmg`, `your Wolf dies. Push 2`: what is done to somebody is not meant for one who is gone by then, whoever it may be
 * for.
 */
export function isDoneToGone(nodes: readonly Node[]): boolean {
  let gone = false;
  for (const node of nodes) {
    if (gone && isDoneToTarget(node)) return true;
    if ((node.node === 'kill' && node.who === 'target') || (node.node === 'remove' && node.what === 'target'))
      gone = true;
    if ((node.node === 'target' || node.node === 'if' || node.node === 'may') && isDoneToGone(node.then)) return true;
  }
  return false;
}

const isDoneToTarget = (node: Node): boolean =>
  (node.node === 'damage' && node.to === 'target') ||
  (node.node === 'push' && node.who === 'target') ||
  (node.node === 'give' && node.to === 'target');

/** `Summon a Turret in range 2. Your other Turrets are destroyed`: the one that has just come is none of those. */
export function meetsWhatCame(nodes: readonly Node[]): boolean {
  const come = new Set<string>();
  return nodes.some((node) => {
    if (node.node === 'each' && node.who.card !== undefined && come.has(node.who.card))
      return node.who.except?.includes('you') === true && !node.who.except.includes('summon');
    for (const { card } of summoned(node)) come.add(card);
    return false;
  });
}

/** What is summoned by it. */
function summoned(node: Node): readonly Extract<Node, { node: 'summon' }>[] {
  if (node.node === 'summon') return [node];
  return 'then' in node && Array.isArray(node.then) ? (node.then as readonly Node[]).flatMap(summoned) : [];
}
