import { abilityOf } from '../play/abilities.ts';
import type { Node } from '../program.ts';
import type { Resolution } from '../resolution.ts';
import { abilityWorth, priceOf } from './card-worth.ts';
import { lossWorth, takenBy } from './health.ts';
import { profileOf } from './profile.ts';
import { signOf, type Thought } from './thought.ts';

/** How much of an attack that is under way a movement out of its way saves. */
const escapes = 0.6;

/** What a reaction or instant that is offered is worth: what it does, and what it keeps from happening, less its price. */
export function responseWorth(thought: Thought, { offer, bound }: Resolution, index: number): number {
  const option = offer?.options[index];
  if (offer === undefined || option === undefined) return 0;
  const { unit, ability } = option;
  const card = abilityOf(thought, unit, ability);
  if (card === undefined) return 0;
  const isReaction = offer.kind === 'reaction';
  const user = isReaction ? bound.trigger : offer.user;
  // While nobody attacks, an attack is still to come that it could answer.
  const price = priceOf(thought, unit, ability) * (user < 0 ? 2 : 1);
  const worth = abilityWorth(thought, unit, ability, isReaction ? bound : undefined) - price;
  if (user < 0 || user === unit || signOf(thought, user) >= 0) return worth;
  const targeted = isReaction ? bound.other : targetOf(thought, unit);
  return worth + savedWorth(thought, card.program.body, user, unit, targeted);
}

/** Whom the attack that is under way is about to hit. */
function targetOf({ state }: Thought, unit: number): number {
  for (let index = state.stack.length - 2; index >= 0; index--) {
    const { target } = state.stack[index]!.bound;
    if (target >= 0) return target;
  }
  return unit;
}

function savedWorth(thought: Thought, body: readonly Node[], user: number, unit: number, targeted: number): number {
  const { units } = thought.state;
  const saved = targeted >= 0 && signOf(thought, targeted) > 0 ? targeted : unit;
  const damage = Math.round(profileOf(thought.game.cards[units[user]!.card]!).damage);
  const loss = (id: number): number =>
    -lossWorth(thought, id, takenBy(thought, user, id, Math.max(1, damage), false, false, false));
  if (has(body, 'swap')) return saved === unit ? 0 : loss(saved) - loss(unit);
  if (body.some(isBracing)) return loss(unit) / 2;
  return has(body, 'move') || has(body, 'push') ? escapes * loss(saved) : 0;
}

/** Less of the attack arrives. */
const isBracing = (node: Node): boolean =>
  node.node === 'lasting' && node.until.moment === 'event' && node.until.trigger.on === 'attacked';

const has = (nodes: readonly Node[], kind: Node['node']): boolean =>
  nodes.some((node) => node.node === kind || ('then' in node && has(node.then, kind)));
