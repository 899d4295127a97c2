import type { Use } from '../program.ts';
import { noteOf } from './abilities.ts';
import { all } from './condition.ts';
import { isByMeans } from './means.ts';
import type { Look } from './play.ts';
import { eachStanding } from './standing.ts';
import { isUnit } from './who.ts';

/** How an ability is paid for. */
export interface Payment {
  readonly standard: number;
  readonly move: number;
}

const nothingPaid: Payment = Object.freeze({ standard: 0, move: 0 });

/**
 * What the unit whose turn it is pays for an ability now; undefined when it cannot. A Standard Action may stand in for a Move Action
 * (T-018). Where a rule lets it be used for another action, the cheapest that can be paid is taken: who keeps a Standard Action can
 * still do all that a Move Action can.
 */
export function paymentOf(look: Look, unit: number, ability: number, { action }: Use): Payment | undefined {
  if (action === 'free') return nothingPaid;
  let best = payable(look, action);
  eachStanding(look, 'cost', (rules, self) => {
    for (const rule of rules) {
      if (rule.rule !== 'cost' || !isUnit(look, unit, rule.who, self) || !isByMeans(look, rule.means, unit, ability))
        continue;
      if (rule.perTurn !== undefined && usesOf(look, unit, ability) >= rule.perTurn) continue;
      if (!all(look, rule.if, self)) continue;
      const other = payable(look, rule.action);
      if (other !== undefined && (best === undefined || weight(other) < weight(best))) best = other;
    }
  });
  return best;
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
