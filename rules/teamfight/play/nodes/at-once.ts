import type { Node } from '../../program.ts';
import { withEach } from '../bound.ts';
import { amount } from '../condition.ts';
import type { At, NodeOf } from './at.ts';

type Damage = NodeOf<'damage'>;

const first = new WeakMap<readonly Node[], Damage | { readonly none: true }>();

/** The damage that a list begins with for each of several, where it is counted and could change on the way. */
function firstOf(list: readonly Node[]): Damage | undefined {
  let found = first.get(list);
  if (found === undefined) {
    const [begins] = list;
    const inner = begins?.node === 'if' ? firstOf(begins.then) : undefined;
    const isCounted = begins?.node === 'damage' && begins.to === 'each' && begins.amount.terms !== undefined;
    found = (isCounted ? begins : inner) ?? { none: true };
    first.set(list, found);
  }
  return 'none' in found ? undefined : found;
}

/** An area happens to all at once: what it begins with is worked out for each of them before anybody has taken it. */
export function atOnce({ play, self }: At, list: readonly Node[], items: readonly number[]): number[] | undefined {
  const damage = items.length > 1 ? firstOf(list) : undefined;
  return damage && items.map((id) => amount(play, damage.amount, withEach(self, id)));
}

/** What some damage comes to: where it is what an area begins with, as it was worked out then. */
export function amountOf({ play, node, resolution, self }: At<Damage>): number {
  const around = resolution.frames.findLast(({ over }) => over === 'units');
  const list = around?.worth === undefined ? undefined : play.game.blocks[around.block];
  const known = list !== undefined && firstOf(list) === node ? around?.worth?.[0] : undefined;
  return known ?? amount(play, node.amount, self);
}
