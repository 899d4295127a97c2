import type { Condition, Count, Node } from '../../program.ts';

/**
 * `2dmg, gain a Coin. If you have 3, +2dmg`, `2dmg, gain a Coin. +1dmg per Coin`: how many there are is asked behind what is given or lost, so that this comes
 * before the damage. "Slow,
 * +1dmg if Slowed" asks what was so before, or it would be so at all times.
 */
export function countedBefore(list: Node[], index: number, asked: readonly Condition[], per?: Count): void {
  const counted = asked.flatMap((one) => (one.is === 'has' && (one.min ?? 1) > 1 ? [one] : []));
  const each = per?.count === 'tokens' ? [{ token: per.token, of: per.on }] : [];
  const all = [...counted, ...each];
  if (all.length === 0) return;
  let to = index;
  for (let at = index + 1; at < list.length; at++) {
    const node = list[at];
    if (node?.node !== 'give' && node?.node !== 'lose') continue;
    const whose = node.node === 'give' ? node.to : node.from;
    if (!all.some(({ token, of }) => token === node.token && of === whose)) continue;
    list.splice(at, 1);
    list.splice(to, 0, node);
    to += 1;
  }
}
