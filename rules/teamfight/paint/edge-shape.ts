import type { Side } from '../../map-grid.ts';
import type { Grid } from '../../spaces.ts';
import { type EdgeAt, edgeNumber } from './edges.ts';

/** A place on the map in cells, with fractions: 2.5,0.5 is the middle of cell 2,0. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * How far from an edge a pointer still means it, in cells. Only the middle of a cell, about a third of it wide, belongs to no edge: a cell
 * of a 12 by 12 map is some 50 px on a laptop, and a finger on a trackpad misses by up to 10.
 */
const edgeWithin = 0.35;

/** The edge that is nearest to a point: it owns the diamond whose long diagonal it is. Just outside of the map it is the border. */
export function edgeNear(grid: Grid, { x, y }: Point, within = edgeWithin): EdgeAt | undefined {
  const farX = Math.abs(x - Math.round(x));
  const farY = Math.abs(y - Math.round(y));
  const outside = x < 0 || y < 0 || x > grid.columns || y > grid.rows;
  const upright = outside ? x < 0 || x > grid.columns : farX < farY;
  if (!((upright ? farX : farY) <= within)) return undefined;
  const [column, row] = upright ? [Math.round(x), Math.floor(y)] : [Math.floor(x), Math.round(y)];
  // Rounding may give -0, which is 0 to all but who compares edges.
  const edge = { x: column + 0, y: row + 0, upright };
  return edgeNumber(grid, edge) < 0 ? undefined : edge;
}

/** A drag as short as this is a click on one edge, in cells. */
const clickWithin = 0.35;

/** An edge of a drag belongs to it from this part of its length on, so that one may begin and end a little beside a corner. */
const partNeeded = 0.35;

/**
 * The edges of a drag that runs straight: along the row or column of corners that is nearest to its beginning, in the direction in which
 * it goes farther. One that hardly moves is the edge near its beginning.
 */
export function dragEdges(grid: Grid, from: Point, to: Point): EdgeAt[] {
  const near = edgeNear(grid, from);
  const farX = Math.abs(to.x - from.x);
  const farY = Math.abs(to.y - from.y);
  const alone = near ? [near] : [];
  if (Math.max(farX, farY) < clickWithin) return alone;
  const upright = farX === farY ? (near?.upright ?? false) : farY > farX;
  const [start, end, line] = upright ? [from.y, to.y, from.x] : [from.x, to.x, from.y];
  const along = edgesAlong(grid, upright, Math.round(line), start, end);
  return along.length === 0 && near?.upright === upright ? alone : along;
}

function edgesAlong(grid: Grid, upright: boolean, line: number, start: number, end: number): EdgeAt[] {
  const low = Math.max(0, Math.min(start, end));
  const high = Math.min(upright ? grid.rows : grid.columns, Math.max(start, end));
  const edges: EdgeAt[] = [];
  const fixed = line + 0;
  for (let step = Math.floor(low); step < high; step++) {
    if (Math.min(high, step + 1) - Math.max(low, step) < partNeeded) continue;
    const edge = upright ? { x: fixed, y: step, upright } : { x: step, y: fixed, upright };
    if (edgeNumber(grid, edge) >= 0) edges.push(edge);
  }
  return edges;
}

/** The edges around the rectangle between the corners nearest to two points, by the side on which they lie. */
export function outlineEdges(grid: Grid, a: Point, b: Point): Readonly<Record<Side, readonly EdgeAt[]>> {
  const left = Math.round(Math.min(a.x, b.x));
  const right = Math.round(Math.max(a.x, b.x));
  const top = Math.round(Math.min(a.y, b.y));
  const bottom = Math.round(Math.max(a.y, b.y));
  return {
    up: edgesAlong(grid, false, top, left, right),
    down: edgesAlong(grid, false, bottom, left, right),
    left: edgesAlong(grid, true, left, top, bottom),
    right: edgesAlong(grid, true, right, top, bottom),
  };
}
