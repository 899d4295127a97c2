import type { Refusal } from '../../kernel/rules.ts';
import type { AbilityDesign, Game, Spot } from '../game.ts';
import type { Active, Effect, Test, Whom } from '../program.ts';
import type { State, Turn } from '../state.ts';
import { attack, cannotAttack, rollOn } from './attack.ts';
import { square, towards } from './geometry.ts';
import { harm, heal } from './harm.ts';
import { cannotStand } from './moves.ts';
import { fits, named } from './stats.ts';
import { designOf, discOf, rangeLength, type Table } from './table.ts';

/** What a use names beside the ability. */
export interface Aim {
  readonly target?: number;
  /** A direction, in any length. */
  readonly dx?: number;
  readonly dy?: number;
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
  }
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

/** Uses an ability on its targets. */
export function use(table: Table, by: number, index: number, targets: readonly number[]): void {
  const { game, state, emit } = table;
  const unit = state.units[by]!;
  const ability = designOf(game, unit).abilities[index]!;
  const active = ability.program.active as Active;
  if (active.limit === 'game') unit.spent.push(index);
  emit({ event: 'used', unit: by, ability: index, targets });
  for (const target of targets) {
    const times = active.test ? successes(table, active.test, ability.name) : 1;
    for (let time = 0; time < times; time++)
      for (const effect of active.effects) carryOut(table, by, ability, target, effect);
  }
}

/** How many of the dice of a test succeed (V-055). */
export const successes = (table: Table, { dice, atMost }: Test, label: string): number =>
  Array.from({ length: dice }, () => rollOn(table, label)).filter((value) => value <= atMost).length;

function carryOut(table: Table, by: number, ability: AbilityDesign, target: number, effect: Effect): void {
  const { game, state, emit } = table;
  const { turn } = state;
  const unit = state.units[target]!;
  // Whoever was defeated meanwhile is beyond all effects, and so is what a defeated unit would still do.
  if (unit.at !== 'table' || state.units[by]!.at !== 'table') return;
  switch (effect.effect) {
    case 'damage':
      // Block and dodge are for attacks (V-091).
      harm(table, target, effect.amount);
      return;
    case 'pay':
      harm(table, by, effect.amount);
      return;
    case 'heal':
      heal(table, target, effect.amount);
      return;
    case 'change':
      for (const { stat, amount } of effect.stats) {
        state.changes.push({ unit: target, stat, amount, until: effect.until, by });
        emit({ event: 'changed', unit: target, stat, amount });
      }
      return;
    case 'push':
    case 'pull':
      push(table, by, target, rangeLength(game, effect.ranges), effect.effect);
      return;
    case 'attack':
      if (!cannotAttack(game, state, by, target)) attack(table, by, target);
      return;
    case 'free-moves':
      if (turn) turn.freeMoves += effect.count;
      return;
    case 'free-attacks':
      if (turn) turn.freeAttacks += effect.count;
      return;
    case 'unsighted':
      if (turn) turn.unsighted = true;
      return;
    case 'stand':
      if (unit.fallen) {
        unit.fallen = false;
        emit({ event: 'stood', unit: target });
      }
      return;
    case 'spawn':
      for (let count = 0; count < effect.count; count++) spawn(table, by, ability.spawns);
      return;
    case 'reroll':
  }
}

/** Moves a unit straight away from another, or towards it, as far as there is room. */
function push(table: Table, by: number, target: number, length: number, way: 'push' | 'pull'): void {
  const { game, state, emit } = table;
  const [from, unit] = [state.units[by]!, state.units[target]!];
  const begin = { x: unit.x, y: unit.y };
  const aim = way === 'pull' ? from : { x: 2 * unit.x - from.x, y: 2 * unit.y - from.y };
  for (let far = length; far > 0; far -= step) {
    const spot = towards(begin, aim, far);
    if (isFree(game, state, target, begin, spot)) {
      unit.x = spot.x;
      unit.y = spot.y;
      emit({ event: 'pushed', unit: target, ...spot, distance: Math.floor(Math.sqrt(square(begin, spot))) });
      return;
    }
  }
}

/** A tenth of an inch: how finely room is looked for. */
const step = 100;

/** Whether a unit can be shoved to a place: it can stand there and everywhere on its way. */
function isFree(game: Game, state: State, number: number, from: Spot, to: Spot): boolean {
  const whole = Math.sqrt(square(from, to));
  for (let far = whole; far > 0; far -= step * 2)
    if (cannotStand(game, state, number, towards(from, to, far))) return false;
  return true;
}

/** Brings a unit into play beside another, on the first of sixteen places around it that is free. */
function spawn({ game, state, emit }: Table, by: number, design: number): void {
  const unit = state.units[by]!;
  const brought = game.designs[design];
  if (!brought) return;
  const number = state.units.length;
  state.units.push({
    seat: unit.seat,
    design,
    x: 0,
    y: 0,
    at: 'waiting',
    damage: 0,
    exhausted: true,
    fallen: false,
    spent: [],
  });
  const far = designOf(game, unit).radius + brought.radius + step;
  for (const [x, y] of around) {
    const spot = { x: unit.x + Math.round(x * far), y: unit.y + Math.round(y * far) };
    if (cannotStand(game, state, number, spot)) continue;
    Object.assign(state.units[number]!, spot, { at: 'table' });
    emit({ event: 'spawned', unit: number, ...spot });
    return;
  }
  state.units.pop();
}

/** Sixteen directions, to four decimals, so that every machine has the same. */
export const around: readonly (readonly [number, number])[] = Array.from({ length: 16 }, (_, index) => {
  const angle = (index * Math.PI) / 8;
  return [Math.round(Math.cos(angle) * 10_000) / 10_000, Math.round(Math.sin(angle) * 10_000) / 10_000] as const;
});
