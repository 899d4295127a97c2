import type { Desk, Out } from './desk.ts';
import type { Sentence } from './sentence.ts';

const nearIt = /\b(?:adjacent to|next to|of|around|from|near) it\b/;
const coming = new Set(['enters', 'leaves', 'turn-start', 'turn-end']);

/** "When a unit enters this space, it teleports 2. Units adjacent to it take 1 damage": adjacent to that unit, or to the piece. */
export function isNearEither({ tokens }: Desk, { from, to }: Sentence, { held }: Out, { nodes }: Out): boolean {
  const last = held.at(-1)?.rule;
  if (nodes.length === 0 || last?.rule !== 'when' || !coming.has(last.trigger.on)) return false;
  if (!('who' in last.trigger) || last.trigger.who === undefined || last.trigger.who.side === 'you') return false;
  const said = tokens.slice(from, to).map(({ text }) => text);
  return nearIt.test(said.join(' ')) && JSON.stringify(nodes).includes('"of":"marker"');
}
