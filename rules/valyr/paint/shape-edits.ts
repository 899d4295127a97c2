import type { ValyrBattlefield } from '../../../schemas/types.generated.ts';
import { boxOf, type Point, type Shape } from '../shapes.ts';

export type Field = Pick<ValyrBattlefield, 'width' | 'depth'>;
export type Start = NonNullable<ValyrBattlefield['starts']>[number];
export type Edge = Start['edge'];

/** A quarter of an inch: what is drawn goes from one to the next, unless somebody asks for less. */
export const snapStep = 0.25;
/** No side and no radius is drawn shorter, in inches. */
const least = 0.25;

/** Thousandths of an inch are finer than any table. */
export const rounded = (value: number): number => Math.round(value * 1000) / 1000 + 0;

export const snapped = (value: number): number => Math.round(value / snapStep) * snapStep + 0;

export const snappedSpot = ({ x, y }: Point): Point => ({ x: snapped(x), y: snapped(y) });

const between = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/** The middle of a shape; of an outline that of the box around it. */
export function middleOf(shape: Shape): Point {
  const { left, top, right, bottom } = boxOf(shape);
  return shape.kind === 'polygon' ? { x: (left + right) / 2, y: (top + bottom) / 2 } : { x: shape.x, y: shape.y };
}

/** The place of a shape that goes from one step to the next when it is moved. */
export const anchorOf = (shape: Shape): Point => (shape.kind === 'polygon' ? shape.points[0]! : shape);

const eachPoint = (shape: Shape, change: (point: Point) => Point): Shape => {
  const tidy = (point: Point) => {
    const { x, y } = change(point);
    return { x: rounded(x), y: rounded(y) };
  };
  if (shape.kind === 'polygon') {
    const [first, second, third, ...more] = shape.points.map(tidy);
    return { ...shape, points: [first!, second!, third!, ...more] };
  }
  return { ...shape, ...tidy(shape) };
};

/** Moves a shape; its middle stays on the table. */
export function movedBy(shape: Shape, dx: number, dy: number, { width, depth }: Field): Shape {
  const { x, y } = middleOf(shape);
  const [right, down] = [between(dx, -x, width - x), between(dy, -y, depth - y)];
  return eachPoint(shape, (point) => ({ x: point.x + right, y: point.y + down }));
}

/** Turns a shape around its middle, by degrees clockwise. */
export function turnedBy(shape: Shape, degrees: number): Shape {
  if (shape.kind === 'circle') return shape;
  if (shape.kind === 'rectangle') {
    const turn = rounded(((((shape.turn ?? 0) + degrees) % 360) + 360) % 360);
    const { turn: _, ...rest } = shape;
    return turn === 0 ? rest : { ...rest, turn };
  }
  const middle = middleOf(shape);
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return eachPoint(shape, ({ x, y }) => {
    const [dx, dy] = [x - middle.x, y - middle.y];
    return { x: middle.x + dx * cos - dy * sin, y: middle.y + dx * sin + dy * cos };
  });
}

/** Where a shape lies when the table is turned by half around its middle: what is fair for two who sit across it. */
export const halfTurned = (shape: Shape, { width, depth }: Field): Shape =>
  // A rectangle keeps its turn: it looks the same from both sides.
  eachPoint(shape, ({ x, y }) => ({ x: width - x, y: depth - y }));

const across: Readonly<Record<Edge, Edge>> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' };

export const lengthOf = (edge: Edge, { width, depth }: Field): number =>
  edge === 'top' || edge === 'bottom' ? width : depth;

/** A starting location as it lies after half a turn of the table. */
export function startAcross({ edge, from, to }: Start, field: Field): Start {
  const length = lengthOf(edge, field);
  return { edge: across[edge], from: rounded(length - to), to: rounded(length - from) };
}

/** The edge that a place is nearest to, and how far along it. */
export function edgeNear({ x, y }: Point, { width, depth }: Field): { readonly edge: Edge; readonly along: number } {
  const far: readonly (readonly [Edge, number, number])[] = [
    ['top', y, x],
    ['bottom', depth - y, x],
    ['left', x, y],
    ['right', width - x, y],
  ];
  const [edge, , along] = far.reduce((best, one) => (one[1] < best[1] ? one : best));
  return { edge, along: between(along, 0, lengthOf(edge, { width, depth })) };
}

/** A stretch of an edge between two places along it. */
export const startBetween = (edge: Edge, one: number, other: number): Start => ({
  edge,
  from: rounded(Math.min(one, other)),
  to: rounded(Math.max(one, other)),
});

