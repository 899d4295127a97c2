import type { Refusal } from '../../kernel/rules.ts';
import type { AbilityDesign, Game, Spot } from '../game.ts';
import type { Active, Whom } from '../program.ts';
import type { State, Turn } from '../state.ts';
import { square } from './geometry.ts';
import { isSeen } from './sight.ts';
import { fits, named } from './stats.ts';
import { designOf, discOf, distanceTo, rangeLength } from './table.ts';

/** What a use names beside the ability. */
export interface Aim {
  readonly target?: number;
  /** A direction, in any length. */
  readonly dx?: number;
  readonly dy?: number;
  /** Where the middle of a template is laid. */
  readonly x?: number;
  readonly y?: number;
}

const no = (code: string, message: string, rule = 'V-051'): Refusal => ({ code: `action/${code}`, message, rule });

/** Why an ability cannot be used now, whatever it is aimed at. */
export function cannotUse(game: Game, state: State, turn: Turn, index: number): Refusal | undefined {
  const unit = state.units[turn.unit]!;
  const ability = designOf(game, unit).abilities[index];
  const active = ability?.program.active;
  if (!active) return no('ability', 'The unit has no such ability that is used.');
  if (active.moment === 'attack') return no('moment', `${ability.name} is used while the dice of an attack lie there.`);
  if (unit.fallen) return no('fallen', 'A fallen unit must stand up first.', 'V-024');
  if (active.limit === 'turn' && turn.used.includes(index)) return no('used', `${ability.name} is used once a turn.`);
  if (unit.spent.includes(index)) return no('spent', `${ability.name} is used once a game.`);
  if (active.moment === 'after-attack' && turn.attacks === 0)
    return no('moment', `${ability.name} is used after an attack.`);
  if (active.moment === 'action' && turn.energy < 1) return no('energy', 'No energy is left.', 'V-011');
  return undefined;
}

/** The units that a use would affect, or why it cannot be aimed so. */
export function targetsOf(
  game: Game,
  state: State,
  by: number,
  ability: AbilityDesign,
  aim: Aim,
): readonly number[] | Refusal {
  const { target } = ability.program.active as Active;
  switch (target.target) {
    case 'self':
      return [by];
    case 'all':
      return named(game, state, by, target.whom);
    case 'one': {
      const { target: chosen } = aim;
      if (chosen === undefined || !Number.isSafeInteger(chosen) || !state.units[chosen]) {
        return no('target', `${ability.name} needs a unit as its target.`);
      }
      return fits(game, state, by, chosen, target.whom)
        ? [chosen]
        : no('target', `${ability.name} cannot be used on this unit.`);
    }
    case 'template': {
      const { dx = 0, dy = 0 } = aim;
      const isDirection = Number.isSafeInteger(dx) && Number.isSafeInteger(dy) && (dx !== 0 || dy !== 0);
      if (!isDirection || Math.abs(dx) > farthest || Math.abs(dy) > farthest) {
        return no('direction', `${ability.name} lays a template; say in which direction with "dx" and "dy".`);
      }
      return belowTemplate(game, state, by, ability, { dx, dy }, target.whom);
    }
    case 'place': {
      const { x, y } = aim;
      const isSpot = isCoordinate(x) && isCoordinate(y);
      if (!isSpot) return no('place', `${ability.name} lays a template; say where with "x" and "y".`);
      const spot = { x, y, radius: 0 };
      if (x < 0 || y < 0 || x > game.width || y > game.depth)
        return no('off-table', 'The middle of the template must lie on the table.');
      if (distanceTo(game, state.units[by]!, spot) > rangeLength(game, target.within))
        return no('too-far', `${ability.name} reaches ${target.within} at most.`);
      if (target.sight && !isSeen(game, state, discOf(game, state.units[by]!), spot))
        return no('sight', 'Something hides this place.');
      return aroundPlace(game, state, by, ability, spot, target.whom);
    }
  }
}

const isCoordinate = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Math.abs(Number(value)) <= farthest;

/** Units whose bases a round template on a place touches. */
function aroundPlace(
  game: Game,
  state: State,
  by: number,
  { template }: AbilityDesign,
  spot: Spot,
  whom: Whom,
): number[] {
  const radius = template?.kind === 'round' ? template.radius : 0;
  return named(game, state, by, whom).filter((number) => {
    const disc = discOf(game, state.units[number]!);
    return square(disc, spot) <= (radius + disc.radius) ** 2;
  });
}

/** No direction needs more. */
const farthest = 1_000_000;

/** Units whose bases the template touches: its tip at the base, going in a direction; a round one lies beside it. */
function belowTemplate(
  game: Game,
  state: State,
  by: number,
  { template }: AbilityDesign,
  { dx, dy }: { readonly dx: number; readonly dy: number },
  whom: Whom,
): number[] {
  if (!template) return [];
  const self = discOf(game, state.units[by]!);
  const length = Math.sqrt(dx * dx + dy * dy);
  const [ux, uy] = [dx / length, dy / length];
  const tip = { x: self.x + ux * self.radius, y: self.y + uy * self.radius };
  return named(game, state, by, whom).filter((number) => {
    if (number === by) return false;
    const disc = discOf(game, state.units[number]!);
    const along = (disc.x - tip.x) * ux + (disc.y - tip.y) * uy;
    const aside = Math.abs((disc.y - tip.y) * ux - (disc.x - tip.x) * uy);
    if (template.kind === 'round') {
      const reach = template.radius + disc.radius;
      return (along - template.radius) ** 2 + aside * aside <= reach * reach;
    }
    return touchesFunnel(template, along, aside, disc.radius);
  });
}

/** Whether a disc touches a funnel, its middle so far along its axis from the tip and so far aside. */
function touchesFunnel(
  { length, halfWidth, bulge }: Extract<NonNullable<AbilityDesign['template']>, { kind: 'funnel' }>,
  along: number,
  aside: number,
  radius: number,
): boolean {
  // The triangle: the distance to its slanting side, measured at a right angle to it.
  const slant = Math.sqrt(length * length + halfWidth * halfWidth);
  if (along >= 0 && along <= length && aside * length - along * halfWidth <= radius * slant) return true;
  if (along < 0) return along * along + aside * aside <= radius * radius;
  // Half an ellipse closes it; a disc widens both half axes.
  const [deep, wide] = [bulge + radius, halfWidth + radius];
  const [down, across] = [(along - length) / deep, aside / wide];
  return down * down + across * across <= 1;
}
