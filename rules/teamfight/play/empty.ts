import { squareSpaces } from '../../spaces.ts';
import { boardOf } from './board-now.ts';
import type { Look } from './play.ts';

/** Whether nobody and nothing that blocks movement is on a space, so that something can be put there. */
export function isEmpty(look: Look, space: number): boolean {
  const { game, state } = look;
  const board = boardOf(game, state)!;
  if (board.blocked[space] !== 0) return false;
  for (const { at, card, edge } of state.units) {
    if (at < 0 || edge !== undefined) continue;
    const { size } = game.cards[card]!;
    if (size === 1 ? at === space : squareSpaces(board, at, size).includes(space)) return false;
  }
  for (const { at, card, order, edge } of state.markers) {
    const { blocksMovement, size } = game.cards[card]!;
    if (order >= 0 && edge === undefined && blocksMovement && squareSpaces(board, at, size).includes(space))
      return false;
  }
  return true;
}
