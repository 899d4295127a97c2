import type { Op } from './display-list.ts';
import type { Size } from './paper-size.ts';

/** Where a face with so much bleed is cut, for previews: seen on light and on dark, and in no file; `unit` is a millimetre on the sheet. */
export function trimLine({ width, height }: Size, bleed: number, unit = 1): Op[] {
  const box = { x: bleed * unit, y: bleed * unit, w: (width - 2 * bleed) * unit, h: (height - 2 * bleed) * unit };
  return [
    { op: 'rect', ...box, stroke: { colour: '#ffffff', width: 0.6 * unit } },
    { op: 'rect', ...box, stroke: { colour: '#d0006f', width: 0.3 * unit, dash: [1.6 * unit, 1.2 * unit] } },
  ];
}
