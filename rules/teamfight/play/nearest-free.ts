import { boardOf } from './board-now.ts';
import { isEmpty } from './empty.ts';
import type { Look } from './play.ts';
import { distanceBetween, squareAt } from './who.ts';

/** The space nearest to another, that one first, where a unit of this size can stand; -1 for none. */
export function nearestFree(look: Look, goal: number, size: number): number {
  const board = boardOf(look.game, look.state);
  if (board === undefined || goal < 0) return -1;
  const { columns, rows } = board;
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let space = 0; space < columns * rows; space++) {
    if ((space % columns) + size > columns || Math.floor(space / columns) + size > rows) continue;
    const spaces = squareAt(look, space, size);
    const far = distanceBetween(look, spaces, [goal]);
    if (far >= least || !spaces.every((one) => isEmpty(look, one))) continue;
    best = space;
    least = far;
  }
  return best;
}
