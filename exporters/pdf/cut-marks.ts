import type { Op } from '../face/display-list.ts';
import type { Box } from '../face/path.ts';
import { type BandEdge, bandHeight, hairline, type Size } from './paper.ts';

interface CutMarks {
  readonly page: Size;
  /** Where the strip with the check line runs, and the white that the printer leaves beside it. */
  readonly edge: BandEdge;
  readonly margin: number;
  /** What is cut out, in mm from the top left of the page. */
  readonly cuts: readonly Box[];
  /** What is painted of each, bleed included: no mark lies on it. */
  readonly painted: readonly Box[];
}

/** Shorter marks in mm are no help. */
const shortest = 0.5;
/** Differences in mm that come from adding up. */
const nothing = 0.01;
const ink = '#000000';

/** Hairlines that show where to cut: each goes on from a cut until it meets another card, the strip or the edge of the paper. */
export function paintCutMarks({ page, edge, margin, cuts, painted }: CutMarks): Op {
  const band = margin + bandHeight + 0.5;
  const ends = {
    left: edge === 'left' ? band : 0,
    top: edge === 'top' ? band : 0,
    right: page.width - (edge === 'right' ? band : 0),
    bottom: page.height - (edge === 'bottom' ? band : 0),
  };
  const lines = new Set<string>();
  const line = (x1: number, y1: number, x2: number, y2: number) => {
    if (x2 - x1 >= shortest || y2 - y1 >= shortest) lines.add(`M${mm(x1)} ${mm(y1)}L${mm(x2)} ${mm(y2)}`);
  };
  for (const [index, cut] of cuts.entries()) {
    const own = painted[index] as Box;
    for (const x of [cut.x, cut.x + cut.w]) {
      const met = painted.filter((box) => box.x <= x + nothing && box.x + box.w >= x - nothing);
      const above = met.map((box) => box.y + box.h).filter((end) => end <= own.y + nothing);
      const below = met.map((box) => box.y).filter((start) => start >= own.y + own.h - nothing);
      line(x, Math.max(ends.top, ...above), x, own.y);
      line(x, own.y + own.h, x, Math.min(ends.bottom, ...below));
    }
    for (const y of [cut.y, cut.y + cut.h]) {
      const met = painted.filter((box) => box.y <= y + nothing && box.y + box.h >= y - nothing);
      const before = met.map((box) => box.x + box.w).filter((end) => end <= own.x + nothing);
      const after = met.map((box) => box.x).filter((start) => start >= own.x + own.w - nothing);
      line(Math.max(ends.left, ...before), y, own.x, y);
      line(own.x + own.w, y, Math.min(ends.right, ...after), y);
    }
  }
  return { op: 'path', d: [...lines].join(''), stroke: { colour: ink, width: hairline } };
}

/** Half the length of a cross, in mm. */
const arm = 1.5;

/** Small crosses at the corners of what is cut out, seen on light and on dark: for those who cut without marks in the margins. */
export function paintInnerMarks(cuts: readonly Box[]): Op[] {
  const corners = new Map<string, readonly [number, number]>();
  for (const { x, y, w, h } of cuts)
    for (const at of [x, x + w]) for (const level of [y, y + h]) corners.set(`${mm(at)} ${mm(level)}`, [at, level]);
  const d = [...corners.values()]
    .map(([x, y]) => `M${mm(x - arm)} ${mm(y)}L${mm(x + arm)} ${mm(y)}M${mm(x)} ${mm(y - arm)}L${mm(x)} ${mm(y + arm)}`)
    .join('');
  return [
    { op: 'path', d, stroke: { colour: '#ffffff', width: 4 * hairline } },
    { op: 'path', d, stroke: { colour: ink, width: hairline } },
  ];
}

/** A dashed line across the page, seen on light and on dark. */
export function paintFold({ width }: Size, y: number): Op[] {
  const d = `M0 ${mm(y)}L${mm(width)} ${mm(y)}`;
  return [
    { op: 'path', d, stroke: { colour: '#ffffff', width: 4 * hairline } },
    { op: 'path', d, stroke: { colour: ink, width: 2 * hairline, dash: [3, 2] } },
  ];
}

const mm = (value: number) => String(Math.round(value * 1000) / 1000);
