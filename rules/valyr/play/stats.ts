import type { Game, Spot } from '../game.ts';
import type { Rule, Stat, When, Whom } from '../program.ts';
import { sizes } from '../sizes.ts';
import type { State, UnitState } from '../state.ts';
import { isTowards } from './geometry.ts';
import { sees } from './sight.ts';
import { designOf, discOf, distance, distanceTo, isAdjacent, isIn, rangeLength } from './table.ts';

/** The rules of one unit that hold now (V-024, V-050). */
export const rulesOf = (game: Game, unit: UnitState): readonly Rule[] =>
  unit.at !== 'table' || unit.fallen ? none : designOf(game, unit).rules;

const none: readonly Rule[] = [];

/** Whether a unit is one of those that a text names, seen from the unit of the text; distances are from a place if one is given. */
export function fits(game: Game, state: State, by: number, number: number, whom: Whom, from?: Spot): boolean {
  const [self, unit] = [state.units[by]!, state.units[number]!];
  if (unit.at !== 'table') return false;
  if (whom.side === 'self') return by === number;
  if (whom.other && by === number) return false;
  if (whom.side === 'allied' && unit.seat !== self.seat) return false;
  if (whom.side === 'enemy' && unit.seat === self.seat) return false;
  const design = designOf(game, unit);
  if (whom.of && !isCalled(game, unit, whom)) return false;
  if (whom.largerThan !== undefined && design.size <= sizes.indexOf(whom.largerThan)) return false;
  if (whom.brought && unit.broughtBy !== by) return false;
  if (from) return whom.within === undefined || distanceTo(game, unit, from) <= rangeLength(game, whom.within);
  if (by === number) return true;
  if (whom.adjacent && !isAdjacent(game, self, unit)) return false;
  if (whom.within !== undefined && distance(game, self, unit) > rangeLength(game, whom.within)) return false;
  return !whom.sight || sees(game, state, self, unit);
}

/** Whether words of a text name what kind a unit is, wherever it stands. */
export const isCalled = (game: Game, unit: UnitState, { of = [] }: Whom): boolean =>
  of.every((word) => designOf(game, unit).words.includes(word));

/** Numbers of the units that a text names. */
export function named(game: Game, state: State, by: number, whom: Whom): number[] {
  const found: number[] = [];
  for (const number of state.units.keys()) if (fits(game, state, by, number, whom)) found.push(number);
  return found;
}

/** What a stat is asked for: an attack on somebody, a move to somewhere. */
export interface Purpose {
  readonly against?: number;
  readonly to?: Spot;
}

/** What rules and changes add to a stat of a unit now (V-090). */
export function added(game: Game, state: State, number: number, stat: Stat, { against, to }: Purpose = {}): number {
  let sum = 0;
  const { units } = state;
  for (let by = 0; by < units.length; by++) {
    const { at, fallen, design } = units[by]!;
    const bonuses = game.designs[design]!.bonuses[stat];
    if (!bonuses || at !== 'table' || fallen) continue;
    for (const { whom, stats, when, each, towards } of bonuses) {
      if (!fits(game, state, by, number, whom)) continue;
      if (towards && !(to && isTowards(units[number]!, to, discOf(game, units[by]!)))) continue;
      if (when && !holds(game, state, by, number, when, against)) continue;
      const times = each ? named(game, state, by, each).length : 1;
      for (const change of stats) if (change.stat === stat) sum += change.amount * times;
    }
  }
  for (const mark of state.marks)
    for (const { stats, whom } of mark.rules)
      for (const change of stats)
        if (change.stat === stat && fits(game, state, mark.by, number, whom, mark)) sum += change.amount;
  for (const { unit, stat: changed, amount } of state.changes) if (unit === number && changed === stat) sum += amount;
  return sum;
}

function holds(game: Game, state: State, by: number, number: number, when: When, against: number | undefined): boolean {
  switch (when.when) {
    case 'damaged':
      return state.units[number]!.damage > 0;
    case 'there':
      return named(game, state, by, when.whom).length > 0;
    case 'against':
      return against !== undefined && fits(game, state, by, against, when.whom);
  }
}

/** The damage that a unit bears; one more and it is defeated (V-040). */
export const healthOf = (game: Game, state: State, number: number): number =>
  Math.max(0, designOf(game, state.units[number]!).health + added(game, state, number, 'health'));

/** Actions of a unit in a turn (V-011). */
export const energyOf = (game: Game, state: State, number: number): number =>
  Math.max(0, designOf(game, state.units[number]!).energy + added(game, state, number, 'energy'));

/** How far the next move of the turn goes, in thousandths of an inch (V-021, V-022); what holds for some ways alone counts on a way to a place. */
export function moveLength(game: Game, state: State, number: number, moves: number, to?: Spot): number {
  const { sprint, sustain } = designOf(game, state.units[number]!);
  const more = added(game, state, number, moves === 0 ? 'sprint' : 'sustain', to && { to });
  return Math.max(0, (moves === 0 ? sprint : sustain) + rangeLength(game, more));
}

/** Whether units of one seat are still to act in this round. */
export const hasReady = (state: State, seat: number): boolean =>
  isIn(state, seat) && state.units.some((unit) => unit.seat === seat && unit.at === 'table' && !unit.exhausted);
