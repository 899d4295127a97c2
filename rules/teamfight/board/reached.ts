import { neighbour } from '../../spaces.ts';
import type { Shape } from '../program.ts';
import type { Board } from './board.ts';

/** Shapes whose spaces lie one after the other. */
export type Strand = Extract<Shape, { shape: 'line' | 'path' }>;

/**
 * Whether a line or path from one of some spaces, which are a square, can come to another (T-105, T-106). A line goes straight, a path
 * around what is solid; sight is asked for elsewhere. `way`: only in this direction.
 */
export function strandReaches(
  board: Board,
  { shape, size = 99 }: Strand,
  from: readonly number[],
  to: number,
  way?: number,
): boolean {
  return shape === 'line' ? inLine(board, from, to, size, way) : stepsTo(board, from, to, size) <= size;
}

function inLine({ columns }: Board, from: readonly number[], to: number, size: number, way?: number): boolean {
  return from.some((one) => {
    const x = (to % columns) - (one % columns);
    const y = Math.floor(to / columns) - Math.floor(one / columns);
    const far = Math.abs(x) + Math.abs(y);
    if ((x !== 0 && y !== 0) || far > size || far === 0) return false;
    return way === undefined || way === (x === 0 ? (y < 0 ? 0 : 2) : x > 0 ? 1 : 3);
  });
}

/** Steps without diagonals; more than `most` for what is farther or cannot be reached. */
function stepsTo(board: Board, from: readonly number[], to: number, most: number): number {
  let edge: readonly number[] = from;
  const seen = new Set(from);
  for (let steps = 1; steps <= most && edge.length > 0; steps++) {
    const next: number[] = [];
    for (const one of edge) {
      for (let direction = 0; direction < 4; direction++) {
        const space = neighbour(board, one, direction);
        if (space < 0 || seen.has(space) || board.blocked[space] === 2) continue;
        if (space === to) return steps;
        seen.add(space);
        next.push(space);
      }
    }
    edge = next;
  }
  return most + 1;
}
