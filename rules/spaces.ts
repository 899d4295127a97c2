/**
 * Spaces and directions of a board. A space is `y * columns + x`; directions are 0 up, 1 right, 2 down, 3 left. A unit of size n
 * stands on n by n spaces and is named by the top left one.
 */

/** What is needed to find a neighbour. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
}

/** Columns and rows that one step goes in each direction. */
export const stepX = [0, 1, 0, -1] as const;
export const stepY = [-1, 0, 1, 0] as const;

/** The direction that leads back. */
export const opposite = (direction: number): number => (direction + 2) & 3;

export const xOf = (grid: Grid, space: number): number => space % grid.columns;
export const yOf = (grid: Grid, space: number): number => Math.floor(space / grid.columns);

/** The space at a column and row; -1 off the map. */
export function spaceAt(grid: Grid, x: number, y: number): number {
  return x >= 0 && y >= 0 && x < grid.columns && y < grid.rows ? y * grid.columns + x : -1;
}

/** The next space in a direction, walls or not; -1 at the map's edge. */
export function neighbour(grid: Grid, space: number, direction: number): number {
  const { columns } = grid;
  switch (direction) {
    case 0:
      return space >= columns ? space - columns : -1;
    case 1:
      return (space + 1) % columns === 0 ? -1 : space + 1;
    case 2:
      return space + columns < columns * grid.rows ? space + columns : -1;
    default:
      return space % columns === 0 ? -1 : space - 1;
  }
}

/** The direction of the step from a space to the next; -1 when that is not beside it. At the map's edges walls tell the rest. */
export function directionTo(grid: Grid, from: number, to: number): number {
  for (let direction = 0; direction < 4; direction++) {
    if (from + stepX[direction]! + stepY[direction]! * grid.columns === to) return direction;
  }
  return -1;
}

/** Whether a square of this size lies on the map. */
export function fits(grid: Grid, at: number, size: number): boolean {
  return at >= 0 && xOf(grid, at) + size <= grid.columns && yOf(grid, at) + size <= grid.rows;
}

/** The spaces that a square covers from its top left one, row by row; what would lie off the map is left out. */
export function squareSpaces(grid: Grid, at: number, size: number): number[] {
  if (at < 0) return [];
  if (size <= 1) return [at];
  const x = xOf(grid, at);
  const y = yOf(grid, at);
  const covered: number[] = [];
  for (let dy = 0; dy < size && y + dy < grid.rows; dy++) {
    for (let dx = 0; dx < size && x + dx < grid.columns; dx++) covered.push(at + dy * grid.columns + dx);
  }
  return covered;
}
