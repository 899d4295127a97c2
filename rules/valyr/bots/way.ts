import type { Game, Piece, Spot } from '../game.ts';
import { square, sweeps } from '../play/geometry.ts';

/** How far beyond its outline a base goes round a piece, in thousandths of an inch. */
const spare = 50;

/** How far a base goes from one place to another, in thousandths of an inch: round what blocks its way, one piece at a time. */
export function wayRound({ pieces }: Game, from: Spot, to: Spot, radius: number): number {
  const straight = Math.sqrt(square(from, to));
  let more = 0;
  for (const piece of pieces)
    if (piece.blocksMovement && sweeps(piece, from, to, radius)) {
      more = Math.max(more, Math.min(...sidesOf(piece, from, to, radius).map(lengthOf)) - straight);
    }
  return straight + more;
}

/** How far it is from a place to where a piece no longer lies before another one. */
export function asideOf(piece: Piece, from: Spot, to: Spot, radius: number): number {
  return Math.min(
    ...sidesOf(piece, from, to, radius).map(([here = from, next = here]) => Math.sqrt(square(here, next))),
  );
}

/** Both ways round a piece: along the hull of its outline and the two places. From within that hull there is only the straight one. */
function sidesOf(piece: Piece, from: Spot, to: Spot, radius: number): readonly (readonly Spot[])[] {
  const hull = hullOf([...cornersAround(piece, radius + spare), from, to]);
  const [start, end] = [hull.indexOf(from), hull.indexOf(to)];
  if (start < 0 || end < 0) return [[from, to]];
  const along = (step: number): Spot[] => {
    const way = [from];
    for (let at = start; at !== end; ) {
      at = (at + step + hull.length) % hull.length;
      way.push(hull[at]!);
    }
    return way;
  };
  return [along(1), along(-1)];
}

function lengthOf(way: readonly Spot[]): number {
  let sum = 0;
  for (let at = 1; at < way.length; at++) sum += Math.sqrt(square(way[at - 1]!, way[at]!));
  return sum;
}

/** Corners of a piece, so far outwards from its middle; a circle as an octagon around it. */
function cornersAround({ outline, left, top, right, bottom }: Piece, far: number): Spot[] {
  if (outline.kind === 'circle') {
    const reach = outline.radius + far;
    const half = reach * octagon;
    const { x, y } = outline;
    return [half, -half].flatMap((near) =>
      [reach, -reach].flatMap((wide) => [
        { x: x + near, y: y + wide },
        { x: x + wide, y: y + near },
      ]),
    );
  }
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  return outline.corners.map((corner) => {
    const share = 1 + far / Math.max(1, Math.sqrt(square(corner, middle)));
    return { x: middle.x + (corner.x - middle.x) * share, y: middle.y + (corner.y - middle.y) * share };
  });
}

/** The tangent of an eighth of a half turn. */
const octagon = Math.SQRT2 - 1;

/** The convex hull of places, in order around it (Andrew's monotone chain). */
function hullOf(spots: readonly Spot[]): Spot[] {
  const sorted = [...spots].sort((a, b) => a.x - b.x || a.y - b.y);
  const half = (order: readonly Spot[]): Spot[] => {
    const chain: Spot[] = [];
    for (const spot of order) {
      while (chain.length > 1 && isRight(chain[chain.length - 2]!, chain[chain.length - 1]!, spot)) chain.pop();
      chain.push(spot);
    }
    chain.pop();
    return chain;
  };
  return [...half(sorted), ...half([...sorted].reverse())];
}

/** Whether the last of three places lies to the right of the line through the others, or on it. */
const isRight = (a: Spot, b: Spot, c: Spot): boolean => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) <= 0;
