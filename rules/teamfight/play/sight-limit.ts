import type { Board } from '../board/board.ts';
import { inRange } from '../board/range.ts';
import { mostSight } from './holds.ts';
import type { Look } from './play.ts';

/** What is seen from the square at `at` by a unit that may see only so far: what lies farther away is dark to it. May be shared: never write to it. */
export function nearEnough(
  look: Look,
  board: Board,
  id: number,
  row: Uint8Array,
  at: number,
  size: number,
): Uint8Array {
  const most = mostSight(look, id);
  if (most === undefined) return row;
  return row.map((shadow, space) => (inRange(board, at, space, undefined, most, size, 1) ? shadow : 3));
}

/** Whether a space is nearer to another, from which a unit looks, than it may see at most. */
export function isNearEnough(
  look: Look,
  board: Board,
  id: number,
  from: number,
  to: number,
  sizes: readonly [number, number],
): boolean {
  const most = mostSight(look, id);
  return most === undefined || inRange(board, from, to, undefined, most, ...sizes);
}
