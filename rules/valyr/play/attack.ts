import type { Refusal } from '../../kernel/rules.ts';
import type { Band, Game, Spot } from '../game.ts';
import type { Rule } from '../program.ts';
import type { State, UnitState } from '../state.ts';
import { harm } from './harm.ts';
import { sees } from './sight.ts';
import { added, fits, named, rulesOf } from './stats.ts';
import { designOf, distance, rangeLength, type Table } from './table.ts';

const no = (code: string, message: string, rule: string): Refusal => ({ code: `action/${code}`, message, rule });

/** The dice of an attack and what each shows at most to be on target. */
export interface Strike {
  readonly dice: number;
  readonly atMost: number;
}

/** The band of a distance, in thousandths of an inch; undefined beyond either end (V-032, V-034). */
export function bandOf(game: Game, state: State, number: number, far: number): Band | undefined {
  const { from, bands } = designOf(game, state.units[number]!);
  if (far < from) return undefined;
  const farther = game.options.border === 'farther';
  const found = bands.find(({ to }) => (farther ? far < to : far <= to));
  if (found) return found;
  return far <= reachOf(game, state, number) ? bands[bands.length - 1] : undefined;
}

/** How far an attack of a unit reaches, in thousandths of an inch. */
export function reachOf(game: Game, state: State, number: number): number {
  const { from, bands } = designOf(game, state.units[number]!);
  return (bands[bands.length - 1]?.to ?? from) + rangeLength(game, added(game, state, number, 'reach'));
}

/** Where the bands of a unit begin and end now, what lengthens its range included (V-032). */
export function bandsNow(game: Game, state: State, number: number): readonly (Band & { readonly from: number })[] {
  const { from, bands } = designOf(game, state.units[number]!);
  const more = rangeLength(game, added(game, state, number, 'reach'));
  return bands.map((band, index) => ({
    ...band,
    from: bands[index - 1]?.to ?? from,
    to: index === bands.length - 1 ? band.to + more : band.to,
  }));
}

/** What an attack rolls at a distance: strength d20 against skill less block (V-031, V-033, V-035, V-036); undefined out of range. A fallen target has no block (V-024). */
export function strikeAt(game: Game, state: State, number: number, target: number, far: number): Strike | undefined {
  const force = forceAt(game, state, number, target, far);
  return force && strikeOf(game, state, force, target);
}

interface Force {
  readonly strength: number;
  readonly skill: number;
}

function forceAt(game: Game, state: State, number: number, target: number, far: number): Force | undefined {
  const band = bandOf(game, state, number, far);
  if (!band) return undefined;
  const { strength, skill } = designOf(game, state.units[number]!);
  const more = (stat: 'strength' | 'skill') => added(game, state, number, stat, { against: target });
  return {
    strength: Math.max(0, strength + band.strength + more('strength')),
    skill: skill + band.skill + more('skill'),
  };
}

const strikeOf = (game: Game, state: State, { strength, skill }: Force, target: number): Strike => ({
  dice: strength,
  atMost: Math.min(20, Math.max(0, skill - blockOf(game, state, target))),
});

/** What a unit and others of its swarm roll together, from where they stand or all from one distance: their strengths and skills are added (V-090). */
export function strikeTogether(
  game: Game,
  state: State,
  numbers: readonly number[],
  target: number,
  from?: number,
): Strike {
  const forces = numbers.flatMap((number) => {
    const far = from ?? distance(game, state.units[number]!, state.units[target]!);
    return forceAt(game, state, number, target, far) ?? [];
  });
  const sum = { strength: 0, skill: 0 };
  for (const { strength, skill } of forces) {
    sum.strength += strength;
    sum.skill += skill;
  }
  return strikeOf(game, state, sum, target);
}

/** Others of the swarm that can attack a target now, together with the unit whose turn it is. */
export function joiningIn(game: Game, state: State, target: number): number[] {
  const { turn } = state;
  if (!turn) return [];
  return turn.swarm.flatMap(({ unit, energy }) => {
    const { at, fallen } = state.units[unit]!;
    return energy > 0 && at === 'table' && !fallen && !cannotAttack(game, state, unit, target) ? [unit] : [];
  });
}

export function blockOf(game: Game, state: State, number: number): number {
  const unit = state.units[number]!;
  return unit.fallen ? 0 : Math.max(0, designOf(game, unit).block + added(game, state, number, 'block'));
}

/** How many dice on target a unit takes away, from anybody's attack or from that of one unit. */
export function dodgeOf(game: Game, state: State, number: number, by?: number): number {
  const unit = state.units[number]!;
  if (unit.fallen || (by !== undefined && has(game, state.units[by]!, 'sure'))) return 0;
  return Math.max(0, designOf(game, unit).dodge + added(game, state, number, 'dodge'));
}

