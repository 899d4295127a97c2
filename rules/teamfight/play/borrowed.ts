import type { Node } from '../program.ts';
import { borrowedAbility } from './abilities.ts';
import { amount } from './condition.ts';
import { listsOf } from './means.ts';
import type { Look, Self } from './play.ts';
import { distanceBetween, spacesOf, spacesOfUnit, unitOf, unitsOf } from './who.ts';

type UseAbility = Extract<Node, { node: 'use-ability' }>;

/** Whose abilities a text lets somebody use: one unit, or all that are nearest to its bearer. */
export function lendersOf(look: Look, { from }: UseAbility, self: Self): readonly number[] {
  if (from === undefined) return [];
  if (typeof from === 'string') return [unitOf(from, self)];
  const origin = spacesOf(look, 'you', self);
  const all = unitsOf(look, from.nearest, self).filter((id) => id !== self.unit);
  const far = all.map((id) => distanceBetween(look, origin, spacesOfUnit(look, look.state.units[id]!)));
  const least = Math.min(...far);
  return all.filter((_, index) => far[index] === least);
}

/** The abilities of a unit that somebody else can use by such a text: default ones or any, and of these those that deal most damage. */
export function lentBy(look: Look, { strongest, which }: UseAbility, lender: number, self: Self): readonly number[] {
  const card = look.game.cards[look.state.units[lender]?.card ?? -1];
  if (card === undefined) return [];
  const all = card.abilities.flatMap(({ isDefault, program }, index) =>
    isDefault || (which === 'any' && !usesOthers(program.body))
      ? [{ number: borrowedAbility(card.index, index), most: mostDamage(look, program.body, self) }]
      : [],
  );
  if (!strongest) return all.map(({ number }) => number);
  const most = Math.max(...all.map((one) => one.most));
  return all.filter((one) => most > 0 && one.most === most).map(({ number }) => number);
}

/** The most damage that a body deals to somebody else at once, as things stand. */
function mostDamage(look: Look, nodes: readonly Node[], self: Self): number {
  let most = 0;
  for (const node of nodes) {
    if (node.node === 'damage' && node.to !== 'you') most = Math.max(most, amount(look, node.amount, self));
    for (const list of listsOf(node)) most = Math.max(most, mostDamage(look, list, self));
  }
  return most;
}

const using = new WeakMap<readonly Node[], boolean>();

/** What uses other abilities itself is lent to nobody, and is none of those that somebody may use by another: two such would go on for ever. */
export function usesOthers(body: readonly Node[]): boolean {
  const known = using.get(body);
  if (known !== undefined) return known;
  const found = body.some((node) => node.node === 'use-ability' || listsOf(node).some(usesOthers));
  using.set(body, found);
  return found;
}
