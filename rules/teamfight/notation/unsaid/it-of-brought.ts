import type { Node } from '../../program.ts';
import type { Flow } from '../sentences/flow.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { speaksOf } from '../sentences/uses.ts';

/**
 * `Range 3, 2dmg. Summon a Wolf in range 2. Burst 1 of it, 1dmg`: what has just come, or the target before it. A piece does nothing and bears nothing, so
 * that of one only a place is: `Place a Snare in range 2. Teleport adjacent to it`.
 */
export function isItOfBrought({ desk, out, tail }: Flow, { from, to }: Sentence, nodes: readonly Node[]): boolean {
  const last = out.nodes.at(-1);
  const before = last === tail?.node ? tail?.then.at(-1) : last;
  const within = nodes.findIndex((node) => comes(node) !== undefined);
  const brought = nodes[within] ?? before;
  const came = brought === undefined ? undefined : comes(brought);
  const then = nodes.slice(within + 1);
  if (came === undefined || !speaksOf(then, 'target')) return false;
  // "Teleport them back to it": the target is named beside it.
  if (/"(?:of|to|who|from|with|at)":"(?:marker|summon)"/.test(JSON.stringify(then))) return false;
  const said = desk.tokens.slice(from, to);
  if (said.some(({ text }) => text === 'target')) return false;
  return said.some(
    ({ text }, at) =>
      text === 'it' && (came === 'summon' || /^(?:to|of|from|around|with|near)$/.test(said[at - 1]?.text ?? '')),
  );
}

/** What a sentence has brought onto the map. */
const comes = (node: Node): 'summon' | 'place' | undefined => {
  if (node.node === 'summon' || node.node === 'place') return node.node;
  const last = node.node === 'space' ? node.then.at(-1) : undefined;
  return last && comes(last);
};
