import { neighbour } from '../../spaces.ts';
import type { Board } from '../board/board.ts';
import { across, besideEdge, edgeOf } from '../board/edges.ts';
import type { Look } from './play.ts';
import { edgesOf, spacesAt } from './who.ts';

/** Whether a wall stands on an edge: of the map, or a piece there that blocks movement. */
export function isWalled(look: Look, board: Board, edge: number): boolean {
  if ((board.walls[edge >> 1]! >> across(edge)) & 1) return true;
  const { cards } = look.game;
  const { markers, units } = look.state;
  return (
    markers.some((one) => one.order >= 0 && cards[one.card]!.blocksMovement && edgesOf(look, one).includes(edge)) ||
    units.some((one) => one.at >= 0 && cards[one.card]!.blocksMovement && edgesOf(look, one).includes(edge))
  );
}

/** T-172: the filled spaces beside an edge that has a space on its other side. */
export function filledBeside(board: Board, edge: number): readonly number[] {
  const beside = besideEdge(board, edge).filter((space) => space >= 0);
  const filled = beside.filter((space) => board.blocked[space] === 2 && board.dark[space] === 1);
  return filled.length < beside.length ? filled : [];
}

/** Whether a wall is beside a space: on one of its sides, or filling a space beside it (T-172). The border of the map is none. */
export function hasWallBeside(look: Look, board: Board, space: number): boolean {
  const { cards } = look.game;
  for (let direction = 0; direction < 4; direction++) {
    const next = neighbour(board, space, direction);
    if (next < 0) continue;
    if (board.blocked[next] === 2 || isWalled(look, board, edgeOf(board, space, direction))) return true;
    const fills = look.state.markers.some((one) => {
      const card = cards[one.card]!;
      const wall = one.order >= 0 && one.edge === undefined && card.blocksMovement && card.blocksSight;
      return wall && spacesAt(look, one, one.at).includes(next);
    });
    if (fills) return true;
  }
  return false;
}
