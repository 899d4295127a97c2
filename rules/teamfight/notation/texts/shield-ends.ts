import type { Node } from '../../program.ts';

export const shielding = 'loses-overshield';

/** `Gain 2 overshield until your next turn. When it breaks, heal 1`: what waits for that waits no longer than the overshield is there. */
export function withShieldEnds<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one, at) => waitsWith(value.slice(0, at), withShieldEnds(one))) as T;
  return Object.fromEntries(Object.entries(value).map(([key, inside]) => [key, withShieldEnds(inside)])) as T;
}

function waitsWith(before: readonly Node[], node: Node): Node {
  if (node?.node !== 'lasting') return node;
  const { until } = node;
  if (until.moment !== 'event' || until.trigger.on !== shielding || until.latest !== undefined) return node;
  const shield = before.findLast((one) => one.node === 'overshield');
  const end = shield?.node === 'overshield' ? shield.until : undefined;
  if (end === undefined || end.moment === 'game-end' || end.moment === 'cleared') return node;
  return { ...node, until: { ...until, latest: end } };
}