/** A starting location with its middle at a place along an edge, as long as it was where that edge allows. */
export function startMovedTo({ from, to }: Start, edge: Edge, along: number, field: Field): Start {
  const length = Math.min(to - from, lengthOf(edge, field));
  const begin = between(along - length / 2, 0, lengthOf(edge, field) - length);
  return { edge, from: rounded(begin), to: rounded(begin + length) };
}

/** What of a shape is taken hold of to change its form. */
export type Handle =
  /** A corner; `add` is the middle of the side behind it, which becomes one. */
  | { readonly handle: 'corner' | 'add'; readonly index: number; readonly at: Point }
  /** A place on a circle. */
  | { readonly handle: 'radius'; readonly index: number; readonly at: Point };

/** What a shape is changed by. @param corners as `cornersOf` gives them */
export function handlesOf(shape: Shape, corners: readonly Point[]): Handle[] {
  if (shape.kind === 'circle') {
    const { x, y, radius } = shape;
    return [
      { x: x + radius, y },
      { x, y: y + radius },
      { x: x - radius, y },
      { x, y: y - radius },
    ].map((at, index) => ({ handle: 'radius', index, at }));
  }
  const all = corners.map((at, index): Handle => ({ handle: 'corner', index, at }));
  if (shape.kind === 'rectangle') return all;
  const sides = corners.map((at, index): Handle => {
    const next = corners[(index + 1) % corners.length]!;
    return { handle: 'add', index, at: { x: (at.x + next.x) / 2, y: (at.y + next.y) / 2 } };
  });
  // Corners are hit before what lies between them.
  return [...all, ...sides];
}

/** A shape whose handle was drawn to a place. */
export function drawnTo(shape: Shape, { handle, index }: Handle, to: Point): Shape {
  if (shape.kind === 'circle') {
    return { ...shape, radius: rounded(Math.max(least, Math.hypot(to.x - shape.x, to.y - shape.y))) };
  }
  if (shape.kind === 'rectangle') return cornerTo(shape, index, to);
  const points = [...shape.points];
  points.splice(handle === 'add' ? index + 1 : index, handle === 'add' ? 0 : 1, { x: rounded(to.x), y: rounded(to.y) });
  const [first, second, third, ...more] = points;
  return { ...shape, points: [first!, second!, third!, ...more] };
}

/** A rectangle with a corner at a place and the one across where it was. */
function cornerTo(shape: Extract<Shape, { kind: 'rectangle' }>, index: number, to: Point): Shape {
  const { x, y, width, depth, turn = 0 } = shape;
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [right, down] = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ][index] as [number, number];
  // The corner across, as it is seen from the middle of the table.
  const [ox, oy] = [(-right * width) / 2, (-down * depth) / 2];
  const other = { x: x + ox * cos - oy * sin, y: y + ox * sin + oy * cos };
  const [dx, dy] = [to.x - other.x, to.y - other.y];
  const wide = Math.max(least, (dx * cos + dy * sin) * right);
  const deep = Math.max(least, (-dx * sin + dy * cos) * down);
  const [mx, my] = [(wide * right) / 2, (deep * down) / 2];
  return {
    ...shape,
    ...{ x: rounded(other.x + mx * cos - my * sin), y: rounded(other.y + mx * sin + my * cos) },
    ...{ width: rounded(wide), depth: rounded(deep) },
  };
}

/** An outline without one of its corners; undefined where no outline would be left. */
export function withoutCorner(shape: Shape, index: number): Shape | undefined {
  if (shape.kind !== 'polygon' || shape.points.length < 4) return undefined;
  const [first, second, third, ...more] = shape.points.filter((_, place) => place !== index);
  return { ...shape, points: [first!, second!, third!, ...more] };
}

/** The outline through some places; undefined where they are too few. */
export function outlineThrough(points: readonly Point[]): Shape | undefined {
  const [first, second, third, ...more] = points.map(({ x, y }) => ({ x: rounded(x), y: rounded(y) }));
  return first && second && third && { kind: 'polygon', points: [first, second, third, ...more] };
}

/** The rectangle between two corners; undefined where it would have no sides. */
export function rectangleBetween(one: Point, other: Point): Shape | undefined {
  const [width, depth] = [Math.abs(one.x - other.x), Math.abs(one.y - other.y)];
  if (width < least || depth < least) return undefined;
  return {
    ...{ kind: 'rectangle', x: rounded((one.x + other.x) / 2), y: rounded((one.y + other.y) / 2) },
    ...{ width: rounded(width), depth: rounded(depth) },
  };
}

/** The circle around a place through another; undefined where it would have no size. */
export function circleAround({ x, y }: Point, through: Point): Shape | undefined {
  const radius = Math.hypot(through.x - x, through.y - y);
  return radius < least ? undefined : { kind: 'circle', x: rounded(x), y: rounded(y), radius: rounded(radius) };
}
