import type { Cell } from '../../../rules/map-grid.ts';
import { mix } from '../colour.ts';
import type { Op } from '../display-list.ts';
import { type Box, inMm } from '../path.ts';
import { cellMm } from '../sizes.ts';
import { compass } from './compass.ts';
import { grains, lines } from './floor-marks.ts';
import { chance, smoothPath } from './region.ts';

/**
 * Bare ground: its colour, large soft stains, and grain, so that a board does not look like a form.
 * @param cells those whose stains and grain are made, row by row; of the whole board if left out
 * @param pxPerMm what is too fine for so many pixels is left out
 */
export function paintGround(
  columns: number,
  rows: number,
  seed: number,
  colour: string,
  cells: readonly Cell[] = cellsOf(columns, rows),
  pxPerMm = Infinity,
): Op[] {
  const width = columns * cellMm;
  const height = rows * cellMm;
  const dark = mix(colour, '#3a2a18', 0.55);
  const light = mix(colour, '#fffbea', 0.7);
  return [
    {
      op: 'rect',
      x: 0,
      y: 0,
      w: width,
      h: height,
      fill: {
        kind: 'radial',
        circle: [width * 0.45, height * 0.42, Math.max(width, height) * 0.75],
        stops: [
          [0, mix(colour, '#fffbea', 0.22)],
          [0.6, colour],
          [1, mix(colour, '#3a2a18', 0.16)],
        ],
      },
    },
    { op: 'path', d: stains(cells, seed + 11), fill: dark, opacity: 0.05 },
    { op: 'path', d: stains(cells, seed + 23), fill: light, opacity: 0.1 },
    { op: 'path', d: stains(cells, seed + 37), fill: dark, opacity: 0.045 },
    ...grains({ pxPerMm }, () => pebbles(cells, seed + 5, 0.5), light, 0.5, 0.4),
    ...grains({ pxPerMm }, () => pebbles(cells, seed + 41, 0.38), dark, 0.38, 0.3),
    ...lines({ pxPerMm }, () => scratches(cells, seed), dark, 0.22, 0.26),
  ];
}

/** Blots of one to three cells, about one for every three cells. */
function stains(cells: readonly Cell[], salt: number): string {
  let d = '';
  for (const { x, y } of cells) {
    if (chance(x, y, salt) > 0.34) continue;
    const size = cellMm * (0.5 + chance(x, y, salt + 1));
    const cx = (x + chance(x, y, salt + 2)) * cellMm;
    const cy = (y + chance(x, y, salt + 3)) * cellMm;
    const points = compass.map(([dx, dy], index) => {
      const reach = size * (0.55 + 0.6 * chance(x * 8 + index, y, salt + 4));
      return { x: cx + dx * reach, y: cy + dy * reach * 0.75 };
    });
    d += smoothPath(points);
  }
  return d;
}

function pebbles(cells: readonly Cell[], salt: number, size: number): string {
  let d = '';
  for (const { x, y } of cells) {
    for (let grain = 0; grain < 5; grain++) {
      const at = salt + grain * 7;
      const cx = (x + chance(x, y, at)) * cellMm;
      const cy = (y + chance(x, y, at + 1)) * cellMm;
      const r = size * (0.4 + chance(x, y, at + 2));
      d += `M${inMm(cx - r)} ${inMm(cy)}L${inMm(cx)} ${inMm(cy - r * 0.8)}L${inMm(cx + r * 1.2)} ${inMm(cy)}L${inMm(cx)} ${inMm(cy + r * 0.7)}Z`;
    }
  }
  return d;
}

/** A tuft or crack in about every second cell. */
function scratches(cells: readonly Cell[], seed: number): string {
  let d = '';
  for (const { x, y } of cells) {
    if (chance(x, y, seed + 71) > 0.5) continue;
    const cx = (x + 0.15 + 0.7 * chance(x, y, seed + 72)) * cellMm;
    const cy = (y + 0.15 + 0.7 * chance(x, y, seed + 73)) * cellMm;
    for (const lean of [-0.9, 0.1, 1])
      d += `M${inMm(cx + lean * 0.5)} ${inMm(cy)}L${inMm(cx + lean * 1.3)} ${inMm(cy - 1.7)}`;
  }
  return d;
}

/** Cells around a part of a board that reach into it: stains are the widest. */
const reach = 2;

/** The cells of a board, row by row: all of them, or those that reach into a part of it in mm. */
export function cellsOf(columns: number, rows: number, part?: Box): Cell[] {
  const cells: Cell[] = [];
  const [left, top] = part ? [first(part.x), first(part.y)] : [0, 0];
  const right = part ? Math.min(columns, last(part.x + part.w)) : columns;
  const bottom = part ? Math.min(rows, last(part.y + part.h)) : rows;
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) cells.push({ x, y });
  return cells;
}

const first = (from: number): number => Math.max(0, Math.floor(from / cellMm) - reach);
const last = (to: number): number => Math.ceil(to / cellMm) + reach;
