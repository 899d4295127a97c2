import type { Out } from '../sentences/desk.ts';
import type { Flow } from '../sentences/flow.ts';
import type { Sentence } from '../sentences/sentence.ts';

/**
 * "All units lose Slow. Heal 1 for each", "the target loses all Hooks. Heal 1 for each": whether those do who have lost it, or you, is not said where it
 * would be one thing for friend and foe.
 */
export function isForEachLost({ tail, out, desk }: Flow, { nodes }: Out, { from }: Sentence): boolean {
  const last = tail?.node ?? out.nodes.at(-1);
  if (last === undefined || !('who' in last) || typeof last.who !== 'object' || !('side' in last.who)) return false;
  const first = desk.tokens[from];
  const [does] = nodes;
  const heals = does?.node === 'heal' && first?.text === 'heal';
  const harms = does?.node === 'damage' && first?.kind === 'number';
  if ((!heals && !harms) || (does.to !== 'each' && does.to !== 'target')) return false;
  if (!JSON.stringify(does.amount).includes('"count":"lost"')) return false;
  return heals ? last.who.side !== 'ally' : last.who.side === 'ally';
}
