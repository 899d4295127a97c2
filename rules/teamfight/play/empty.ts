import { squareSpaces } from '../board/spaces.ts';
import type { Look } from './play.ts';

/** Whether nobody and nothing that blocks movement is on a space, so that something can be put there. */
export function isEmpty(look: Look, space: number): boolean {
  const { game, state } = look;
  const board = game.boards[state.board]!;
  if (board.blocked[space] !== 0) return false;
  for (const { at, card } of state.units) {
    if (at < 0) continue;
    const { size } = game.cards[card]!;
    if (size === 1 ? at === space : squareSpaces(board, at, size).includes(space)) return false;
  }
  for (const { at, card, order } of state.markers) {
    const { blocksMovement, size } = game.cards[card]!;
    if (order >= 0 && blocksMovement && squareSpaces(board, at, size).includes(space)) return false;
  }
  return true;
}
