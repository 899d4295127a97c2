import { inMm } from '../path.ts';
import { cellMm } from '../sizes.ts';
import type { Region } from './region.ts';

/** Slanted lines over a region's box, aligned to the board so that neighbouring regions go together. */
export function hatch({ box }: Pick<Region, 'box'>, spacing: number, slope: 'rising' | 'falling'): string {
  const left = box.left * cellMm;
  const right = (box.right + 1) * cellMm;
  const top = box.top * cellMm;
  const bottom = (box.bottom + 1) * cellMm;
  const height = bottom - top;
  let d = '';
  for (let at = Math.floor((left - height) / spacing) * spacing; at < right; at += spacing) {
    const [y1, y2] = slope === 'rising' ? [bottom, top] : [top, bottom];
    d += `M${inMm(at)} ${inMm(y1)}L${inMm(at + height)} ${inMm(y2)}`;
  }
  return d;
}
