import type { Edge, Side } from '../../map-grid.ts';
import type { Grid } from '../../spaces.ts';

/** The unit edge that begins at a corner of the grid and runs down (`upright`) or to the right. */
export interface EdgeAt {
  readonly x: number;
  readonly y: number;
  readonly upright: boolean;
}

/** How many numbers there are for edges; a few at the right and lower border name none. */
export const edgeNumbers = ({ columns, rows }: Grid): number => (columns + 1) * (rows + 1) * 2;

/** The number of an edge, by which a painting keeps what lies on it; -1 off the grid. */
export function edgeNumber({ columns, rows }: Grid, { x, y, upright }: EdgeAt): number {
  const inside = x >= 0 && y >= 0 && (upright ? x <= columns && y < rows : x < columns && y <= rows);
  return inside ? (y * (columns + 1) + x) * 2 + (upright ? 1 : 0) : -1;
}

export function edgeAt({ columns }: Grid, number: number): EdgeAt {
  const corner = number >> 1;
  return { x: corner % (columns + 1), y: Math.floor(corner / (columns + 1)), upright: (number & 1) === 1 };
}

/** The side that lies lower, as a painting keeps it on an edge: 1 the side above or left of it, 2 the side below or right of it. */
export type LowerMark = 1 | 2;

export const lowerMark = (side: Side): LowerMark => (side === 'up' || side === 'left' ? 1 : 2);

export function lowerSide(upright: boolean, mark: LowerMark): Side {
  if (upright) return mark === 1 ? 'left' : 'right';
  return mark === 1 ? 'up' : 'down';
}

/** Whether a side lies beside such an edge: an upright one has a left and a right. */
export const isBeside = (upright: boolean, side: Side): boolean => upright === (side === 'left' || side === 'right');

/** The numbers of the unit edges of a line; undefined if it runs askew, has no length, or leaves the grid. */
export function edgesOfLine(grid: Grid, { x1, y1, x2, y2 }: Edge): number[] | undefined {
  const upright = x1 === x2;
  if (upright === (y1 === y2)) return undefined;
  if (!(Math.max(x1, x2) <= grid.columns && Math.max(y1, y2) <= grid.rows)) return undefined;
  const x = Math.min(x1, x2);
  const y = Math.min(y1, y2);
  return Array.from({ length: Math.abs(x2 - x1) + Math.abs(y2 - y1) }, (_, step) =>
    edgeNumber(grid, { x: upright ? x : x + step, y: upright ? y + step : y, upright }),
  );
}

/**
 * The lines that some edges make, in their one normal form: each as long as it can be, in the order of their beginnings, row by row, a
 * lying one before an upright one.
 *
 * @param has whether an edge of this number belongs to them
 */
export function linesOf(grid: Grid, has: (number: number) => boolean): Edge[] {
  const { columns, rows } = grid;
  const lines: Edge[] = [];
  // From the number of an edge to that of the one below it; to the one on its right it is 2.
  const down = (columns + 1) * 2;
  for (let y = 0; y <= rows; y++) {
    for (let x = 0; x <= columns; x++) {
      const lying = y * down + x * 2;
      if (x < columns && has(lying) && !(x > 0 && has(lying - 2))) {
        let end = x + 1;
        while (end < columns && has(lying + (end - x) * 2)) end++;
        lines.push({ x1: x, y1: y, x2: end, y2: y });
      }
      const upright = lying + 1;
      if (y < rows && has(upright) && !(y > 0 && has(upright - down))) {
        let end = y + 1;
        while (end < rows && has(upright + (end - y) * down)) end++;
        lines.push({ x1: x, y1: y, x2: x, y2: end });
      }
    }
  }
  return lines;
}
