import type { Cell } from '../../../rules/map-grid.ts';
import type { Op } from '../display-list.ts';
import { circle, inMm, mm } from '../path.ts';
import { cellMm } from '../sizes.ts';
import { compass } from './compass.ts';
import { smoothPath } from './region.ts';

/** A floor to be laid: its cells, its colour, and the dice of this map. */
export interface Laid {
  readonly columns: number;
  readonly rows: number;
  readonly colour: string;
  readonly roll: (x: number, y: number, salt: number) => number;
  /** Pixels to the mm that it is looked at with; infinite on paper. */
  readonly pxPerMm: number;
  /** Those whose marks are made, row by row. */
  readonly cells: readonly Cell[];
}

/** Share of a pixel's colour below which fine marks, each for itself, change nothing that is seen. */
const leastSeen = 0.06;

/** Whether marks so fine, in mm, are seen from so far away. */
const isSeen = (pxPerMm: number, width: number, opacity: number): boolean => width * opacity * pxPerMm >= leastSeen;

/** Lines on a floor, where they are seen. */
export function lines(
  { pxPerMm }: Pick<Laid, 'pxPerMm'>,
  d: () => string,
  colour: string,
  width: number,
  opacity: number,
): Op[] {
  return isSeen(pxPerMm, width, opacity) ? [{ op: 'path', d: d(), stroke: { colour, width }, opacity }] : [];
}

/** Grains so large on a floor, where they are seen. */
export function grains(
  { pxPerMm }: Pick<Laid, 'pxPerMm'>,
  d: () => string,
  fill: string,
  size: number,
  opacity: number,
): Op[] {
  return isSeen(pxPerMm, size, opacity) ? [{ op: 'path', d: d(), fill, opacity }] : [];
}

/** Something for each of the cells. */
function each({ cells }: Laid, make: (x: number, y: number) => string): string {
  let d = '';
  for (const { x, y } of cells) d += make(x, y);
  return d;
}

/** Soft blots in a part of the cells. */
export function patches(laid: Laid, salt: number, share: number): string {
  const { roll } = laid;
  return each(laid, (x, y) => {
    if (roll(x, y, salt) > share) return '';
    const size = cellMm * (0.5 + roll(x, y, salt + 1));
    const cx = (x + roll(x, y, salt + 2)) * cellMm;
    const cy = (y + roll(x, y, salt + 3)) * cellMm;
    return smoothPath(
      compass.map(([dx, dy], index) => {
        const reach = size * (0.55 + 0.6 * roll(x * 8 + index, y, salt + 4));
        return { x: cx + dx * reach, y: cy + dy * reach * 0.75 };
      }),
    );
  });
}

/** Tufts of three blades. */
export function blades(laid: Laid, salt: number): string {
  const { roll } = laid;
  return each(laid, (x, y) =>
    [0, 1, 2]
      .map((tuft) => {
        const cx = (x + 0.05 + 0.9 * roll(x, y, salt + 3 * tuft)) * cellMm;
        const cy = (y + 0.1 + 0.9 * roll(x, y, salt + 3 * tuft + 1)) * cellMm;
        const high = 1.1 + 0.9 * roll(x, y, salt + 3 * tuft + 2);
        return `M${inMm(cx - 0.9)} ${inMm(cy - high * 0.7)}L${inMm(cx - 0.25)} ${inMm(cy)}M${inMm(cx)} ${inMm(cy)}L${inMm(cx + 0.1)} ${inMm(cy - high)}M${inMm(cx + 0.25)} ${inMm(cy)}L${inMm(cx + 1)} ${inMm(cy - high * 0.7)}`;
      })
      .join(''),
  );
}

/** Slabs in three tones. Joints run along the grid, so that cells are counted on them. */
export function flagstones(laid: Laid): [string, string, string] {
  const { roll } = laid;
  const tones: [string, string, string] = ['', '', ''];
  each(laid, (x, y) => {
    const layout = layouts[Math.floor(roll(x, y, 21) * layouts.length)]!;
    layout.forEach(([left, top, wide, high], index) => {
      const tone = Math.floor(roll(x * 4 + index, y, 22) * 3) as 0 | 1 | 2;
      // Wider joints between cells than within them.
      const gap = (share: number) => (share % 1 === 0 ? 0.36 : 0.13);
      const [l, t, r, b] = [gap(left), gap(top), gap(left + wide), gap(top + high)];
      const [width, height] = [wide * cellMm - l - r, high * cellMm - t - b];
      tones[tone] += slab((x + left) * cellMm + l, (y + top) * cellMm + t, width, height, 0.9);
    });
    return '';
  });
  return tones;
}

