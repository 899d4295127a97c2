import type { Node, Who } from '../../program.ts';
import type { Desk, Out } from './desk.ts';
import type { Sentence } from './sentence.ts';

/** "At the start of your next turn, destroy it": what was done last is that a piece goes. */
export const goesLast = (nodes: readonly Node[]): boolean => {
  const last = nodes.at(-1);
  return last?.node === 'later' ? goesLast(last.then) : last?.node === 'remove' && last.what === 'marker';
};

/** `Until the start of your next turn, you have Armor. Then 2dmg`: now, or when that is over. */
export function isThenOfUntil({ tokens, standing }: Desk, nodes: readonly Node[], { from }: Sentence): boolean {
  const last = nodes.at(-1);
  return !standing && tokens[from]?.text === 'then' && last?.node === 'lasting' && last.until.moment !== 'game-end';
}

/** Of which side somebody else is whose movement or turn the answer before it waits for: "2dmg" and "they" are of that unit. */
export function whoCame({ held }: Out): Who['side'] | undefined {
  const rule = held.at(-1)?.rule;
  if (rule?.rule !== 'when') return undefined;
  // "Enemies in burst 2 take 1dmg. They are Slowed" is said of those.
  if (rule.then.some(({ node }) => node === 'area' || node === 'each' || node === 'target')) return undefined;
  const { trigger } = rule;
  const comes = trigger.on === 'enters' || trigger.on === 'leaves' || trigger.on === 'moves' || trigger.on === 'passes';
  if (!comes && trigger.on !== 'turn-start' && trigger.on !== 'turn-end') return undefined;
  return trigger.who.side === 'you' ? undefined : trigger.who.side;
}
