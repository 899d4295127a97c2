import { abilitiesOf, abilityOf } from '../play/abilities.ts';
import { lendersOf, lentBy } from '../play/borrowed.ts';
import { cloneBound } from '../play/bound.ts';
import { couldTarget, meantBy } from '../play/could-target.ts';
import { spotsOf } from '../play/elsewhere.ts';
import { isByMeans } from '../play/means.ts';
import type { Self } from '../play/play.ts';
import { nothing } from '../play/standing.ts';
import { termsOf, whyNotReady } from '../play/usable.ts';
import { termsNow } from '../play/uses-now.ts';
import type { Node } from '../program.ts';
import type { Spot } from '../resolution.ts';
import { affected, worthAlone } from './follow.ts';
import { ratingOf } from './profile.ts';
import { signOf, type Thought } from './thought.ts';
import { weights } from './weights.ts';

/** What an ability does, used by a unit from where it is supposed to stand; its price is apart. */
export function abilityWorth(thought: Thought, unit: number, ability: number, bound = nothing, spot?: Spot): number {
  const card = abilityOf(thought, unit, ability);
  if (card === undefined) return 0;
  const { seat } = thought.state.units[unit]!;
  const from = (where: Spot | undefined): number => {
    const self: Self = { unit, seat, bound: cloneBound(bound), ability, spot: where };
    return worthAlone(thought, card.program.body, self);
  };
  const spots = spot === undefined ? spotsOf(thought, unit, ability) : [];
  return spots.reduce((most, where) => Math.max(most, from(where)), from(spot));
}

/** What using an ability costs beside its action: uses that are gone, a card that is turned, tokens spent. */
export function priceOf(thought: Thought, unit: number, ability: number): number {
  const card = abilityOf(thought, unit, ability);
  if (card === undefined) return 0;
  const {
    tap,
    cooldown = tap ? 1 : 0,
    perGame,
    ultimate,
    spend = [],
  } = termsNow(thought, unit, ability, termsOf(card));
  const turns = thought.turnsLeft[unit]!;
  let price = 0;
  let isLast = ultimate !== undefined;
  price += weights.tap * Math.min(cooldown, turns);
  if (perGame !== undefined) {
    const left = perGame - (thought.state.units[unit]!.used[ability] ?? 0);
    if (turns >= left) price += weights.charge;
    isLast = left <= 1;
  }
  // The later it gets, the fewer better moments can come.
  if (ultimate !== undefined) price += (weights.ultimate * Math.min(3, turns)) / 3;
  for (const { token, count } of spend) {
    // Charges on the card are for later uses of it, of which there may be none.
    const onCard = thought.game.cards[thought.game.cardOf.get(token) ?? -1]?.onCard;
    if (turns > 0 && !(onCard && isLast)) price += (weights.counter * count) / (onCard ? 2 : 1);
  }
  return price;
}

/** Cards turned or turned back, or to be used more often or less. */
export function cardWorth(
  thought: Thought,
  node: Extract<Node, { node: 'tap' | 'refresh' | 'recharge' }>,
  self: Self,
): number {
  const id = affected(thought, node.whose, self);
  if (id < 0 || thought.turnsLeft[id]! <= 0) return 0;
  const { tapped, used } = thought.state.units[id]!;
  const isMeant = (ability: number) =>
    node.node === 'tap'
      ? node.turns !== undefined || !tapped[ability]
      : (tapped[ability] ?? 0) > 0 || (!('untap' in node) && (used[ability] ?? 0) > 0);
  const { which } = node;
  const isAny = node.node === 'recharge' && (node.beyond === true || node.uses < 0);
  const count = isAny ? 1 : tapped.filter((_, ability) => isMeant(ability)).length;
  const isOne = !(which === 'all' || which === 'others' || (typeof which === 'object' && 'all' in which));
  const isLoss = node.node === 'tap' || (node.node === 'recharge' && node.uses < 0);
  return signOf(thought, id) * weights.card * (isOne ? Math.min(1, count) : count) * (isLoss ? -1 : 1);
}

type UseAbility = Extract<Node, { node: 'use-ability' }>;

/** An ability index and what it does for its unit's side. */
function bestOther(thought: Thought, unit: number, node: UseAbility, self: Self): [number, number] {
  let chosen = -1;
  let most = 0;
  if (thought.depth > 1) return [chosen, most];
  thought.depth++;
  const lent = lendersOf(thought, node, self).flatMap((lender) => lentBy(thought, node, lender, self));
  const meant = meantBy(thought, node, self);
  const spot = unit === self.unit ? self.spot : undefined;
  for (const ability of node.from === undefined ? abilitiesOf(thought, unit) : lent) {
    const card = abilityOf(thought, unit, ability);
    if (card === undefined || (node.which === 'default' && !card.isDefault)) continue;
    const { action } = termsOf(card);
    const { which } = node;
    if (
      typeof which === 'object' &&
      ('costs' in which ? action !== which.costs : card.name.toLowerCase() !== which.ability)
    )
      continue;
    if (action === 'reaction' || action === 'instant') continue;
    if (
      node.again
        ? !thought.state.units[unit]?.everUsed?.includes(ability)
        : whyNotReady(thought, unit, ability, undefined, spot)
    )
      continue;
    if (meant && !couldTarget(thought, unit, ability, (id) => meant.includes(id), spot)) continue;
    if (node.means !== undefined && !isByMeans(thought, node.means, unit, ability)) continue;
    const best = abilityWorth(thought, unit, ability, undefined, spot);
    // Where its targets are chosen by this side, too, what it could do to one side it does to the other.
    const worth = node.chosen ? Math.abs(best) : best * signOf(thought, unit);
    if (worth <= most) continue;
    chosen = ability;
    most = worth;
  }
  thought.depth--;
  return [chosen, most];
}

/** "May use a default ability": the best that it has from where it stands. */
export function otherAbilityWorth(thought: Thought, node: UseAbility, self: Self): number {
  const id = affected(thought, node.who, self);
  return id < 0 ? 0 : bestOther(thought, id, node, self)[1] * signOf(thought, id);
}

/** How much it hurts to lose a card, for who turns it. */
export function cardRating(thought: Thought, unit: number, ability: number): number {
  const card = abilityOf(thought, unit, ability);
  return card === undefined ? 0 : ratingOf(card);
}