/** How a cell is cut into slabs: left, top, width and height of each, as shares of the cell. */
const layouts: readonly (readonly (readonly [number, number, number, number])[])[] = [
  [[0, 0, 1, 1]],
  [
    [0, 0, 0.5, 1],
    [0.5, 0, 0.5, 1],
  ],
  [
    [0, 0, 1, 0.5],
    [0, 0.5, 1, 0.5],
  ],
  [
    [0, 0, 0.6, 0.5],
    [0.6, 0, 0.4, 0.5],
    [0, 0.5, 1, 0.5],
  ],
  [
    [0, 0, 0.5, 0.6],
    [0.5, 0, 0.5, 0.4],
    [0, 0.6, 0.5, 0.4],
    [0.5, 0.4, 0.5, 0.6],
  ],
];

function slab(x: number, y: number, w: number, h: number, r: number): string {
  const [a, b, c, d] = [mm(x), mm(y), mm(x + w), mm(y + h)];
  return `M${inMm(x + r)} ${b}L${inMm(x + w - r)} ${b}L${c} ${inMm(y + r)}L${c} ${inMm(y + h - r)}L${inMm(x + w - r)} ${d}L${inMm(x + r)} ${d}L${a} ${inMm(y + h - r)}L${a} ${inMm(y + r)}Z`;
}

/** A thin crack in about every second cell. */
export function hairlines(laid: Laid, salt: number): string {
  const { roll } = laid;
  return each(laid, (x, y) => {
    if (roll(x, y, salt) > 0.45) return '';
    let cx = (x + 0.1 + 0.3 * roll(x, y, salt + 1)) * cellMm;
    let cy = (y + 0.1 + 0.8 * roll(x, y, salt + 2)) * cellMm;
    let d = `M${inMm(cx)} ${inMm(cy)}`;
    for (let step = 0; step < 4; step++) {
      cx += 1.5 + 3.5 * roll(x, y, salt + 3 + step);
      cy += 6 * (roll(x, y, salt + 13 + step) - 0.5);
      d += `L${inMm(cx)} ${inMm(cy)}`;
    }
    return d;
  });
}

/** Boards from left to right, four to a cell, with their grain and nails. */
export function planksOf({ columns, roll, cells }: Laid): {
  tones: [string, string, string];
  grain: string;
  nails: string;
} {
  const tones: [string, string, string] = ['', '', ''];
  const high = cellMm / 4;
  let grain = '';
  let nails = '';
  const [top, bottom] = [cells[0]?.y ?? 0, cells.at(-1)?.y ?? -1];
  for (let row = top * 4; row < (bottom + 1) * 4; row++) {
    const y = row * high;
    for (let x = -roll(0, row, 21) * 3 * cellMm, board = 0; x < columns * cellMm; board++) {
      const wide = (1.6 + 2.2 * roll(board, row, 22)) * cellMm;
      const [left, right] = [Math.max(x, 0), Math.min(x + wide, columns * cellMm)];
      if (right > left + 0.6) {
        tones[Math.floor(roll(board, row, 23) * 3) as 0 | 1 | 2] += slab(
          left + 0.12,
          y + 0.14,
          right - left - 0.24,
          high - 0.28,
          0.2,
        );
        for (const line of [0, 1]) {
          const at = left + (right - left) * 0.7 * roll(board, row, 24 + line);
          const down = y + high * (0.25 + 0.5 * roll(board, row, 26 + line));
          const long = Math.min(right - at - 1, 8 + 16 * roll(board, row, 28 + line));
          if (long > 3)
            grain += `M${inMm(at)} ${inMm(down)}q${inMm(long / 2)} ${inMm(roll(board, row, 30) - 0.5)} ${inMm(long)} 0`;
        }
        for (const end of [left + 1.3, right - 1.3]) nails += circle(end, y + high / 2, 0.32);
      }
      x += wide;
    }
  }
  return { tones, grain, nails };
}

/** Long waves that the wind leaves. */
export function ripples(laid: Laid, salt: number, count = 3): string {
  const { roll } = laid;
  return each(laid, (x, y) =>
    Array.from({ length: count }, (_, wave) => {
      const cx = (x + 0.6 * roll(x, y, salt + 2 * wave) - 0.2) * cellMm;
      const cy = (y + (wave + roll(x, y, salt + 2 * wave + 1)) / count) * cellMm;
      const long = cellMm * (0.22 + 0.2 * roll(x, y, salt + 11 + wave));
      return `M${inMm(cx)} ${inMm(cy)}q${inMm(long / 2)} -1.6 ${inMm(long)} 0q${inMm(long / 2)} 1.3 ${inMm(long)} 0`;
    }).join(''),
  );
}

/** Grains. */
export function specks(laid: Laid, salt: number, count: number, size: number): string {
  const { roll } = laid;
  return each(laid, (x, y) =>
    Array.from({ length: count }, (_, grain) => {
      const at = salt + grain * 3;
      const r = mm(size * (0.5 + roll(x, y, at + 2)));
      return `M${inMm((x + roll(x, y, at)) * cellMm - r)} ${inMm((y + roll(x, y, at + 1)) * cellMm)}l${r} ${-r}l${r} ${r}l${-r} ${r}Z`;
    }).join(''),
  );
}
