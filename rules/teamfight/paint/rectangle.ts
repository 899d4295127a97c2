import type { Cell } from '../../map-grid.ts';
import type { Grid } from '../../spaces.ts';

/** Cells side by side: the top left one, and how many there are along each side. */
export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly rows: number;
}

/** The rectangle between two cells, both of them in it, as far as it lies on the map; without cells if it does not. */
export function rectangleBetween(grid: Grid, a: Cell, b: Cell): Rectangle {
  const x = Math.max(0, Math.min(a.x, b.x));
  const y = Math.max(0, Math.min(a.y, b.y));
  return {
    x,
    y,
    columns: Math.max(0, Math.min(grid.columns - 1, Math.max(a.x, b.x)) - x + 1),
    rows: Math.max(0, Math.min(grid.rows - 1, Math.max(a.y, b.y)) - y + 1),
  };
}

/** Its cells, row by row. */
export function cellsOf(grid: Grid, { x, y, columns, rows }: Rectangle): number[] {
  return Array.from(
    { length: columns * rows },
    (_, index) => (y + Math.floor(index / columns)) * grid.columns + x + (index % columns),
  );
}
