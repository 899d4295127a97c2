import { chance, smoothPath } from './board-region.ts';
import { mix } from './colour.ts';
import type { Op } from './display-list.ts';
import { mm } from './path.ts';
import { cellMm } from './sizes.ts';

/** The colour of bare ground where a map names none: dry earth, light enough for every tint above it. */
const plainGround = '#d3c6a6';

/** Bare ground: its colour, large soft stains, and grain, so that a board does not look like a form. */
export function paintGround(columns: number, rows: number, colour = plainGround): Op[] {
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
    { op: 'path', d: stains(columns, rows, 11), fill: dark, opacity: 0.05 },
    { op: 'path', d: stains(columns, rows, 23), fill: light, opacity: 0.1 },
    { op: 'path', d: stains(columns, rows, 37), fill: dark, opacity: 0.045 },
    { op: 'path', d: pebbles(columns, rows, 5, 0.5), fill: light, opacity: 0.4 },
    { op: 'path', d: pebbles(columns, rows, 41, 0.38), fill: dark, opacity: 0.3 },
    { op: 'path', d: scratches(columns, rows), stroke: { colour: dark, width: 0.22 }, opacity: 0.26 },
  ];
}

/** Blots of one to three cells, about one for every three cells. */
function stains(columns: number, rows: number, salt: number): string {
  let d = '';
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
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
  }
  return d;
}

/** Eight directions, clockwise from the right; roughly, as a stain is no circle. */
const compass: readonly (readonly [number, number])[] = [
  [1, 0],
  [0.7, 0.7],
  [0, 1],
  [-0.7, 0.7],
  [-1, 0],
  [-0.7, -0.7],
  [0, -1],
  [0.7, -0.7],
];

function pebbles(columns: number, rows: number, salt: number, size: number): string {
  let d = '';
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      for (let grain = 0; grain < 5; grain++) {
        const at = salt + grain * 7;
        const cx = (x + chance(x, y, at)) * cellMm;
        const cy = (y + chance(x, y, at + 1)) * cellMm;
        const r = size * (0.4 + chance(x, y, at + 2));
        d += `M${mm(cx - r)} ${mm(cy)}L${mm(cx)} ${mm(cy - r * 0.8)}L${mm(cx + r * 1.2)} ${mm(cy)}L${mm(cx)} ${mm(cy + r * 0.7)}Z`;
      }
    }
  }
  return d;
}

/** A tuft or crack in about every second cell. */
function scratches(columns: number, rows: number): string {
  let d = '';
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      if (chance(x, y, 71) > 0.5) continue;
      const cx = (x + 0.15 + 0.7 * chance(x, y, 72)) * cellMm;
      const cy = (y + 0.15 + 0.7 * chance(x, y, 73)) * cellMm;
      for (const lean of [-0.9, 0.1, 1])
        d += `M${mm(cx + lean * 0.5)} ${mm(cy)}L${mm(cx + lean * 1.3)} ${mm(cy - 1.7)}`;
    }
  }
  return d;
}
