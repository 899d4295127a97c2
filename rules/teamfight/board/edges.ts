import { type Grid, neighbour, xOf, yOf } from '../../spaces.ts';
import type { Board } from './board.ts';

/**
 * Edges between two spaces of a board, each by one number: `space * 2` is the right side of a space, `space * 2 + 1` its lower side.
 * The border of the map is none of them.
 */

/** The direction from the first space of an edge to its second: 1 right, 2 down. */
export const across = (edge: number): 1 | 2 => ((edge & 1) === 0 ? 1 : 2);

/** The two spaces on both sides of an edge. */
export function besideEdge(board: Board, edge: number): readonly [number, number] {
  const space = edge >> 1;
  return [space, neighbour(board, space, across(edge))];
}

/** The edge on the side of a space towards a direction; -1 at the border of the map. */
export function edgeOf(board: Board, space: number, direction: number): number {
  const next = neighbour(board, space, direction);
  if (next < 0) return -1;
  return direction === 1 ? space * 2 : direction === 2 ? space * 2 + 1 : direction === 3 ? next * 2 : next * 2 + 1;
}

/** The edges in a straight row of so many, the first the topmost or leftmost; cut off at the border of the map. */
export function edgesFrom(board: Board, edge: number, long: number): readonly number[] {
  if (long <= 1) return [edge];
  const space = edge >> 1;
  const standing = (edge & 1) === 0;
  const room = standing ? board.rows - yOf(board, space) : board.columns - xOf(board, space);
  const step = standing ? board.columns : 1;
  return Array.from({ length: Math.min(long, room) }, (_, index) => edge + 2 * step * index);
}

/** A row of so many edges from one on, or all of the line from one border of the map to the other; empty where no such row begins there. */
export function rowFrom(board: Board, edge: number, { long = 1, across = false }: { long?: number; across?: boolean }) {
  const space = edge >> 1;
  const standing = (edge & 1) === 0;
  const row = edgesFrom(board, edge, across ? (standing ? board.rows : board.columns) : long);
  const whole = across ? (standing ? yOf(board, space) : xOf(board, space)) === 0 : row.length === long;
  return whole ? row : [];
}

/**
 * The row of so many edges beside a square on the side towards a direction, its middle before the middle of that side; cut off at the
 * border of the map, and empty where that side is the border.
 */
export function rowBeside(board: Board, at: number, size: number, direction: number, long: number): readonly number[] {
  const far = direction === 1 || direction === 2 ? size - 1 : 0;
  const along = Math.floor((size - long) / 2);
  const row: number[] = [];
  for (let step = 0; step < long; step++) {
    const [dx, dy] = direction % 2 === 0 ? [along + step, far] : [far, along + step];
    const [x, y] = [xOf(board, at) + dx, yOf(board, at) + dy];
    const inside = x >= 0 && y >= 0 && x < board.columns && y < board.rows;
    const edge = inside ? edgeOf(board, y * board.columns + x, direction) : -1;
    if (edge >= 0) row.push(edge);
  }
  return row;
}

/** On which side of the line that an edge is part of a space lies: that of its first space, or that of its second. */
export function sideOfEdge(grid: Grid, edge: number, space: number): 'first' | 'second' {
  const at = edge >> 1;
  const before = across(edge) === 1 ? xOf(grid, space) <= xOf(grid, at) : yOf(grid, space) <= yOf(grid, at);
  return before ? 'first' : 'second';
}

/** Whether what lies on an edge points away from a space: it leads from that side of its line to the other. */
export const pointsFrom = (grid: Grid, edge: number, points: number, space: number): boolean =>
  (sideOfEdge(grid, edge, space) === 'first') === (points === across(edge));

/** The spaces on both sides of a row of edges. */
export const spacesBeside = (board: Board, edges: readonly number[]): number[] =>
  edges.flatMap((edge) => besideEdge(board, edge));
