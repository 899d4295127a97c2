import type { Dice } from '../../kernel/dice.ts';
import type { Emit, Seat } from '../../kernel/rules.ts';
import type { Event } from '../event.ts';
import type { Design, Game, Piece, Spot } from '../game.ts';
import type { State, UnitState } from '../state.ts';
import { covers, type Disc, gap } from './geometry.ts';

/** What an action is played with. */
export interface Table {
  readonly game: Game;
  readonly state: State;
  readonly dice: Dice;
  readonly emit: Emit<Event>;
}

/** A unit that is not yet on the table. */
export const newUnit = (seat: Seat, design: number): UnitState => ({
  ...{ seat, design, x: 0, y: 0, at: 'waiting' },
  ...{ damage: 0, exhausted: false, fallen: false, spent: [] },
});

export const designOf = (game: Game, { design }: UnitState): Design => game.designs[design]!;

export const discOf = (game: Game, unit: UnitState, at: Spot = unit): Disc => ({
  x: at.x,
  y: at.y,
  radius: designOf(game, unit).radius,
});

/** Numbers of the units on the table. */
export function onTable({ units }: State): number[] {
  const found: number[] = [];
  for (const [number, { at }] of units.entries()) if (at === 'table') found.push(number);
  return found;
}

/** Whether a seat still has a unit, on the table or to be set up, and has not conceded. */
export const isIn = ({ fell }: State, seat: number): boolean => fell[seat] === 0;

/** The highest piece that holds up a place; undefined on the bare table. */
export function floorAt({ pieces }: Pick<Game, 'pieces'>, spot: Spot): Piece | undefined {
  let highest: Piece | undefined;
  for (const piece of pieces)
    if (!piece.blocksMovement && piece.height >= (highest?.height ?? 0) && covers(piece, spot)) highest = piece;
  return highest;
}

/** How high a place lies, in thousandths of an inch. */
export const heightAt = (game: Pick<Game, 'pieces'>, spot: Spot): number => floorAt(game, spot)?.height ?? 0;

/** From base to base, heights included, rounded down (V-030). */
export function distance(game: Game, one: UnitState, other: UnitState, from: Spot = one): number {
  const flat = gap(discOf(game, one, from), discOf(game, other));
  if (game.pieces.length === 0) return flat;
  const rise = heightAt(game, from) - heightAt(game, other);
  return rise === 0 ? flat : Math.floor(Math.sqrt(flat * flat + rise * rise));
}

/** From a base to a place, heights included. */
export function distanceTo(game: Game, unit: UnitState, spot: Spot): number {
  const flat = gap(discOf(game, unit), { ...spot, radius: 0 });
  const rise = heightAt(game, unit) - heightAt(game, spot);
  return rise === 0 ? flat : Math.floor(Math.sqrt(flat * flat + rise * rise));
}

export const isAdjacent = (game: Game, one: UnitState, other: UnitState): boolean =>
  distance(game, one, other) <= game.options.adjacentInches * 1000;

/** Thousandths of an inch of some ranges (V-001). */
export const rangeLength = ({ options }: Game, ranges: number): number =>
  Math.round(ranges * options.rangeInches * 1000);