const has = (game: Game, unit: UnitState, which: Rule['rule']): boolean =>
  rulesOf(game, unit).some(({ rule }) => rule === which);

/** Why a unit cannot attack another from where it stands, or from a place (V-030). */
export function cannotAttack(
  game: Game,
  state: State,
  number: number,
  target: number,
  from?: Spot,
): Refusal | undefined {
  const [unit, other] = [state.units[number]!, state.units[target]];
  if (other?.at !== 'table' || other.seat === unit.seat) {
    return no('target', 'An attack needs an enemy unit on the table.', 'V-030');
  }
  const far = distance(game, unit, other, from);
  if (!bandOf(game, state, number, far)) {
    return no('range', `${designOf(game, other).name} is ${far / 1000} inches away, which is out of range.`, 'V-034');
  }
  if (!isInSight(game, state, number, other, from)) {
    return no('sight', `Something hides ${designOf(game, other).name}.`, 'V-030');
  }
  for (const [by, drawing] of state.units.entries())
    for (const rule of rulesOf(game, drawing)) {
      if (rule.rule !== 'draws' || by === target || drawing.seat === unit.seat) continue;
      if (
        fits(game, state, by, number, rule.whom) &&
        bandOf(game, state, number, distance(game, unit, state.units[by]!))
      ) {
        return no('drawn', `It must attack ${designOf(game, state.units[by]!).name}.`, 'V-052');
      }
    }
  return undefined;
}

/** Whether an attack has the line of sight that it needs: its own, or that of a unit whose eyes it may use (V-030, V-052). */
function isInSight(game: Game, state: State, number: number, other: UnitState, from?: Spot): boolean {
  const unit = state.units[number]!;
  if (game.options.sight === 'free' || (state.turn?.unit === number && state.turn.unsighted)) return true;
  if (has(game, unit, 'unsighted')) return true;
  if (sees(game, state, unit, other, { ...(from && { from }), lobs: has(game, unit, 'lobs') })) return true;
  return rulesOf(game, unit).some(
    (rule) =>
      rule.rule === 'eyes' &&
      named(game, state, number, rule.whom).some((eye) => sees(game, state, state.units[eye]!, other)),
  );
}

/** Rolls the dice of an attack; who may roll some again decides before it goes on, unless more hangs on it. Says what damage it deals at once. */
export function attack(
  table: Table,
  number: number,
  target: number,
  { again = true, others = [] }: { readonly again?: boolean; readonly others?: readonly number[] } = {},
): number {
  const { game, state, emit } = table;
  const far = distance(game, state.units[number]!, state.units[target]!);
  const strike = strikeTogether(game, state, [number, ...others], target);
  emit({
    event: 'attacked',
    unit: number,
    target,
    distance: far,
    ...strike,
    ...(others.length > 0 && { with: others }),
  });
  const rolls = Array.from({ length: strike.dice }, () => rollOn(table, 'attack'));
  const reroll = again ? rerollOf(game, state, number) : -1;
  if (reroll >= 0 && rolls.some((roll) => roll > strike.atMost)) {
    state.pending = { target, atMost: strike.atMost, rolls, ability: reroll };
    return 0;
  }
  return settle(table, number, target, strike.atMost, rolls);
}

/** Rolls a d20 and tells it. */
export function rollOn({ dice, emit }: Table, label: string): number {
  const value = dice.roll(20, label);
  emit({ event: 'rolled', sides: 20, value, label });
  return value;
}

/** The ability by which the unit whose turn it is may roll again now; -1 for none. */
function rerollOf(game: Game, state: State, number: number): number {
  const { turn } = state;
  if (turn?.unit !== number) return -1;
  const unit = state.units[number]!;
  return designOf(game, unit).abilities.findIndex(
    ({ program: { active } }, index) =>
      active?.moment === 'attack' &&
      active.effects.some(({ effect }) => effect === 'reroll') &&
      !(active.limit === 'turn' && turn.used.includes(index)) &&
      !unit.spent.includes(index),
  );
}

/** What comes of the dice: those on target, less those dodged, are damage (V-036 to V-038). */
export function settle(table: Table, by: number, target: number, atMost: number, rolls: readonly number[]): number {
  const { game, state, emit } = table;
  const onTarget = rolls.filter((roll) => roll <= atMost).length;
  const dodged = Math.min(onTarget, dodgeOf(game, state, target, by));
  emit({ event: 'struck', target, onTarget, dodged });
  harm(table, target, onTarget - dodged);
  return onTarget - dodged;
}
