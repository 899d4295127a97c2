import type { Cell } from '../../map-grid.ts';
import { type Grid, neighbour, spaceAt } from '../../spaces.ts';
import { edgeNumber } from './edges.ts';
import type { Painting } from './painting.ts';
import { cellsOf, rectangleBetween } from './rectangle.ts';
import type { Layer } from './stroke.ts';

// Shapes are the cells of a gesture. What would lie off the map is left out, so that a drag may begin and end anywhere.

/** Cells in a line between two cells, each beside the one before, as units walk and as a brush goes. */
export function lineCells(grid: Grid, from: Cell, to: Cell): number[] {
  const [width, height] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  const [stepX, stepY] = [Math.sign(to.x - from.x), Math.sign(to.y - from.y)];
  const cells: number[] = [];
  const add = (x: number, y: number): void => {
    const cell = spaceAt(grid, x, y);
    if (cell >= 0) cells.push(cell);
  };
  let { x, y } = from;
  let off = width - height;
  add(x, y);
  for (let left = Math.max(width, height); left > 0; left--) {
    // How far the line runs beside the cell, doubled: Bresenham's way to need no fractions.
    const twice = 2 * off;
    const across = twice > -height && x !== to.x;
    const down = twice < width && y !== to.y;
    if (across) {
      off -= height;
      x += stepX;
      if (down) add(x, y);
    }
    if (down) {
      off += width;
      y += stepY;
    }
    add(x, y);
  }
  return cells;
}

export const filledCells = (grid: Grid, a: Cell, b: Cell): number[] => cellsOf(grid, rectangleBetween(grid, a, b));

/** The cells around one that hold the same in a layer, as far as no wall stands between. */
export function floodCells(painting: Painting, from: Cell, layer: Layer): number[] {
  const start = spaceAt(painting, from.x, from.y);
  if (start < 0) return [];
  const areas = areasLike(painting, layer);
  const holds = (cell: number): number => areas.findLastIndex((cells) => cells[cell] === 1);
  const wanted = holds(start);
  const reached = new Set([start]);
  // A set hands out what is added while it is gone through.
  for (const cell of reached) {
    for (let direction = 0; direction < 4; direction++) {
      const to = neighbour(painting, cell, direction);
      if (to < 0 || reached.has(to) || holds(to) !== wanted || wallTowards(painting, cell, direction)) continue;
      reached.add(to);
    }
  }
  return [...reached].sort((a, b) => a - b);
}

/** The marks of all areas that shut each other out with what a layer paints. */
function areasLike(painting: Painting, layer: Layer): readonly Uint8Array[] {
  if ('terrain' in layer) return painting.terrain.map(({ cells }) => cells);
  if ('deploy' in layer) return [painting.deploy.red, painting.deploy.blue];
  return ('hazard' in layer ? painting.hazards : painting.controlPoints).map(({ cells }) => cells);
}

function wallTowards(painting: Painting, cell: number, direction: number): boolean {
  const x = cell % painting.columns;
  const y = (cell - x) / painting.columns;
  const upright = direction === 1 || direction === 3;
  const edge = { x: direction === 1 ? x + 1 : x, y: direction === 2 ? y + 1 : y, upright };
  return painting.walls[edgeNumber(painting, edge)] === 1;
}
