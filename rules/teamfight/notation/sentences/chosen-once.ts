import type { Clause } from '../../../kernel/reading/reading.ts';
import type { Node } from '../../program.ts';

type Group = Extract<Node, { node: 'area' | 'each' }>;
type Choice = Extract<Node, { node: 'choose' }>;

/**
 * `Range 4 2x2, choose one -- enemies take 2dmg, or allies heal 2`: chosen once for all of them, before anything of it is done. "Each enemy in burst 2,
 * choose one" is of each.
 */
export function chosenOnce(nodes: readonly Node[], clauses: readonly Clause[], source: string): readonly Node[] {
  return nodes.some((node) => choiceOf(node) !== undefined)
    ? nodes.map((node, at) => (goesOn(nodes.slice(at + 1)) ? node : (forAll(node, clauses, source) ?? node)))
    : nodes;
}

/** What comes later is of the same area. */
const goesOn = (later: readonly Node[]): boolean => JSON.stringify(later).includes('"inArea":true');

const choiceOf = (node: Node): Choice | undefined =>
  node.node === 'area' || node.node === 'each'
    ? node.then.find((one): one is Choice => one.node === 'choose' && one.who === undefined)
    : undefined;

function forAll(node: Node, clauses: readonly Clause[], source: string): Node | undefined {
  const choice = choiceOf(node);
  const said = choice && source.slice(clauses[node.clause]?.from, clauses[choice.clause]?.to);
  if (choice === undefined || !/\b(?:choose|pick)\b/i.test(said ?? '') || /\b(?:each|every|any)\b/i.test(said ?? ''))
    return undefined;
  const group = node as Group;
  const at = group.then.indexOf(choice);
  const options = choice.options.map((option) => {
    const [first] = option.then;
    // What it costs is paid once.
    const paid = first?.node === 'lose' && first.from === 'you' ? 1 : 0;
    const then = [...group.then.slice(0, at), ...option.then.slice(paid), ...group.then.slice(at + 1)];
    return { ...option, then: structuredClone([...option.then.slice(0, paid), { ...group, then }]) };
  });
  return { ...choice, options };
}
