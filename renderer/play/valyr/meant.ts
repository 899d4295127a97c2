import type { Refusal } from '../../../rules/kernel/rules.ts';
import type { Action } from '../../../rules/valyr/action.ts';
import type { Game, Spot } from '../../../rules/valyr/game.ts';
import { square } from '../../../rules/valyr/play/geometry.ts';
import { cannotStand } from '../../../rules/valyr/play/moves.ts';
import { designOf } from '../../../rules/valyr/play/table.ts';
import { rules } from '../../../rules/valyr/rules.ts';
import type { View } from '../../../rules/valyr/state.ts';

/** What a click on a place of the table means now, and why it cannot be done. */
export interface Meant {
  readonly action: Action;
  readonly refusal: Refusal | undefined;
}

/** The unit whose base lies below a place. */
export function unitAt(game: Game, { units }: View, spot: Spot): number | undefined {
  const found = units.findIndex((unit) => {
    const { radius } = designOf(game, unit);
    return unit.at === 'table' && square(unit, spot) <= radius * radius;
  });
  return found < 0 ? undefined : found;
}

/** What is in the hand: the ability that is being aimed, by its number, and whether the swarm stays out of attacks. */
interface Held {
  readonly aim?: number | undefined;
  readonly alone: boolean;
}

export function meantBy(game: Game, seen: View, spot: Spot, held: Held): Meant | undefined {
  const action = actionAt(game, seen, spot, held);
  return action && { action, refusal: rules.check(game, seen, action) };
}

function actionAt(game: Game, seen: View, { x, y }: Spot, { aim, alone }: Held): Action | undefined {
  const unit = unitAt(game, seen, { x, y });
  const { turn, setup, pending, over } = seen;
  if (over || pending) return undefined;
  if (setup) return { do: 'place', x, y };
  if (!turn) {
    return unit !== undefined && seen.units[unit]?.seat === seen.seat ? { do: 'activate', unit } : undefined;
  }
  const actor = seen.units[turn.unit]!;
  if (aim !== undefined) {
    switch (designOf(game, actor).abilities[aim]?.program.active?.target.target) {
      case 'one':
        return unit === undefined ? undefined : { do: 'use', ability: aim, target: unit };
      case 'template':
        return { do: 'use', ability: aim, dx: x - actor.x, dy: y - actor.y };
      case 'place':
        return { do: 'use', ability: aim, x, y };
      default:
        return undefined;
    }
  }
  if (unit === undefined) return { do: 'move', x, y };
  if (turn.swarm.some((other) => other.unit === unit)) return { do: 'activate', unit };
  if (seen.units[unit]?.seat === actor.seat) return undefined;
  return { do: 'attack', target: unit, ...(alone && turn.swarm.length > 0 && { with: [] }) };
}

/** What a click would do while the match is changed by hand: put the unit in the hand where the pointer is. */
export function meantByHand(game: Game, seen: View, spot: Spot, unit: number | undefined): Meant | undefined {
  if (unit === undefined || seen.units[unit]?.at !== 'table') return undefined;
  return { action: { do: 'place', ...spot }, refusal: cannotStand(game, seen, unit, spot) };
}

/** What an ability is aimed at on the table; undefined for one that is used at once. */
export function aimedAt(game: Game, seen: View, ability: number): 'one' | 'template' | 'place' | undefined {
  const actor = seen.units[seen.turn?.unit ?? -1];
  const target = actor && designOf(game, actor).abilities[ability]?.program.active?.target.target;
  return target === 'one' || target === 'template' || target === 'place' ? target : undefined;
}
