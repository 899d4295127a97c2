/** Dice that are folded of a net, beside the one of six sides. */
export type NetSides = 4 | 8 | 10 | 12;

export type Point = readonly [x: number, y: number];
type Corner = readonly [x: number, y: number, z: number];

const golden = (1 + Math.sqrt(5)) / 2;
const signs = [1, -1] as const;

/** Corners around the middle of the die. */
const corners: Readonly<Record<NetSides, () => Corner[]>> = {
  4: () => [
    [1, 1, 1],
    [1, -1, -1],
    [-1, 1, -1],
    [-1, -1, 1],
  ],
  8: () =>
    signs.flatMap((one): Corner[] => [
      [one, 0, 0],
      [0, one, 0],
      [0, 0, one],
    ]),
  10: () => {
    // Two points and a zigzag between them, as steep as the ten kites need to be flat.
    const turn = Math.cos(Math.PI / 5);
    const slope = (1 - turn) / (1 + turn);
    const around = Array.from({ length: 10 }, (_, index): Corner => {
      const at = (index * Math.PI) / 5;
      return [Math.cos(at), Math.sin(at), index % 2 === 0 ? slope : -slope];
    });
    return [[0, 0, 1], [0, 0, -1], ...around];
  },
  12: () => {
    const inner = 1 / golden;
    const cube = signs.flatMap((x) => signs.flatMap((y) => signs.map((z): Corner => [x, y, z])));
    const others = signs.flatMap((a) =>
      signs.flatMap((b): Corner[] => [
        [0, a * inner, b * golden],
        [a * inner, b * golden, 0],
        [b * golden, 0, a * inner],
      ]),
    );
    return [...cube, ...others];
  },
};

const minus = (a: Corner, b: Corner): Corner => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Corner, b: Corner): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Corner, b: Corner): Corner => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (a: Corner): Corner => {
  const length = Math.sqrt(dot(a, a));
  return [a[0] / length, a[1] / length, a[2] / length];
};
const nothing = 1e-9;

/** A side of a die: its corners in turn as one looks at it from outside, and where it looks. */
export interface Side {
  readonly corners: readonly number[];
  readonly out: Corner;
}

/** The sides of a body: planes through three corners behind which all others lie. */
function sidesOf(points: readonly Corner[]): Side[] {
  const found = new Map<string, Side>();
  for (let a = 0; a < points.length; a++)
    for (let b = a + 1; b < points.length; b++)
      for (let c = b + 1; c < points.length; c++) {
        const across = unit(cross(minus(points[b]!, points[a]!), minus(points[c]!, points[a]!)));
        const height = dot(across, points[a]!);
        const out: Corner = height < 0 ? [-across[0], -across[1], -across[2]] : across;
        const level = Math.abs(height);
        if (points.some((point) => dot(out, point) > level + nothing)) continue;
        const on = points.flatMap((point, index) => (Math.abs(dot(out, point) - level) < nothing ? [index] : []));
        if (!found.has(on.join())) found.set(on.join(), { corners: inTurn(on, points, out), out });
      }
  return [...found.values()];
}

function inTurn(on: readonly number[], points: readonly Corner[], out: Corner): number[] {
  const flat = flatten(on, points, out);
  const middle = middleOf(flat);
  const angle = (index: number) => Math.atan2(flat[index]![1] - middle[1], flat[index]![0] - middle[0]);
  return on
    .map((corner, index) => ({ corner, at: angle(index) }))
    .sort((a, b) => a.at - b.at)
    .map(({ corner }) => corner);
}

/** Corners of a side in its own plane, seen from outside with y downwards. */
function flatten(on: readonly number[], points: readonly Corner[], out: Corner): Point[] {
  const first = unit(minus(points[on[1]!]!, points[on[0]!]!));
  const second = cross(out, first);
  return on.map((corner) => {
    const from = minus(points[corner]!, points[on[0]!]!);
    return [dot(from, first), -dot(from, second)];
  });
}

export const middleOf = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

/** A side in the net, and the edges along which others hang on it or it hangs on another. */
export interface Laid {
  readonly side: Side;
  readonly at: readonly Point[];
  readonly folds: Set<number>;
}

/** All sides of a die laid flat, each beside the first one that it shares an edge with. */
export function unfolded(die: NetSides): Laid[] {
  const points = corners[die]();
  const sides = sidesOf(points);
  const laid: Laid[] = [];
  const open = new Set(sides);
  const lay = (side: Side, at: readonly Point[]) => {
    open.delete(side);
    const one: Laid = { side, at, folds: new Set() };
    laid.push(one);
    return one;
  };
  lay(sides[0]!, flatten(sides[0]!.corners, points, sides[0]!.out));
  for (const one of laid) {
    const { corners: own } = one.side;
    for (const [edge, from] of own.entries()) {
      const to = own[(edge + 1) % own.length]!;
      const next = [...open].find((side) => side.corners.includes(from) && side.corners.includes(to));
      if (!next) continue;
      const flat = flatten(next.corners, points, next.out);
      const hinge = [one.at[edge]!, one.at[(edge + 1) % own.length]!] as const;
      const [a, b] = [next.corners.indexOf(from), next.corners.indexOf(to)];
      const moved = lay(next, flat.map(onto([flat[a]!, flat[b]!], hinge)));
      one.folds.add(edge);
      moved.folds.add((a + 1) % next.corners.length === b ? a : b);
    }
  }
  return laid;
}

/** Moves and turns the plane so that one stretch comes to lie on another of the same length. */
function onto([a, b]: readonly [Point, Point], [to, end]: readonly [Point, Point]): (point: Point) => Point {
  const turn = Math.atan2(end[1] - to[1], end[0] - to[0]) - Math.atan2(b[1] - a[1], b[0] - a[0]);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return ([x, y]) => [to[0] + (x - a[0]) * cos - (y - a[1]) * sin, to[1] + (x - a[0]) * sin + (y - a[1]) * cos];
}

/** What stands on each side: opposite ones come to one more than there are sides. */
export function numbersOf(sides: readonly Side[]): number[] {
  const numbers: number[] = new Array(sides.length).fill(0);
  let next = 1;
  for (const [index, { out }] of sides.entries()) {
    if (numbers[index]! > 0) continue;
    const opposite = sides.findIndex((other) => dot(other.out, out) < -1 + 1e-6);
    // Low and high ones take turns, so that they do not gather on one half.
    const low = next % 2 === 1;
    numbers[index] = low ? next : sides.length + 1 - next;
    numbers[opposite] = low ? sides.length + 1 - next : next;
    next++;
  }
  return numbers;
}

/** Whether two convex polygons have more in common than an edge. */
export function overlap(one: readonly Point[], other: readonly Point[]): boolean {
  const parted = (by: readonly Point[]) =>
    by.some((from, index) => {
      const to = by[(index + 1) % by.length]!;
      const [nx, ny] = [to[1] - from[1], from[0] - to[0]];
      const spans = [one, other].map((points) => points.map(([x, y]) => x * nx + y * ny));
      const [a, b] = spans as [number[], number[]];
      const touch = 1e-3 * Math.sqrt(nx * nx + ny * ny);
      return Math.max(...a) <= Math.min(...b) + touch || Math.max(...b) <= Math.min(...a) + touch;
    });
  return !parted(one) && !parted(other);
}
