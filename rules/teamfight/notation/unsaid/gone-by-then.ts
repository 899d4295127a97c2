import type { Node, Ref, Rule } from '../../program.ts';

/**
 * `Destroy a Barrel in range 3, 2dmg`, `your Wolf dies. Push 2`, `when you kill an enemy, it has -1 speed until your next turn`: what is done to somebody
 * is not meant for one who is gone by then, whoever it may be for.
 */
export function isDoneToGone(nodes: readonly Node[], before: readonly Ref[] = []): boolean {
  const gone = new Set(before);
  for (const node of nodes) {
    const whom = doneTo(node);
    if (whom !== undefined && gone.has(whom)) return true;
    if (node.node === 'kill') gone.add(node.who);
    if (node.node === 'remove' && node.what === 'target') gone.add(node.what);
    if (node.node === 'revive' || node.node === 'transform') gone.clear();
    if (node.node === 'lasting' && node.rules.some((rule) => answersTheGone(rule))) return true;
    if (node.node === 'target' || node.node === 'may') {
      if (isDoneToGone(node.then, node.node === 'may' ? [...gone] : [])) return true;
    } else if (node.node === 'if' && isDoneToGone(node.then, [...gone, ...killedBefore(node)])) return true;
  }
  return false;
}

/** The same of what answers a death, with `more` behind it. */
export function answersTheGone(rule: Rule, more: readonly Node[] = []): boolean {
  if (rule.rule !== 'when') return false;
  const then = [...rule.then, ...more];
  const { on } = rule.trigger;
  return on === 'dies' ? isDoneToGone(then, ['trigger']) : on === 'kills' && isDoneToGone(then, ['other']);
}

/** Who is dead where that is asked. */
const killedBefore = (node: Extract<Node, { node: 'if' }>): readonly Ref[] =>
  node.if.flatMap((asked): Ref[] => (asked.is !== 'kill' ? [] : [asked.of === 'each' ? 'each' : 'target']));

function doneTo(node: Node): Ref | undefined {
  switch (node.node) {
    case 'damage':
    case 'heal':
    case 'give':
      return node.to;
    case 'push':
      return node.who;
    case 'lasting':
      return node.of;
    default:
      return undefined;
  }
}

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
