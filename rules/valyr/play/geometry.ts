import type { Piece, Spot } from '../game.ts';

/** A round base on the table, in thousandths of an inch. */
export interface Disc extends Spot {
  readonly radius: number;
}

/** The square of the distance of two places. Whole numbers far below 2^53, so that every machine measures alike. */
export const square = (one: Spot, other: Spot): number => {
  const [dx, dy] = [one.x - other.x, one.y - other.y];
  return dx * dx + dy * dy;
};

/** From base to base on the flat, rounded down; 0 where bases touch or overlap (V-030). */
export const gap = (one: Disc, other: Disc): number =>
  Math.max(0, Math.floor(Math.sqrt(square(one, other))) - one.radius - other.radius);

/** Whether two bases overlap; touching is allowed. */
export const overlap = (one: Disc, other: Disc): boolean => {
  const reach = one.radius + other.radius;
  return square(one, other) < reach * reach;
};

/** The square of the distance from a place to a stretch between two others. */
export function squareToStretch(spot: Spot, from: Spot, to: Spot): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  if (length === 0) return square(spot, from);
  const along = Math.max(0, ((spot.x - from.x) * dx + (spot.y - from.y) * dy) / length);
  const t = Math.min(1, along);
  return square(spot, { x: from.x + t * dx, y: from.y + t * dy });
}

/** Whether a place lies inside of a piece or on its border. */
export function covers({ outline, left, top, right, bottom }: Piece, spot: Spot): boolean {
  const { x, y } = spot;
  if (x < left || x > right || y < top || y > bottom) return false;
  if (outline.kind === 'circle') return square(outline, spot) <= outline.radius * outline.radius;
  const { corners } = outline;
  let inside = false;
  for (let i = 0, j = corners.length - 1; i < corners.length; j = i, i += 1) {
    const [a, b] = [corners[i]!, corners[j]!];
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
}

/** Whether a base lies wholly inside of a piece. */
export function coversWhole(piece: Piece, disc: Disc): boolean {
  if (!covers(piece, disc)) return false;
  const { outline } = piece;
  if (outline.kind === 'circle') {
    const room = outline.radius - disc.radius;
    return room >= 0 && square(outline, disc) <= room * room;
  }
  return edges(outline.corners).every(([a, b]) => squareToStretch(disc, a, b) >= disc.radius * disc.radius);
}

/** Whether a base that goes straight from one place to another touches a piece on its way; standing still counts too. */
export function sweeps(piece: Piece, from: Spot, to: Spot, radius: number): boolean {
  if (Math.min(from.x, to.x) - radius >= piece.right || Math.max(from.x, to.x) + radius <= piece.left) return false;
  if (Math.min(from.y, to.y) - radius >= piece.bottom || Math.max(from.y, to.y) + radius <= piece.top) return false;
  const { outline } = piece;
  if (outline.kind === 'circle') {
    const reach = outline.radius + radius;
    return squareToStretch(outline, from, to) < reach * reach;
  }
  if (covers(piece, from) || covers(piece, to)) return true;
  const least = radius * radius;
  const { corners } = outline;
  for (let i = 0, j = corners.length - 1; i < corners.length; j = i, i += 1) {
    const [a, b] = [corners[j]!, corners[i]!];
    if (crosses(from, to, a, b) || squareToStretch(a, from, to) < least) return true;
    if (squareToStretch(from, a, b) < least || squareToStretch(to, a, b) < least) return true;
  }
  return false;
}

/** Stretches of a straight line that lie inside of a piece, as shares of its length from 0 to 1, in order. */
export function within(piece: Piece, from: Spot, to: Spot): readonly (readonly [number, number])[] {
  const { outline, left, top, right, bottom } = piece;
  if (Math.min(from.x, to.x) > right || Math.max(from.x, to.x) < left) return [];
  if (Math.min(from.y, to.y) > bottom || Math.max(from.y, to.y) < top) return [];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (outline.kind === 'circle') {
    const [fx, fy] = [from.x - outline.x, from.y - outline.y];
    const a = dx * dx + dy * dy;
    const b = fx * dx + fy * dy;
    const inside = b * b - a * (fx * fx + fy * fy - outline.radius * outline.radius);
    if (a === 0 || inside <= 0) return [];
    const root = Math.sqrt(inside);
    const [enter, leave] = [Math.max(0, (-b - root) / a), Math.min(1, (-b + root) / a)];
    return enter < leave ? [[enter, leave]] : [];
  }
  let cuts: number[] | undefined;
  const { corners } = outline;
  for (let i = 0, j = corners.length - 1; i < corners.length; j = i, i += 1) {
    const [a, b] = [corners[j]!, corners[i]!];
    const ex = b.x - a.x;
    const ey = b.y - a.y;
    const turn = dx * ey - dy * ex;
    if (turn === 0) continue;
    const t = ((a.x - from.x) * ey - (a.y - from.y) * ex) / turn;
    const u = ((a.x - from.x) * dy - (a.y - from.y) * dx) / turn;
    if (t > 0 && t < 1 && u >= 0 && u <= 1) {
      cuts ??= [0, 1];
      cuts.push(t);
    }
  }
  const isInside = (t: number) => covers(piece, { x: from.x + dx * t, y: from.y + dy * t });
  if (!cuts) return isInside(0.5) ? [[0, 1]] : [];
  cuts.sort((one, other) => one - other);
  const found: [number, number][] = [];
  for (let index = 1; index < cuts.length; index++) {
    const [begin, end] = [cuts[index - 1]!, cuts[index]!];
    if (end > begin && isInside((begin + end) / 2)) found.push([begin, end]);
  }
  return found;
}

const edges = (corners: readonly Spot[]): (readonly [Spot, Spot])[] =>
  corners.map((corner, index) => [corner, corners[(index + 1) % corners.length]!]);

/** Whether two stretches cross or touch. */
const crosses = (a: Spot, b: Spot, c: Spot, d: Spot): boolean =>
  side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);

/** On which side of the line through two places a third one lies: -1, 0 or 1. */
const side = (p: Spot, q: Spot, r: Spot): number => Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));

/** How far a straight way may miss the middle of a base and still go directly to it. */
export const aside = 100;

/** Whether a way from a place goes straight to a base and not beyond it. */
export function isTowards(from: Spot, to: Spot, { x, y }: Disc): boolean {
  const whole = Math.sqrt(square(from, { x, y }));
  if (whole === 0) return false;
  const [ux, uy] = [(x - from.x) / whole, (y - from.y) / whole];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = dx * ux + dy * uy;
  return along > 0 && along <= whole && Math.abs(dx * uy - dy * ux) <= aside;
}

/** The place so far from one towards another, in whole thousandths, never farther than asked. */
export function towards(from: Spot, to: Spot, distance: number): Spot {
  const whole = Math.sqrt(square(from, to));
  if (whole === 0) return { x: from.x, y: from.y };
  const share = distance / whole;
  return { x: from.x + Math.trunc((to.x - from.x) * share), y: from.y + Math.trunc((to.y - from.y) * share) };
}
