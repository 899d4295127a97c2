import type { Node, Who } from '../../program.ts';
import type { Out, Tail } from './desk.ts';
import type { Flow } from './flow.ts';

/**
 * `Choose two allies in range 3. Move 2. They heal 1`: each of those who were chosen, once, behind what was done between. False where something was done
 * to them already, or somebody else is chosen then.
 */
export function toThoseChosen(
  flow: Flow,
  { node, then }: Tail,
  { nodes, fault }: Out,
  between: readonly Node[],
): boolean {
  const { out } = flow;
  out.nodes.push(...between);
  // Enemies are rolled for where they are chosen.
  if (node.node !== 'target' || node.who.side !== 'ally' || then.length > 0 || fault !== undefined) return false;
  const said = JSON.stringify(nodes);
  if (said.includes('"node":"target"') || said.includes('"each"')) return false;
  const who: Who = { side: 'ally', places: [{ range: { max: 0 }, of: { aimed: 'ally' } }] };
  const done = JSON.parse(said.replaceAll('"target"', '"each"')) as Node[];
  out.nodes.push({ clause: nodes[0]?.clause ?? node.clause, node: 'each', who, then: done });
  flow.after = out.nodes.length;
  return true;
}
