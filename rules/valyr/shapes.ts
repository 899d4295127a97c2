import type { ValyrBattlefield } from '../../schemas/types.generated.ts';

export type Shape = NonNullable<ValyrBattlefield['terrain']>[number]['shape'];

/** A place on the table, in inches from its upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The corners of an outline of straight lines, in their order, in inches; of a circle nothing. */
export function cornersOf(shape: Shape): readonly Point[] {
  if (shape.kind === 'polygon') return shape.points;
  if (shape.kind === 'circle') return [];
  const { x, y, width, depth, turn = 0 } = shape;
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([right = 0, down = 0]) => {
    const [dx, dy] = [(right * width) / 2, (down * depth) / 2];
    return { x: x + dx * cos - dy * sin, y: y + dx * sin + dy * cos };
  });
}

/** Whether a point lies inside of a shape or on its border, within a millionth of an inch. */
export function holds(shape: Shape, { x, y }: Point): boolean {
  if (shape.kind === 'circle') return Math.hypot(x - shape.x, y - shape.y) <= shape.radius + 1e-6;
  const corners = cornersOf(shape);
  let inside = false;
  for (let i = 0, j = corners.length - 1; i < corners.length; j = i, i += 1) {
    const [a, b] = [corners[i] as Point, corners[j] as Point];
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
}

/** The smallest box around a shape, in inches. */
export function boxOf(shape: Shape): { left: number; top: number; right: number; bottom: number } {
  if (shape.kind === 'circle') {
    const { x, y, radius } = shape;
    return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius };
  }
  const corners = cornersOf(shape);
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}
