import { xOf, yOf } from '../../spaces.ts';
import type { Board } from './board.ts';
import { darkness } from './sight.ts';

/**
 * Whether a unit has cover against an attack from `from` (T-079d): a cover line, or a height step that rises there, lies on its side,
 * and the attacker stands beyond the line that this side lies on. Larger units have the cover of every space on that side of them.
 */
export function coverFrom(board: Board, at: number, from: number, size = 1, sizeFrom = 1): boolean {
  const x = xOf(board, at);
  const y = yOf(board, at);
  const fx = xOf(board, from);
  const fy = yOf(board, from);
  return (
    (fy + sizeFrom <= y && sideCovered(board, at, 1, size, 0)) ||
    (fx >= x + size && sideCovered(board, at + size - 1, board.columns, size, 1)) ||
    (fy >= y + size && sideCovered(board, at + (size - 1) * board.columns, 1, size, 2)) ||
    (fx + sizeFrom <= x && sideCovered(board, at, board.columns, size, 3))
  );
}

/** Whether any of the spaces along one side of a square has cover there; `step` leads from one to the next. */
function sideCovered(board: Board, first: number, step: number, size: number, direction: number): boolean {
  for (let index = 0; index < size; index++) {
    if ((board.cover[first + index * step]! >> direction) & 1) return true;
  }
  return false;
}

/** Def by where both stand: 2 for half shadow (T-074), 2 for cover (T-079d). @param sight as rows of sight have it */
export const defByPlace = (sight: number, covered: boolean): number =>
  (darkness(sight) === 1 ? 2 : 0) + (covered ? 2 : 0);
