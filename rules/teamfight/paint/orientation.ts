import type { Side } from '../../map-grid.ts';
import type { Grid } from '../../spaces.ts';
import type { EdgeAt } from './edges.ts';

/**
 * One of the eight ways to lay a board on itself: first its diagonal from the top left is an axis or not (`swapped`: columns become rows),
 * then left and right change places or not, then top and bottom.
 */
export interface Orientation {
  readonly swapped: boolean;
  readonly flippedX: boolean;
  readonly flippedY: boolean;
}

const orientation = (swapped: boolean, flippedX: boolean, flippedY: boolean): Orientation => ({
  swapped,
  flippedX,
  flippedY,
});

export const asItLies = orientation(false, false, false);
export const leftForRight = orientation(false, true, false);
export const topForBottom = orientation(false, false, true);
export const halfTurned = orientation(false, true, true);
/** Over the diagonal from the top left, and over that from the top right. */
export const overDiagonal = orientation(true, false, false);
export const overOtherDiagonal = orientation(true, true, true);
export const turnedRight = orientation(true, true, false);
export const turnedLeft = orientation(true, false, true);

/** The size of a grid that lies in an orientation. */
export const turnedGrid = ({ columns, rows }: Grid, { swapped }: Orientation): Grid =>
  swapped ? { columns: rows, rows: columns } : { columns, rows };

/** Where the top left corner of a square comes to lie; a size of 0 is a corner of the grid. */
function turnedPlace(grid: Grid, how: Orientation, x: number, y: number, size: number): readonly [number, number] {
  const { columns, rows } = turnedGrid(grid, how);
  const [nx, ny] = how.swapped ? [y, x] : [x, y];
  return [how.flippedX ? columns - size - nx : nx, how.flippedY ? rows - size - ny : ny];
}

/** The cell where the top left corner of a square comes to lie, by its number on the turned grid. */
export function turnedCell(grid: Grid, how: Orientation, cell: number, size = 1): number {
  const x = cell % grid.columns;
  const [nx, ny] = turnedPlace(grid, how, x, (cell - x) / grid.columns, size);
  return ny * turnedGrid(grid, how).columns + nx;
}

export function turnedEdge(grid: Grid, how: Orientation, { x, y, upright }: EdgeAt): EdgeAt {
  const [ax, ay] = turnedPlace(grid, how, x, y, 0);
  const [bx, by] = turnedPlace(grid, how, upright ? x : x + 1, upright ? y + 1 : y, 0);
  return { x: Math.min(ax, bx), y: Math.min(ay, by), upright: upright !== how.swapped };
}

const mirrored = { up: 'left', left: 'up', down: 'right', right: 'down' } as const;

export function turnedSide({ swapped, flippedX, flippedY }: Orientation, side: Side): Side {
  const now: Side = swapped ? mirrored[side] : side;
  if (now === 'left' || now === 'right') return flippedX ? (now === 'left' ? 'right' : 'left') : now;
  return flippedY ? (now === 'up' ? 'down' : 'up') : now;
}
