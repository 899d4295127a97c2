import { amount } from '../play/condition.ts';
import { isHero } from '../play/piece.ts';
import type { Self } from '../play/play.ts';
import { mayBe, unitOf } from '../play/who.ts';
import type { Node } from '../program.ts';
import { lifeWorth } from './health.ts';
import { signOf, type Thought } from './thought.ts';
import { weights } from './weights.ts';

/** Another form is worth the health that it has more; a hero that would be dead has its point back. */
export function transformWorth(thought: Thought, node: Extract<Node, { node: 'transform' }>, self: Self): number {
  const id = unitOf(node.who, self);
  const unit = thought.state.units[id];
  const card = thought.game.cards[thought.game.cardOf.get(node.card) ?? -1];
  if (unit === undefined || card === undefined) return 0;
  const { health } = node;
  const after =
    health === 'full'
      ? card.health
      : health === 'half'
        ? Math.ceil(card.health / 2)
        : health === 'same'
          ? unit.health
          : amount(thought, health, self);
  const back = unit.at < 0 && isHero(thought.state, id) ? weights.point * (unit.cost ?? 1) : 0;
  return signOf(thought, id) * (lifeWorth(thought, id, after) - lifeWorth(thought, id, unit.health) + back);
}

/** A hero that comes back is worth its life; markers may stand for anybody's. */
export function reviveWorth(thought: Thought, { who }: Extract<Node, { node: 'revive' }>, self: Self): number {
  const { units } = thought.state;
  let best = 0;
  for (let id = 0; id < units.length; id++) {
    if (units[id]!.at >= 0 || !isHero(thought.state, id)) continue;
    const meant =
      typeof who === 'string'
        ? unitOf(who, self) === id
        : 'noted' in who || mayBe(thought, id, 'fallen' in who ? who.fallen : who, self);
    if (!meant) continue;
    const worth = signOf(thought, id) * lifeWorth(thought, id, thought.stakes[id]!.most);
    if (Math.abs(worth) > Math.abs(best)) best = worth;
  }
  return best;
}
