import type { Condition, Node, Who } from '../../program.ts';
import type { Out } from './desk.ts';
import { speaksOf } from './uses.ts';

/**
 * `If two or more enemies are hit, they are Slowed`: what stands under the question for each of those that it counts. Behind one target it is
 * asked of that one.
 */
export function ofThoseHit(
  asked: readonly Condition[],
  { nodes, instead }: Pick<Out, 'nodes' | 'instead'>,
  several: boolean,
  clause: number,
): { readonly if: readonly Condition[]; readonly nodes: readonly Node[] } | undefined {
  const [only, ...more] = asked;
  if (only?.is !== 'hits' || only.killed || only.damaged || more.length > 0) return undefined;
  const { side, kind, min, max } = only;
  // "If only one enemy is hit, push it 2": that one. What comes instead is of all who are in the area.
  if (max !== undefined && (max !== 1 || min !== 1 || instead)) return undefined;
  const who: Who = { side, ...(kind && { kind }) };
  if (speaksOf(nodes, 'target')) {
    if (several || min !== undefined) return undefined;
    const of = 'target' as const;
    const is: Condition[] = side === 'any' && kind === undefined ? [] : [{ is: 'unit', of, who }];
    return { if: [{ is: 'hit' }, ...is], nodes };
  }
  if (!speaksOf(nodes, 'each')) return undefined;
  const struck: Who = { ...who, if: [...(who.if ?? []), { is: 'was-hit', of: 'each' }] };
  const parts: { readonly theirs: boolean; readonly nodes: Node[] }[] = [];
  for (const node of nodes) {
    const theirs = speaksOf([node], 'each');
    const last = parts.at(-1);
    if (last?.theirs === theirs) last.nodes.push(node);
    else parts.push({ theirs, nodes: [node] });
  }
  return {
    if: asked,
    nodes: parts.flatMap(({ theirs, nodes: some }): Node[] =>
      theirs ? [{ clause, node: 'each', who: struck, then: some }] : some,
    ),
  };
}
