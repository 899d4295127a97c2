import type { Spot } from '../game.ts';
import type { Stretch } from './stretches.ts';

/** How many times as far as what hides them places are hidden, seen from the eye. */
export interface Cast {
  readonly from: number;
  readonly to: number;
}

/** No shadow behind an outline, but the outline itself. */
export const itself: Cast = { from: 1, to: 1 };

/**
 * How far a piece hides what stands behind it, or in it: heights of the eye, of what is looked at, and of the piece, all above the table.
 * A line from the one to the other sinks or rises evenly, so that the shadow of an outline is the outline itself, grown around the
 * eye. Undefined where the piece hides nothing.
 */
export function castOf(eye: number, seen: number, height: number): Cast | undefined {
  if (height === Infinity) return { from: 1, to: Infinity };
  if (eye > height) return seen < height ? { from: 1, to: (eye - seen) / (eye - height) } : undefined;
  if (eye >= seen) return eye < height || seen < height ? { from: 1, to: Infinity } : undefined;
  return eye === height ? undefined : { from: Math.max(1, (seen - eye) / (height - eye)), to: Infinity };
}

/**
 * A line of places that an eye looks at: the line runs along x, and so does the look. `eye` is where the eye stands beside the
 * middle that all outlines are measured from, at 0 of x; `place` is where the line runs beside it.
 */
export interface Sightline {
  readonly eye: number;
  readonly place: number;
}

/** Which places of a line an outline without dents hides: one stretch, as what lies behind it has no dents either. */
export function behindConvex(corners: readonly Spot[], line: Sightline, cast: Cast): Stretch | undefined {
  const { eye } = line;
  const h = line.place - eye;
  const { from, to } = cast;
  const [near, far] = [h / from, to === Infinity ? 0 : h / to];
  const [lower, upper] = near < far ? [near, far] : [far, near];
  let [least, most] = [Infinity, -Infinity];
  let [left, right] = [0, 0];
  for (let i = 0, j = corners.length - 1; i < corners.length; j = i, i += 1) {
    const [px, py, qx, qy] = [corners[j]!.x, corners[j]!.y - eye, corners[i]!.x, corners[i]!.y - eye];
    if (px * qy - py * qx > 0) left += 1;
    else right += 1;
    const rise = qy - py;
    if (h === 0) {
      // Looked along the line: where it crosses the side, and beyond.
      if (py > 0 === qy > 0) continue;
      const x = px - (py * (qx - px)) / rise;
      if (x <= 0) continue;
      if (x * from < least) least = x * from;
      if (x * to > most) most = x * to;
      continue;
    }
    // The part of the side between the eye and the line, as far as the shadow reaches.
    const low = Math.max(lower, Math.min(py, qy));
    const high = Math.min(upper, Math.max(py, qy));
    if (low > high || (low === high && (rise !== 0 || low === 0))) continue;
    const one = seenThrough(rise === 0 ? px : px + ((low - py) * (qx - px)) / rise, low, h);
    const other = seenThrough(rise === 0 ? qx : px + ((high - py) * (qx - px)) / rise, high, h);
    least = Math.min(least, one, other);
    most = Math.max(most, one, other);
  }
  if (left === 0 || right === 0) {
    // From within all around is hidden, as far as the shadow reaches.
    return to === Infinity ? [-Infinity, Infinity] : insideOf(corners, line, to)[0];
  }
  return least < most ? [least, most] : undefined;
}

/** Where a look from 0, 0 through a place comes to the height `h`. */
const seenThrough = (x: number, y: number, h: number): number =>
  Math.abs(y) > 1e-9 ? (x * h) / y : x === 0 ? 0 : Math.sign(x) * Infinity;

/** Which places of a line any outline hides: itself, and what lies behind each of its sides. */
export function behindOutline(corners: readonly Spot[], line: Sightline, cast: Cast): Stretch[] {
  const found = insideOf(corners, line, cast.from);
  for (let i = 0, j = corners.length - 1; i < corners.length; j = i, i += 1) {
    // A side and back.
    const behind = behindSide(corners[j]!, corners[i]!, line, cast);
    if (behind) found.push(behind);
  }
  return found;
}

/** A side is an outline of two corners, which nobody stands in. */
function behindSide(p: Spot, q: Spot, line: Sightline, cast: Cast): Stretch | undefined {
  const behind = behindConvex([p, q], line, cast);
  return behind?.[0] === -Infinity && behind[1] === Infinity ? undefined : behind;
}

/** Which places of a line lie in an outline that is grown around the eye so many times. */
export function insideOf(corners: readonly Spot[], { eye, place }: Sightline, grown: number): Stretch[] {
  const y = eye + (place - eye) / grown;
  let cuts: number[] | undefined;
  for (let i = 0, j = corners.length - 1; i < corners.length; j = i, i += 1) {
    const [a, b] = [corners[i]!, corners[j]!];
    if (a.y > y === b.y > y) continue;
    cuts ??= [];
    cuts.push((((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) * grown);
  }
  if (!cuts) return [];
  cuts.sort((one, other) => one - other);
  const found: Stretch[] = [];
  for (let index = 1; index < cuts.length; index += 2) found.push([cuts[index - 1]!, cuts[index]!]);
  return found;
}

/** The same of a circle and of what lies behind it: one stretch, as both together have no dents. */
export function behindCircle(middle: Spot, radius: number, { eye, place }: Sightline, { from, to }: Cast) {
  const h = place - eye;
  const [x, y] = [middle.x, middle.y - eye];
  const square = x * x + y * y;
  const isInside = square <= radius * radius;
  if (isInside && to === Infinity) return [-Infinity, Infinity] as const;
  let [least, most] = [Infinity, -Infinity];
  const take = (found: number) => {
    if (found < least) least = found;
    if (found > most) most = found;
  };
  const cut = (grown: number) => {
    const [dy, r] = [h - y * grown, radius * grown];
    if (Math.abs(dy) > r) return;
    const half = Math.sqrt(r * r - dy * dy);
    take(x * grown - half);
    take(x * grown + half);
  };
  cut(from);
  if (to !== Infinity) cut(to);
  // The end of the line is hidden where looking along it meets the circle.
  else if (Math.abs(y) < radius) take(Math.sign(x) * Infinity);
  if (!isInside && h !== 0) {
    const length = Math.sqrt(square - radius * radius);
    const [cos, sin] = [length / Math.sqrt(square), radius / Math.sqrt(square)];
    for (const turn of [sin, -sin]) {
      // Where a look that just touches the circle meets the line.
      const [tx, ty] = [(x * cos - y * turn) * cos, (x * turn + y * cos) * cos];
      const far = ty === 0 ? 0 : h / ty;
      if (far >= from && far <= to) take(tx * far);
    }
  }
  return least < most ? ([least, most] as const) : undefined;
}

/** Whether an outline has no dents. */
export function isConvex(corners: readonly Spot[]): boolean {
  let [left, right] = [0, 0];
  for (const [index, a] of corners.entries()) {
    const b = corners[(index + 1) % corners.length]!;
    const c = corners[(index + 2) % corners.length]!;
    const turn = (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x);
    if (turn > 0) left += 1;
    if (turn < 0) right += 1;
  }
  return left === 0 || right === 0;
}
