import { stepX, stepY } from '../../spaces.ts';
import type { Board } from './board.ts';

/** Who or what moves, and what is in its way now. */
export interface Mover {
  /** Its top left space, and the spaces along each of its sides. */
  readonly at: number;
  readonly size: number;
  /**
   * For each space who stands there, the mover left out: 0 nobody; 1 somebody it may pass but not end on, such as an ally (T-044); 2 a
   * hostile unit (T-043); 3 an object or text that blocks movement, even for who passes enemies; 4 a marker that does, as a wall.
   */
  readonly occupied: Uint8Array;
  /** The board's walls with those that pieces on edges are; the board's own if left out. */
  readonly walls?: Uint8Array | undefined;
  /** Movement to enter each space where markers change it; the board's own if left out. */
  readonly enterCost?: Uint8Array | undefined;
  /** Ignores terrain that is not blocking, and height steps (T-053, T-173). */
  readonly flying?: boolean;
  /** Flies not only in this movement, so that it can also stay above what keeps others out. */
  readonly alwaysFlying?: boolean;
  readonly throughEnemies?: boolean;
  readonly throughWalls?: boolean;
  readonly ignoresDifficult?: boolean;
  readonly ignoresHeights?: boolean;
  /** Top left spaces that something that it is bound to keeps it from. */
  readonly beyond?: Uint8Array | undefined;
  /** What texts make a step cost that would cost so much. */
  readonly toll?: ((from: number, to: number, cost: number) => number) | undefined;
}

/**
 * Movement that one step in a direction takes from a space, 0 where it is not possible (T-040, T-043, T-079d, T-173, T-174). A larger
 * mover pays for the dearest space that it comes to cover, and cannot lie across a wall.
 */
export function stepCost(board: Board, mover: Mover, from: number, direction: number): number {
  const cost = plainCost(board, mover, from, direction);
  if (cost === 0 || mover.toll === undefined) return cost;
  return mover.toll(from, from + stepX[direction]! + stepY[direction]! * board.columns, cost);
}

/** What the ground alone makes it cost. */
function plainCost(board: Board, mover: Mover, from: number, direction: number): number {
  const { size } = mover;
  if (mover.beyond?.[from + stepX[direction]! + stepY[direction]! * board.columns]) return 0;
  if (size === 1) return entryCost(board, mover, from, direction);
  const { columns } = board;
  const x = from % columns;
  const y = (from - x) / columns;
  const nx = x + stepX[direction]!;
  const ny = y + stepY[direction]!;
  if (nx < 0 || ny < 0 || nx + size > columns || ny + size > board.rows) return 0;
  const standing = direction === 1 || direction === 3;
  const along = standing ? columns : 1;
  const first = from + (direction === 1 ? size - 1 : direction === 2 ? (size - 1) * columns : 0);
  const ahead = stepX[direction]! + stepY[direction]! * columns;
  let cost = 0;
  for (let index = 0; index < size; index++) {
    const side = first + index * along;
    const enter = entryCost(board, mover, side, direction);
    if (enter === 0) return 0;
    if (enter > cost) cost = enter;
    if (index > 0 && !mover.throughWalls && ((mover.walls ?? board.walls)[side + ahead]! >> (standing ? 0 : 3)) & 1)
      return 0;
  }
  return cost;
}

function entryCost(board: Board, mover: Mover, from: number, direction: number): number {
  const to = from + stepX[direction]! + stepY[direction]! * board.columns;
  if (
    ((mover.walls ?? board.walls)[from]! >> direction) & 1 &&
    (!mover.throughWalls || leavesMap(board, from, direction))
  )
    return 0;
  const climbs = mover.flying || mover.throughWalls || mover.ignoresHeights;
  if ((board.steps[from]! >> direction) & 1 && !climbs) return 0;
  const blocked = board.blocked[to]!;
  if (blocked > 0 && !mover.throughWalls && (blocked === 2 || !mover.flying)) return 0;
  const occupied = mover.occupied[to]!;
  if (occupied > 1 && !(occupied === 2 ? mover.throughEnemies : mover.throughWalls)) return 0;
  return mover.flying || mover.ignoresDifficult ? 1 : (mover.enterCost ?? board.enterCost)[to]!;
}

/** Whether a step from a space leads off the map: the map's edge counts as a wall that nobody passes. */
export function leavesMap(board: Board, from: number, direction: number): boolean {
  const x = (from % board.columns) + stepX[direction]!;
  const y = Math.floor(from / board.columns) + stepY[direction]!;
  return x < 0 || y < 0 || x >= board.columns || y >= board.rows;
}

/**
 * Whether a movement may end with the mover at `at`: nobody is there (T-044), and it is no terrain that keeps it out. Above terrain that
 * only prevents movement (T-173) nobody stays but who always flies: a flight across it ends elsewhere.
 */
export function canStop(board: Board, mover: Mover, at: number): boolean {
  const { size } = mover;
  if (mover.beyond?.[at]) return false;
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const space = at + row * board.columns + column;
      const blocked = board.blocked[space]!;
      if (mover.occupied[space]! > 0 || blocked === 2 || (blocked === 1 && !mover.alwaysFlying)) return false;
    }
  }
  return true;
}
