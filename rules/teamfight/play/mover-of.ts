import type { Mover } from '../board/mover.ts';
import { squareSpaces } from '../board/spaces.ts';
import { blockedFor } from './blocking.ts';
import { has } from './holds.ts';
import type { Look } from './play.ts';

/** What a way of moving gives beyond what holds for the unit. */
export interface Moving {
  readonly flying?: boolean;
  readonly throughUnits?: boolean;
}

/** How the board meets a unit that moves: who stands in its way, what the ground costs, what it may ignore (T-043, T-044, T-053). */
export function moverOf(look: Look, id: number, { flying, throughUnits }: Moving = {}): Mover {
  const { game, state } = look;
  const unit = state.units[id];
  const board = game.boards[state.board];
  const occupied = new Uint8Array((board?.columns ?? 0) * (board?.rows ?? 0));
  let enterCost: Uint8Array | undefined;
  if (board !== undefined) {
    for (let other = 0; other < state.units.length; other++) {
      const one = state.units[other];
      if (one === undefined || one.at < 0 || other === id) continue;
      const card = game.cards[one.card];
      // T-171: an object is targeted like a unit, but stands in the way only where its text says so.
      const value = card?.object ? (card.blocksMovement ? 3 : 1) : one.seat === unit?.seat ? 1 : 2;
      const size = card?.size ?? 1;
      if (size === 1) occupied[one.at] = Math.max(value, occupied[one.at]!);
      else for (const space of squareSpaces(board, one.at, size)) occupied[space] = Math.max(value, occupied[space]!);
    }
    for (const marker of state.markers) {
      const card = game.cards[marker.card];
      if (marker.order < 0 || card === undefined || (!card.blocksMovement && card.enterCost <= 1)) continue;
      for (const space of squareSpaces(board, marker.at, card.size)) {
        if (card.blocksMovement) occupied[space] = 3;
        if (card.enterCost <= (enterCost ?? board.enterCost)[space]!) continue;
        enterCost ??= Uint8Array.from(board.enterCost);
        enterCost[space] = card.enterCost;
      }
    }
  }
  for (const space of blockedFor(look, id, 'movement')) occupied[space] = 3;
  const alwaysFlying = has(look, id, 'flying');
  return {
    at: unit?.at ?? -1,
    size: game.cards[unit?.card ?? -1]?.size ?? 1,
    occupied,
    enterCost: enterCost ?? board?.enterCost,
    flying: flying || alwaysFlying,
    alwaysFlying,
    throughEnemies: throughUnits || has(look, id, 'through-enemies'),
    throughWalls: has(look, id, 'through-walls'),
    ignoresDifficult: has(look, id, 'ignores-difficult'),
    ignoresHeights: board?.hasSteps === true && has(look, id, 'ignores-heights'),
  };
}
