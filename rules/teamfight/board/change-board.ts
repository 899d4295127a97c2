import { opposite } from '../../spaces.ts';
import type { Razed } from '../state.ts';
import type { Board } from './board.ts';
import { across, besideEdge } from './edges.ts';

/** A board without the terrain and lines that were destroyed. */
export function changedBoard(board: Board, { spaces, walls, cover }: Razed): Board {
  const changed = {
    ...board,
    walls: board.walls.slice(),
    cover: board.cover.slice(),
    blocked: board.blocked.slice(),
    dark: board.dark.slice(),
    enterCost: board.enterCost.slice(),
    terrain: board.terrain.slice(),
  };
  for (const space of spaces) {
    changed.blocked[space] = 0;
    changed.dark[space] = 0;
    changed.enterCost[space] = 1;
    changed.terrain[space] = -1;
  }
  for (const edge of walls) unmark(board, changed.walls, edge);
  for (const edge of cover) unmark(board, changed.cover, edge);
  // A height step covers too, and nobody destroys that.
  for (let space = 0; space < changed.cover.length; space++) changed.cover[space]! |= board.steps[space]!;
  return Object.freeze(changed);
}

/** Takes a line away from both of its sides. */
function unmark(board: Board, sides: Uint8Array, edge: number): void {
  const [first, second] = besideEdge(board, edge);
  const direction = across(edge);
  sides[first]! &= ~(1 << direction);
  if (second >= 0) sides[second]! &= ~(1 << opposite(direction));
}
