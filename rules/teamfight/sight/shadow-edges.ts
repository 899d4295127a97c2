import type { Edge } from '../../map-grid.ts';
import { type Grid, xOf, yOf } from '../../spaces.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The edge of a shadow: where it begins, by the corners of the grid, and where it goes, a row, a column or a diagonal. */
export interface ShadowEdge {
  readonly from: Point;
  readonly way: Point;
}

/**
 * The two edges of the shadow that a straight stretch of edges or a rectangle of spaces throws away from a space outside of it: from
 * its two outermost corners (T-070), straight or diagonal (T-071).
 */
export function shadowEdges(grid: Grid, from: number, { x1, y1, x2, y2 }: Edge): readonly [ShadowEdge, ShadowEdge] {
  // In halves of a space around the middle of the viewer's, corners lie at odd numbers.
  const [middleX, middleY] = [2 * xOf(grid, from) + 1, 2 * yOf(grid, from) + 1];
  const corners = [x1, x2].flatMap((x) => [y1, y2].map((y) => ({ x: 2 * x - middleX, y: 2 * y - middleY })));
  const one = outermost(corners, 1);
  const other = outermost(corners, -1);
  const ways = waysOf(one, other);
  const edge = ({ x, y }: Point, way: Point): ShadowEdge => ({
    from: { x: (x + middleX) / 2, y: (y + middleY) / 2 },
    way,
  });
  return [edge(one, ways[0]), edge(other, ways[1])];
}

/** The corner farthest to one side as seen from 0,0; of several in a line the nearest. */
function outermost(corners: readonly Point[], sign: 1 | -1): Point {
  return corners.reduce((best, corner) => {
    const side = sign * (best.x * corner.y - best.y * corner.x);
    const nearer = Math.hypot(corner.x, corner.y) < Math.hypot(best.x, best.y);
    return side > 0 || (side === 0 && nearer) ? corner : best;
  });
}

function waysOf(one: Point, other: Point): readonly [Point, Point] {
  const [a, b] = [wayFrom(one, other), wayFrom(other, one)];
  const along = (way: Point): boolean => way.x * (other.y - one.y) === way.y * (other.x - one.x);
  if (!along(a) || !along(b) || a.x !== b.x || a.y !== b.y) return [a, b];
  // A wall along the border of the viewer's own row: both edges would lie on it, so its near end counts as diagonal (T-079).
  const oneIsNear = Math.abs(one.x) + Math.abs(one.y) < Math.abs(other.x) + Math.abs(other.y);
  return oneIsNear ? [diagonal(one), b] : [a, diagonal(other)];
}

const diagonal = ({ x, y }: Point): Point => ({ x: Math.sign(x), y: Math.sign(y) });

function wayFrom(corner: Point, other: Point): Point {
  const away = diagonal(corner);
  const onColumn = Math.abs(corner.x) === 1;
  const onRow = Math.abs(corner.y) === 1;
  // A corner of the viewer's own space lies on both borders: the edge goes away from the obstacle.
  if (onColumn && (!onRow || other.y === corner.y)) return { x: 0, y: away.y };
  return onRow ? { x: away.x, y: 0 } : away;
}
