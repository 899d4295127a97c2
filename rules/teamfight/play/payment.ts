import type { Node, Use } from '../program.ts';
import { noteOf } from './abilities.ts';
import { all, amount } from './condition.ts';
import { changed, has } from './holds.ts';
import { isByMeans } from './means.ts';
import type { Look, Self } from './play.ts';
import { eachStanding } from './standing.ts';
import { countTokens, isUnit, unitOf } from './who.ts';

/** How an ability is paid for. */
export interface Payment {
  readonly standard: number;
  readonly move: number;
  /** Points of the basic move; below 0 where an action brings more of them than are spent. */
  readonly steps?: number;
}

const nothingPaid: Payment = Object.freeze({ standard: 0, move: 0 });

/**
 * What the unit whose turn it is pays for an ability now; undefined when it cannot. A Standard Action may stand in for a Move Action
 * (T-018). Where a rule lets it be used for another action, the cheapest that can be paid is taken: who keeps a Standard Action can
 * still do all that a Move Action can.
 */
export function paymentOf(
  look: Look,
  unit: number,
  ability: number,
  { action, movement, orFree }: Use,
): Payment | undefined {
  if (movement !== undefined) return pointsPaid(look, unit, movement);
  if (action === 'free' || orFree) return nothingPaid;
  let best = payable(look, action);
  eachStanding(look, 'cost', (rules, self) => {
    for (const rule of rules) {
      if (rule.rule !== 'cost' || !isUnit(look, unit, rule.who, self) || !isByMeans(look, rule.means, unit, ability))
        continue;
      // It is not paid for yet, so that the first use is none so far.
      if (rule.means.nth !== undefined && usesOf(look, unit, ability) > 0) continue;
      if (rule.perTurn !== undefined && usesOf(look, unit, ability) >= rule.perTurn) continue;
      if (!all(look, rule.if, self)) continue;
      const other = payable(look, rule.action);
      if (other !== undefined && (best === undefined || weight(other) < weight(best))) best = other;
    }
  });
  return best;
}

/** T-041: of the move that is begun, or of one that begins with it. */
function pointsPaid(look: Look, unit: number, points: number): Payment | undefined {
  const { standard = 0, move = 0, steps = 0 } = look.state.turn ?? {};
  if (has(look, unit, 'no-voluntary-movement') || has(look, unit, 'no-basic-move')) return undefined;
  if (steps >= points) return { standard: 0, move: 0, steps: points };
  const speed = speedOf(look, unit);
  if (steps + speed < points || standard + move < 1) return undefined;
  return move > 0 ? { standard: 0, move: 1, steps: points - speed } : { standard: 1, move: 0, steps: points - speed };
}

/** T-015: what a unit pays in its own turn where a text lets it spend actions; undefined where it cannot. */
export function spendable(look: Look, unit: number, action: Use['action']): Payment | undefined {
  const { turn } = look.state;
  if (turn?.unit !== unit || turn.stage !== 'act' || has(look, unit, 'no-actions')) return undefined;
  const payment = payable(look, action);
  const forbidden =
    payment === undefined ||
    (payment.standard > 0 && has(look, unit, 'no-standard-action')) ||
    (payment.move > 0 && has(look, unit, 'no-move-action'));
  return forbidden ? undefined : payment;
}

/** "You may spend 2 Coins to ...", "spend a Coin and a Mark", "spend a Move Action to ...": whoever has fewer of any of it cannot. */
export function canPay(look: Look, nodes: readonly Node[], self: Self): boolean {
  for (const node of nodes) {
    // What stands behind the price has a clause of its own.
    if ((node.node !== 'spend-action' && node.node !== 'lose') || node.clause !== nodes[0]!.clause) break;
    if (!canGive(look, node, self)) return false;
  }
  return true;
}

function canGive(look: Look, node: Extract<Node, { node: 'spend-action' | 'lose' }>, self: Self): boolean {
  if (node.node === 'spend-action') return spendable(look, self.unit, node.action) !== undefined;
  if (typeof node.count === 'string') return true;
  const from = node.yours ? self.unit : undefined;
  return countTokens(look, unitOf(node.from, self), node.token, from) >= amount(look, node.count, self);
}

const weight = ({ standard, move }: Payment): number => 2 * standard + move;

const usesOf = (look: Look, unit: number, ability: number): number =>
  look.state.units[unit]?.usedThisTurn[noteOf(look, unit, ability)] ?? 0;

function payable({ state }: Look, action: Use['action']): Payment | undefined {
  const { standard = 0, move = 0 } = state.turn ?? {};
  const cost = { standard: 0, move: 0 };
  if (action === 'standard' || action === 'move-standard') cost.standard = 1;
  if (action === 'move' || action === 'move-standard') {
    if (move > 0) cost.move = 1;
    else cost.standard += 1;
  }
  return cost.standard <= standard ? cost : undefined;
}

/** Speed with everything that changes it: what one move action gives (T-016). */
export function speedOf(look: Look, id: number): number {
  const unit = look.state.units[id];
  const card = look.game.cards[unit?.card ?? -1];
  const lends = card?.speedLent && unit !== undefined && unit.owner !== id;
  return changed(look, id, 'speed', lends ? speedOf(look, unit.owner) : (card?.speed ?? 0));
}
