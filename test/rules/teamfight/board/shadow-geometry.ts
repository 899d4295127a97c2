/**
 * Shadows worked out as geometry, to compare the engine's tables with: every shadow is cut out of the plane by the two straight lines
 * that T-071 names and the line between their corners. Nothing here is shared with the engine. Corners of the grid lie at odd numbers
 * of half spaces around the viewer's centre; everything is counted in twelfths of a space, so that all is whole numbers.
 */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** A block or a straight wall without thickness, by its sides in halves of a space. */
export interface Obstacle {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Twice the area of the triangle a, b, c, signed by the way it turns. */
const turn = (a: Point, b: Point, c: Point) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
const eye: Point = { x: 0, y: 0 };
const half = 6;

/** The two outermost corners of an obstacle as seen from the eye. */
function outermost({ left, right, top, bottom }: Obstacle): [Point, Point] {
  const corners = [left, right].flatMap((x) => [top, bottom].map((y) => ({ x: x * half, y: y * half })));
  const nearer = (a: Point, b: Point) => a.x * a.x + a.y * a.y < b.x * b.x + b.y * b.y;
  const most = (sign: 1 | -1) =>
    corners.reduce((best, corner) => {
      const side = sign * turn(eye, best, corner);
      return side > 0 || (side === 0 && nearer(corner, best)) ? corner : best;
    });
  return [most(1), most(-1)];
}

/** Where the edge of a shadow goes from its corner (T-071). */
function edgeFrom(corner: Point, other: Point): Point {
  const away = { x: Math.sign(corner.x), y: Math.sign(corner.y) };
  const onColumn = Math.abs(corner.x) === half;
  const onRow = Math.abs(corner.y) === half;
  // At a corner of the viewer's own space the edge leaves the wall, as the other straight way would run along it.
  if (onColumn && onRow) return other.y === corner.y ? { x: 0, y: away.y } : { x: away.x, y: 0 };
  if (onColumn) return { x: 0, y: away.y };
  if (onRow) return { x: away.x, y: 0 };
  return away;
}

/** Whether a point lies on the side of the line from `from` towards `way` where the shadow is. */
function inside(point: Point, from: Point, way: Point, other: Point): boolean {
  const to = { x: from.x + way.x, y: from.y + way.y };
  const side = turn(from, to, other);
  return side === 0 ? turn(from, to, point) * turn(from, to, eye) < 0 : turn(from, to, point) * side > 0;
}

/** Whether a point is in the shadow of an obstacle. */
function shadowOf(obstacle: Obstacle): (point: Point) => boolean {
  const [a, b] = outermost(obstacle);
  let wayA = edgeFrom(a, b);
  let wayB = edgeFrom(b, a);
  // Both edges on one line, away to the same side, would hide nothing: the near one goes diagonally (the reading of T-079).
  const along = (way: Point) => way.x * (b.y - a.y) === way.y * (b.x - a.x);
  if (along(wayA) && along(wayB) && wayA.x === wayB.x && wayA.y === wayB.y) {
    const aIsNear = Math.abs(a.x) + Math.abs(a.y) < Math.abs(b.x) + Math.abs(b.y);
    if (aIsNear) wayA = { x: Math.sign(a.x), y: Math.sign(a.y) };
    else wayB = { x: Math.sign(b.x), y: Math.sign(b.y) };
  }
  return between({ corner: a, way: wayA }, { corner: b, way: wayB });
}

/** The edge of a shadow: where it begins, and where it goes. */
interface ShadowEdge {
  readonly corner: Point;
  readonly way: Point;
}

/** Whether a point is behind the line between the corners of two edges, and between the edges. */
function between(
  { corner: a, way: wayA }: ShadowEdge,
  { corner: b, way: wayB }: ShadowEdge,
): (point: Point) => boolean {
  const eyeSide = turn(a, b, eye);
  return (point) => turn(a, b, point) * eyeSide < 0 && inside(point, a, wayA, b) && inside(point, b, wayB, a);
}

/**
 * How much of a space, counted from the viewer, is dark behind all obstacles together: each quarter that both diagonals cut out of it
 * is in a shadow as a whole or not at all.
 */
export function quartersOf(obstacles: readonly Obstacle[]): (x: number, y: number) => 'clear' | 'half' | 'full' {
  return quarters(obstacles.map(shadowOf));
}

/** The same of one shadow that is given by its edges, whose corners are counted in halves of a space. */
export function quartersBetween(edges: readonly [ShadowEdge, ShadowEdge]): ReturnType<typeof quartersOf> {
  const [one, other] = edges.map(({ corner, way }) => ({ corner: { x: corner.x * half, y: corner.y * half }, way }));
  return quarters([between(one!, other!)]);
}

function quarters(shadows: readonly ((point: Point) => boolean)[]): ReturnType<typeof quartersOf> {
  return (x, y) => {
    const points = [
      { x: 12 * x + 4, y: 12 * y + 1 },
      { x: 12 * x - 4, y: 12 * y + 1 },
      { x: 12 * x + 1, y: 12 * y + 4 },
      { x: 12 * x + 1, y: 12 * y - 4 },
    ];
    const dark = points.filter((point) => shadows.some((hides) => hides(point))).length;
    if (dark !== 0 && dark !== 2 && dark !== 4) throw new Error(`${dark} quarters of ${x},${y} are dark.`);
    return dark === 0 ? 'clear' : dark === 2 ? 'half' : 'full';
  };
}
