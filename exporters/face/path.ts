/** A rectangle in mm. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export type Point = readonly [number, number];

/** Hundredths of a millimetre are finer than any printer. */
export const mm = (value: number): number => Math.round(value * 100) / 100;

// Writing a decimal number takes longer than all else of a path, and the same hundredths come back on every card.
const written = new Array<string | undefined>(20_000);
/** Beyond this many hundredths of a millimetre to the left of the origin, or thrice as many to its right, there is no face. */
const leastWritten = -5000;

/** A length in mm as path data has it. */
function length(value: number): string {
  const hundredths = Math.round(value * 100);
  const at = hundredths - leastWritten;
  if (!(at >= 0 && at < written.length)) return `${hundredths / 100}`;
  let text = written[at];
  if (text === undefined) {
    text = `${hundredths / 100}`;
    written[at] = text;
  }
  return text;
}

export const polygon = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${length(x)} ${length(y)}`).join('L')}Z`;

export function circle(x: number, y: number, r: number): string {
  const radius = length(r);
  const half = `a${radius} ${radius} 0 1 0 `;
  return `M${length(x - r)} ${length(y)}${half}${length(2 * r)} 0${half}${length(-2 * r)} 0Z`;
}

// Pictures hold thousands of small diamonds of few sizes.
const diamondSides = new Map<number, string>();

/** The sides of a square standing on its tip, from its upper tip. */
function sidesOf(w: number, h: number): string {
  const size = w * 1e6 + h;
  let sides = diamondSides.get(size);
  if (sides === undefined) {
    sides = `l${w} ${h}-${w} ${h}-${w}-${h}Z`;
    if (diamondSides.size > 2000) diamondSides.clear();
    diamondSides.set(size, sides);
  }
  return sides;
}

/** A square standing on its tip. */
export function diamond(x: number, y: number, r: number, high = r): string {
  const h = mm(high);
  return `M${length(x)} ${length(y - h)}${sidesOf(mm(r), h)}`;
}

/**
 * A row of small squares standing on their tips, `step` apart, the first at `x`; `radius` says how large each is, and none is drawn for
 * 0. Each is placed from the one before, which makes the path a third shorter.
 */
export function diamondRow(x: number, y: number, step: number, count: number, radius: (x: number) => number): string {
  let d = '';
  let before = -1;
  let top = 0;
  for (let i = 0; i < count; i++) {
    const r = mm(radius(x + i * step));
    if (r <= 0) continue;
    d +=
      before < 0 ? `M${length(x + i * step)} ${length(y - r)}` : `m${length((i - before) * step)} ${length(top - r)}`;
    d += sidesOf(r, r);
    before = i;
    top = r;
  }
  return d;
}

/** A smooth line through points, from the first to the last, as path commands without a start. */
export function smooth(points: readonly Point[]): string {
  let d = '';
  for (let i = 0; i < points.length - 1; i++) {
    const [p0, p1, p2, p3] = [
      points[Math.max(0, i - 1)],
      points[i],
      points[i + 1],
      points[Math.min(points.length - 1, i + 2)],
    ] as [Point, Point, Point, Point];
    const a = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6] as const;
    const b = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6] as const;
    d += `C${[...a, ...b, ...p2].map(length).join(' ')}`;
  }
  return d;
}
