import { xOf, yOf } from '../../spaces.ts';
import type { Board } from './board.ts';

/**
 * Range between two spaces: the first step may be diagonal, all others go along a row or column (T-080), so that two steps of 1 can lead
 * to 3 (T-082). Spaces are counted, not a way: nothing has to be gone around (T-083).
 */
export function distance(columns: number, a: number, b: number): number {
  return count(Math.abs((a % columns) - (b % columns)), Math.abs(Math.floor(a / columns) - Math.floor(b / columns)));
}

const count = (dx: number, dy: number): number => (dx > 0 && dy > 0 ? dx + dy - 1 : dx + dy);

/** Range between two squares, from any space of one to any of the other (T-084). */
export function squareDistance(columns: number, a: number, sizeA: number, b: number, sizeB: number): number {
  if (sizeA === 1 && sizeB === 1) return distance(columns, a, b);
  return count(
    gap(a % columns, sizeA, b % columns, sizeB),
    gap(Math.floor(a / columns), sizeA, Math.floor(b / columns), sizeB),
  );
}

/** Steps from one stretch of a row or column to another; 0 where they share a space. */
const gap = (a: number, sizeA: number, b: number, sizeB: number): number =>
  Math.max(0, b - (a + sizeA - 1), a - (b + sizeB - 1));

/**
 * Whether `b` is in range of `a`, both named by their top left space: at least `min` and at most `max` away (T-096). Range 1 does not cross a height step, from either side; longer
 * ranges do (T-079d). Around the end of a step range 1 reaches: a diagonal neighbour is cut off only where both ways to it cross one.
 *
 * @param max undefined is unlimited
 */
export function inRange(
  board: Board,
  a: number,
  b: number,
  min: number | undefined,
  max: number | undefined,
  sizeA = 1,
  sizeB = 1,
): boolean {
  const apart = squareDistance(board.columns, a, sizeA, b, sizeB);
  if ((min !== undefined && apart < min) || (max !== undefined && apart > max)) return false;
  return max !== 1 || apart === 0 || !board.hasSteps || touches(board, a, sizeA, b, sizeB);
}

/** Whether some space of one square has some space of the other next to it with no height step between. */
function touches(board: Board, a: number, sizeA: number, b: number, sizeB: number): boolean {
  const { columns } = board;
  for (let ay = 0; ay < sizeA; ay++) {
    for (let ax = 0; ax < sizeA; ax++) {
      const one = a + ay * columns + ax;
      for (let by = 0; by < sizeB; by++) {
        for (let bx = 0; bx < sizeB; bx++) {
          const other = b + by * columns + bx;
          if (distance(columns, one, other) === 1 && !stepBetween(board, one, other)) return true;
        }
      }
    }
  }
  return false;
}

/** Whether a height step lies between two adjacent spaces. */
function stepBetween(board: Board, a: number, b: number): boolean {
  const dx = xOf(board, b) - xOf(board, a);
  const dy = yOf(board, b) - yOf(board, a);
  if (dx === 0 || dy === 0) return stepAt(board, a, b, dx, dy);
  const beside = a + dx;
  const above = a + dy * board.columns;
  return (
    (stepAt(board, a, beside, dx, 0) || stepAt(board, beside, b, 0, dy)) &&
    (stepAt(board, a, above, 0, dy) || stepAt(board, above, b, dx, 0))
  );
}

function stepAt(board: Board, a: number, b: number, dx: number, dy: number): boolean {
  const direction = dx > 0 ? 1 : dx < 0 ? 3 : dy < 0 ? 0 : 2;
  return ((board.steps[a]! >> direction) & 1) === 1 || ((board.steps[b]! >> ((direction + 2) & 3)) & 1) === 1;
}

/** All spaces in range of a square, itself included, in the order of the board (T-081, T-107). */
export function within(board: Board, at: number, max: number, size = 1): number[] {
  const found: number[] = [];
  const { columns } = board;
  const x = xOf(board, at);
  const y = yOf(board, at);
  const top = Math.max(0, y - max);
  const bottom = Math.min(board.rows - 1, y + size - 1 + max);
  const left = Math.max(0, x - max);
  const right = Math.min(columns - 1, x + size - 1 + max);
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) {
      const space = row * columns + column;
      if (inRange(board, at, space, undefined, max, size)) found.push(space);
    }
  }
  return found;
}
