import { squareSpaces } from '../../spaces.ts';
import { boardOf } from './board-now.ts';
import { isOpen } from './open-pieces.ts';
import type { Look } from './play.ts';

/** A unit and a marker that are about to leave where they are. */
export interface Leaving {
  readonly unit?: number;
  readonly marker?: number;
}

/** Whether nobody and nothing that blocks movement is on a space, so that something can be put there. */
export function isEmpty(look: Look, space: number, leaving?: Leaving): boolean {
  const { game, state } = look;
  const { units, markers } = state;
  const board = boardOf(game, state)!;
  if (board.blocked[space] !== 0) return false;
  for (let id = 0; id < units.length; id++) {
    const { at, card, edge } = units[id]!;
    if (at < 0 || edge !== undefined || id === leaving?.unit) continue;
    const one = game.cards[card]!;
    const { size } = one;
    if (isOpen(game, one)) continue;
    if (size === 1 ? at === space : squareSpaces(board, at, size).includes(space)) return false;
  }
  for (let id = 0; id < markers.length; id++) {
    const { at, card, order, edge } = markers[id]!;
    if (order < 0 || edge !== undefined || id === leaving?.marker) continue;
    const { blocksMovement, size } = game.cards[card]!;
    if (blocksMovement && squareSpaces(board, at, size).includes(space)) return false;
  }
  return true;
}
