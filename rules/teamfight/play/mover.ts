import type { Mover } from '../board/mover.ts';
import { squareSpaces } from '../board/spaces.ts';
import { has } from './holds.ts';
import type { Look } from './play.ts';

/** How a unit moves, beyond what holds for it anyway. */
export interface Moving {
  /** Flies in this movement (T-053). */
  readonly flying?: boolean;
  /** Passes hostile units in this movement. */
  readonly throughUnits?: boolean;
}

/** A unit as something that moves, and what is in its way now (T-043, T-044, T-051). */
export function moverOf(look: Look, id: number, moving: Moving = {}): Mover {
  const { game, state } = look;
  const board = game.boards[state.board]!;
  const unit = state.units[id]!;
  const occupied = new Uint8Array(board.columns * board.rows);
  const fill = (at: number, size: number, by: number): void => {
    for (const space of squareSpaces(board, at, size)) if (occupied[space]! < by) occupied[space] = by;
  };
  for (let other = 0; other < state.units.length; other++) {
    const one = state.units[other]!;
    if (one.at < 0 || other === id) continue;
    const card = game.cards[one.card]!;
    // T-171: an object is in the way only where its text says so.
    if (card.object) fill(one.at, card.size, card.blocksMovement ? 3 : 0);
    else fill(one.at, card.size, one.seat === unit.seat ? 1 : 2);
  }
  let enterCost: Uint8Array | undefined;
  for (const marker of state.markers) {
    if (marker.order < 0) continue;
    const card = game.cards[marker.card]!;
    if (card.blocksMovement) fill(marker.at, card.size, 3);
    if (card.enterCost <= 1) continue;
    enterCost ??= Uint8Array.from(board.enterCost);
    for (const space of squareSpaces(board, marker.at, card.size)) {
      if (enterCost[space]! < card.enterCost) enterCost[space] = card.enterCost;
    }
  }
  return {
    at: unit.at,
    size: game.cards[unit.card]!.size,
    occupied,
    ...(enterCost && { enterCost }),
    flying: moving.flying === true || has(look, id, 'flying'),
    throughEnemies: moving.throughUnits === true || has(look, id, 'through-enemies'),
    throughWalls: has(look, id, 'through-walls'),
    ignoresDifficult: has(look, id, 'ignores-difficult'),
  };
}

/** Whether nobody and nothing that blocks movement is on a space, for putting something there. */
export function isEmpty(look: Look, space: number): boolean {
  const { game, state } = look;
  const board = game.boards[state.board]!;
  if (board.blocked[space] !== 0) return false;
  for (const { at, card } of state.units) {
    if (at >= 0 && squareSpaces(board, at, game.cards[card]!.size).includes(space)) return false;
  }
  for (const { at, card, order } of state.markers) {
    const { blocksMovement, size } = game.cards[card]!;
    if (order >= 0 && blocksMovement && squareSpaces(board, at, size).includes(space)) return false;
  }
  return true;
}
