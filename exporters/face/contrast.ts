import { mix } from './colour.ts';

/** Contrast of two `#rrggbb` colours after WCAG 2.2: 1 to 21. */
export function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** The colour, moved towards black or white (whichever is nearer to enough) until it can be read on every ground. */
export function readable(colour: string, grounds: readonly string[], least: number): string {
  const enough = (tried: string) => grounds.every((ground) => contrast(tried, ground) >= least);
  for (let part = 0; part <= 1; part += 0.02) {
    for (const end of ['#000000', '#ffffff']) {
      const tried = mix(colour, end, part);
      if (enough(tried)) return tried;
    }
  }
  // No colour is read well on all of these grounds; the better end is the least evil.
  const worst = (end: string) => Math.min(...grounds.map((ground) => contrast(end, ground)));
  return worst('#000000') > worst('#ffffff') ? '#000000' : '#ffffff';
}

/** Relative luminance, 0 to 1. */
export function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
