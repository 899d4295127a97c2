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

// Writing a decimal number takes longer than all else of a path; a whole one is written at once.
const fractions = Array.from({ length: 100 }, (_, hundredths) => `${hundredths / 100}`.slice(1));

/** A length in mm as path data has it: the same as of `mm`. */
export function inMm(value: number): string {
  const hundredths = Math.round(value * 100);
  const size = Math.abs(hundredths);
  const whole = Math.floor(size / 100);
  return `${hundredths < 0 ? '-' : ''}${whole}${fractions[size - whole * 100]}`;
}

export const polygon = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${inMm(x)} ${inMm(y)}`).join('L')}Z`;

export function circle(x: number, y: number, r: number): string {
  const radius = inMm(r);
  const half = `a${radius} ${radius} 0 1 0 `;
  return `M${inMm(x - r)} ${inMm(y)}${half}${inMm(2 * r)} 0${half}${inMm(-2 * r)} 0Z`;
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
  return `M${inMm(x)} ${inMm(y - h)}${sidesOf(mm(r), h)}`;
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
    d += before < 0 ? `M${inMm(x + i * step)} ${inMm(y - r)}` : `m${inMm((i - before) * step)} ${inMm(top - r)}`;
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
    d += `C${[...a, ...b, ...p2].map(inMm).join(' ')}`;
  }
  return d;
}
