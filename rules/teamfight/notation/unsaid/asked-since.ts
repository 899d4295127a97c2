import type { Node } from '../../program.ts';
import type { Desk, Out } from '../sentences/desk.ts';
import type { Flow } from '../sentences/flow.ts';
import { outdoes } from '../sentences/instead.ts';
import type { Sentence } from '../sentences/sentence.ts';

/**
 * `Range 3, 2dmg. Move 2. +1dmg if it is adjacent`, `Range 3, 2dmg. Lose a Coin. +1dmg per Coin`: more of the damage of a sentence before, and asked before what has
 * been done since, or behind that. "Gain a Coin. +1dmg if you have one" is asked before, or it would be so at all times.
 */
export function isAskedSince({ tail, out, after, desk }: Flow, sentence: Sentence, read: Out): boolean {
  const list = tail?.then ?? out.nodes;
  const asked = (tail && askedOfMore(desk, sentence, list)) ?? askedInstead(list, read);
  if (asked === undefined) return false;
  const at = list.findIndex(({ node }) => isReplacedBy(node, read));
  const since = [...(at < 0 ? [] : list.slice(at + 1)), ...(tail ? out.nodes.slice(after) : [])];
  return since.some((node) => changes(node, JSON.stringify(asked)));
}

const isReplacedBy = (kind: Node['node'], { nodes: [question] }: Out): boolean =>
  question?.node === 'if' && question.then.some(({ node }) => node === kind);

/** `+1dmg per Coin`. */
function askedOfMore({ tokens }: Desk, { from, to }: Sentence, then: readonly Node[]): unknown {
  const said = tokens.slice(from, to);
  if (!said.some(({ text }, n) => text === '+' && /^(?:dmg|damage)$/.test(said[n + 2]?.text ?? ''))) return undefined;
  const damage = then.find((node) => node.node === 'damage');
  const term = damage?.node === 'damage' ? damage.amount.terms?.at(-1) : undefined;
  return term && [term.if, term.per];
}

/** `If it is adjacent, 3dmg instead`. */
function askedInstead(then: readonly Node[], { nodes, instead }: Out): unknown {
  const [question] = nodes;
  return question?.node === 'if' && (instead || outdoes(then, nodes)) ? question.if : undefined;
}

function changes(node: Node, asked: string): boolean {
  if (node.node === 'give') {
    const counts = /"count":"tokens"|"min":(?:[2-9]|\d\d)/.test(asked);
    return counts && asked.includes(`"token":"${node.token}"`);
  }
  if (node.node === 'lose') return asked.includes(`"token":"${node.token}"`);
  if (node.node === 'heal') return /"health/.test(asked);
  return /"(?:place|places|near|range)":|"(?:units|markers|moved|gone|there-is)"/.test(asked);
}
