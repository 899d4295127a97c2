import type { Node, Who } from '../../program.ts';

type Side = Who['side'];

/** Who is counted as hit, or whether. */
export const hits = ['hits', 'hit'] as const;

/**
 * `Burst 2: enemies take 1dmg. If at least two were hit, gain a Coin`: in an area that harms those of one side nobody else counts as hit, whoever stands in
 * it.
 */
export function hitOfSide(body: readonly Node[]): readonly Node[] {
  const said = JSON.stringify(body);
  if (!/"(?:is":"hits|count":"hit)","side":"any"/.test(said)) return body;
  const areas = areasIn(body);
  const [side, ...more] = new Set(areas.map(harmed));
  if (side === undefined || more.length > 0) return body;
  return JSON.parse(said.replaceAll(/"(is":"hits|count":"hit)","side":"any"/g, `"$1","side":"${side}"`)) as Node[];
}

type Area = Extract<Node, { node: 'area' | 'each' }>;

const areasIn = (nodes: readonly Node[]): readonly Area[] =>
  nodes.flatMap((node) => [
    ...(node.node === 'area' || node.node === 'each' ? [node] : []),
    ...('then' in node && Array.isArray(node.then) ? areasIn(node.then as readonly Node[]) : []),
    ...(node.node === 'if' ? areasIn(node.else) : []),
  ]);

/** The only side that an area of all harms; undefined where it is not asked of whom it does. */
function harmed({ who, then }: Area): Side | undefined {
  if (who.side !== 'any') return undefined;
  const harming = then.filter((node) => JSON.stringify(node).includes('"node":"damage"'));
  const sides = new Set(
    harming.map((node) => (node.node === 'if' && node.else.length === 0 ? sideAsked(node.if) : undefined)),
  );
  const [side, ...more] = sides;
  return more.length === 0 ? side : undefined;
}

const sideAsked = (asked: Extract<Node, { node: 'if' }>['if']): Side | undefined => {
  const found = asked.find((one) => one.is === 'side' && one.of === 'each');
  return found?.is === 'side' ? found.side : undefined;
};
