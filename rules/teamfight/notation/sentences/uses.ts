import type { Node } from '../../program.ts';

type Bound = 'target' | 'each' | 'space';

const outcomes = new Set(['hit', 'miss', 'crit', 'kill']);

/** Whether nodes speak of the unit or space that an open head has bound: of `ref`, or of how the roll against it went. */
export function speaksOf(nodes: readonly Node[], ref: Bound): boolean {
  return nodes.some((node) => speaks(node, ref));
}

function speaks(value: unknown, ref: Bound): boolean {
  if (Array.isArray(value)) return value.some((one) => speaks(one, ref));
  if (typeof value !== 'object' || value === null) return false;
  const said = value as Record<string, unknown>;
  if (ref === 'target' && typeof said.is === 'string' && outcomes.has(said.is)) return true;
  if (ref === 'space' && said.toSpace === true) return true;
  // Who is summoned comes to the space that is bound, unless it says where.
  if (ref === 'space' && said.node === 'summon' && said.on === undefined) return true;
  // A head binds anew what stands in it; who it names and from where is said from outside.
  const binds =
    said.node === 'target' || said.node === 'space'
      ? said.node
      : said.node === 'area' || said.node === 'each'
        ? 'each'
        : undefined;
  for (const [key, inside] of Object.entries(said)) {
    if (key === 'node' || key === 'is' || key === 'rule' || key === 'text') continue;
    if (binds === ref && (key === 'then' || key === 'spaces')) continue;
    // In `who.if` the unit in question is `each`, whatever stands around it.
    if (ref === 'each' && key === 'if' && 'side' in said) continue;
    if (inside === ref || speaks(inside, ref)) return true;
  }
  return false;
}
