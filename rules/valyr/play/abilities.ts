import type { Game, Spot } from '../game.ts';
import type { Active, Effect, Test } from '../program.ts';
import type { State } from '../state.ts';
import { attack, cannotAttack, rollOn } from './attack.ts';
import { gap, square, towards } from './geometry.ts';
import { harm, heal } from './harm.ts';
import { cannotStand } from './moves.ts';
import { designOf, discOf, distance, newUnit, onTable, rangeLength, type Table } from './table.ts';
import type { Aim } from './targets.ts';

/** A use of an ability: whose it is, which of its own, and what it was aimed at. */
export interface Use {
  readonly by: number;
  readonly index: number;
  readonly aim: Aim;
}

/** Uses an ability on its targets: what they all roll first, then its effects in their order. */
export function use(table: Table, using: Use, targets: readonly number[]): void {
  const { game, state, emit } = table;
  const { by, index } = using;
  const unit = state.units[by]!;
  const ability = designOf(game, unit).abilities[index]!;
  const active = ability.program.active as Active;
  if (active.limit === 'game') unit.spent.push(index);
  emit({ event: 'used', unit: by, ability: index, targets });
  if (active.repeat === undefined) {
    affect(table, using, targets);
    return;
  }
  const had = new Set<number>();
  for (let [next] = targets; next !== undefined && !had.has(next); next = nearest(table, next, active.repeat)) {
    had.add(next);
    affect(table, using, [next]);
  }
}

/** The unit on the table that is nearest to another, at most so many ranges away; of equals the first. */
function nearest({ game, state }: Table, to: number, ranges: number): number | undefined {
  let least = rangeLength(game, ranges) + 1;
  let found: number | undefined;
  for (const number of onTable(state)) {
    const far = number === to ? least : distance(game, state.units[to]!, state.units[number]!);
    if (far < least) [least, found] = [far, number];
  }
  return found;
}

function affect(table: Table, using: Use, targets: readonly number[]): void {
  const { by, index } = using;
  const { name, program } = designOf(table.game, table.state.units[by]!).abilities[index]!;
  const { test, effects } = program.active as Active;
  const times = targets.map(() => (test ? successes(table, test, name) : 1));
  for (const effect of effects) {
    // What it does to itself it does once, whomever else it is for.
    const [only = 1] = times;
    const own = times.length === 1 ? only : times.length === 0 ? (test ? 0 : 1) : Math.min(1, Math.max(...times));
    if (isOwn(effect)) for (let time = 0; time < own; time++) doItself(table, using, effect);
    else
      for (const [place, target] of targets.entries())
        for (let time = 0; time < times[place]!; time++) carryOut(table, using, target, effect);
  }
}

type Own = Extract<Effect, { effect: 'pay' | 'free-moves' | 'free-attacks' | 'unsighted' | 'spawn' | 'mark' }>;

const isOwn = (effect: Effect): effect is Own =>
  ['pay', 'free-moves', 'free-attacks', 'unsighted', 'spawn', 'mark'].includes(effect.effect);

/** How many of the dice of a test succeed (V-055). */
export const successes = (table: Table, { dice, atMost }: Test, label: string): number =>
  Array.from({ length: dice }, () => rollOn(table, label)).filter((value) => value <= atMost).length;

/** What the unit of an ability has of it; nothing once it is defeated. */
function doItself(table: Table, { by, index, aim }: Use, effect: Own): void {
  const { game, state } = table;
  const { turn } = state;
  const unit = state.units[by]!;
  if (unit.at !== 'table') return;
  const ability = designOf(game, unit).abilities[index]!;
  switch (effect.effect) {
    case 'pay':
      harm(table, by, effect.amount);
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
    case 'spawn':
      for (let count = 0; count < effect.count; count++) spawn(table, by, ability.spawns);
      return;
    case 'mark': {
      const { x = unit.x, y = unit.y } = aim;
      const own = ability.template?.kind === 'round' ? ability.template.radius : 0;
      const hides = effect.hides === undefined ? -1 : rangeLength(game, effect.hides) + own;
      state.marks.push({ by, ability: index, x, y, rules: effect.rules, hides, until: effect.until });
      table.emit({ event: 'marked', unit: by, ability: index, x, y });
    }
  }
}

function carryOut(table: Table, using: Use, target: number, effect: Exclude<Effect, Own>): void {
  const { by } = using;
  const { game, state, emit } = table;
  const unit = state.units[target]!;
  // Whoever was defeated meanwhile is beyond all effects, and so is what a defeated unit would still do.
  if (unit.at !== 'table' || state.units[by]!.at !== 'table') return;
  switch (effect.effect) {
    case 'damage':
      // Block and dodge are for attacks (V-091).
      harm(table, target, effect.amount);
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
    case 'pull': {
      const length = rangeLength(game, effect.ranges);
      const [from, to] = [discOf(game, state.units[by]!), discOf(game, unit)];
      push(table, by, target, effect.exactly ? length - gap(from, to) : length, effect.effect);
      return;
    }
    case 'bar':
      state.bars.push({ unit: target, by });
      return;
    case 'attack': {
      if (cannotAttack(game, state, by, target)) return;
      const { then } = effect;
      if (attack(table, by, target, { again: then === undefined }) > 0)
        for (const next of then ?? [])
          if (isOwn(next)) doItself(table, using, next);
          else carryOut(table, using, target, next);
      return;
    }
    case 'stand':
      if (unit.fallen) {
        unit.fallen = false;
        emit({ event: 'stood', unit: target });
      }
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
  state.units.push({ ...newUnit(unit.seat, design), exhausted: true, broughtBy: by });
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
