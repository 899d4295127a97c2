import type { Node } from '../../program.ts';

/** A death that is waited for. */
export const deaths = ['dies', 'kills'] as const;

/** `2dmg. If it dies before your next turn, gain a Coin`: by that damage, too, and who is dead by then dies no more. */
export function diesByThen(nodes: readonly Node[]): readonly Node[] {
  return nodes.map((node): Node => (node.node === 'target' ? { ...node, then: behindHarm(node.then) } : node));
}

function behindHarm(nodes: readonly Node[]): readonly Node[] {
  const harmed = nodes.findIndex((node) => JSON.stringify(node).includes('"node":"damage","to":"target"'));
  return nodes.map((node, index) => {
    const then = harmed >= 0 && index > harmed ? onDeath(node) : undefined;
    return then ? { clause: node.clause, node: 'if', if: [{ is: 'kill' }], then, else: [node] } : node;
  });
}

/** What comes of the death of the target, where nothing else is waited for. */
function onDeath(node: Node): readonly Node[] | undefined {
  if (node.node !== 'lasting' || node.rules.length !== 1) return undefined;
  const [rule] = node.rules;
  if (rule?.rule !== 'when' || rule.if !== undefined || rule.may) return undefined;
  const { trigger } = rule;
  const who =
    trigger.on === 'dies' ? trigger.who : trigger.on === 'kills' && trigger.who.side === 'you' ? trigger.to : undefined;
  const isTarget = who?.if?.some((one) => one.is === 'same' && one.as === 'target');
  const said = JSON.stringify(rule.then);
  if (!isTarget || said.includes('"node":"lasting"') || said.includes('"other"')) return undefined;
  // Who died sets nothing off here: it is the target.
  return JSON.parse(said.replaceAll(/([:[,])"trigger"(?!:)/g, '$1"target"')) as Node[];
}
