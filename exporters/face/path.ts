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

export const polygon = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${mm(x)} ${mm(y)}`).join('L')}Z`;

export const circle = (x: number, y: number, r: number): string =>
  `M${mm(x - r)} ${mm(y)}a${mm(r)} ${mm(r)} 0 1 0 ${mm(2 * r)} 0a${mm(r)} ${mm(r)} 0 1 0 ${mm(-2 * r)} 0Z`;

// Pictures hold thousands of small diamonds of few sizes.
const diamondSides = new Map<number, string>();

/** A square standing on its tip. */
export function diamond(x: number, y: number, r: number, high = r): string {
  const [w, h] = [mm(r), mm(high)];
  const size = w * 1e6 + h;
  let sides = diamondSides.get(size);
  if (sides === undefined) {
    sides = `l${w} ${h}l${-w} ${h}l${-w} ${-h}Z`;
    if (diamondSides.size > 2000) diamondSides.clear();
    diamondSides.set(size, sides);
  }
  return `M${mm(x)} ${mm(y - h)}${sides}`;
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
    d += `C${mm(a[0])} ${mm(a[1])} ${mm(b[0])} ${mm(b[1])} ${mm(p2[0])} ${mm(p2[1])}`;
  }
  return d;
}
