import type { Cell, Edge } from '../../rules/map-grid.ts';
import type { Grid } from '../../rules/spaces.ts';
import { hatch } from './board/hatch.ts';
import { letter } from './board/label.ts';
import { outlinePath, regionsOf } from './board/region.ts';
import type { DisplayList, Op } from './display-list.ts';
import { circle, mm, type Point } from './path.ts';
import { cellMm } from './sizes.ts';

/** Something drawn above a board to explain it. Cells are `y * columns + x`; each is told by its form as well as by its colour. */
export type Mark =
  /** Who stands on `from` sees nothing in dark cells and half of those with a dark triangle; `sight` as `sightWith` has it. */
  | { readonly mark: 'sight'; readonly from: number; readonly sight: ArrayLike<number> }
  /** How far something goes: the outline only. */
  | { readonly mark: 'range'; readonly cells: readonly number[] }
  /** Where a movement ends. */
  | { readonly mark: 'reach'; readonly cells: readonly number[] }
  /** What an area covers. */
  | { readonly mark: 'area'; readonly cells: readonly number[] }
  /** What a sentence is about. */
  | { readonly mark: 'note'; readonly cells: readonly number[]; readonly edges: readonly Edge[] }
  /** From the middle of one cell to that of another: whole, half or not seen. */
  | { readonly mark: 'line'; readonly from: number; readonly to: number; readonly seen: Seen }
  /** The edge of a shadow, between two places in cells from the top left corner. */
  | { readonly mark: 'ray'; readonly from: Point; readonly to: Point }
  /** A cell with a letter to speak of it. */
  | { readonly mark: 'pin'; readonly at: number; readonly letter: string };

export type Seen = 'clear' | 'half' | 'full';

const ink = '#14182a';
const colours = { range: '#7a4a00', reach: '#0b6e5f', area: '#b3420f', note: '#6a1b9a' } as const;

/**
 * The marks as a picture in the millimetres of the board, in the order in which they are given.
 *
 * @param weight how much thicker lines are than on paper, for a board that is seen from afar
 */
export function diagramOps(grid: Grid, marks: readonly Mark[], weight = 1): Op[] {
  return marks.flatMap((mark) => opsOf(grid, mark, weight));
}

/** A board with marks, or a part of it. */
export function diagramFace(
  board: DisplayList,
  grid: Grid,
  marks: readonly Mark[],
  part: Part = whole(grid),
): DisplayList {
  const ops = [...board.ops, ...diagramOps(grid, marks)];
  const size = { width: part.columns * cellMm, height: part.rows * cellMm, bleed: 0, corner: 0 };
  return { ...size, ops: [{ op: 'group', x: -part.x * cellMm, y: -part.y * cellMm, ops }] };
}

/** Cells side by side. */
export interface Part extends Cell, Grid {}

const whole = ({ columns, rows }: Grid): Part => ({ x: 0, y: 0, columns, rows });

function opsOf(grid: Grid, mark: Mark, weight: number): Op[] {
  switch (mark.mark) {
    case 'sight':
      return shadows(grid, mark);
    case 'range':
      return outline(grid, mark.cells, colours.range, weight, [3.2, 2]);
    case 'reach':
      return [...dotted(grid, mark.cells), ...outline(grid, mark.cells, colours.reach, weight)];
    case 'area':
      return [
        ...hatched(grid, mark.cells, colours.area, 'falling'),
        ...outline(grid, mark.cells, colours.area, weight),
      ];
    case 'note':
      return [
        ...hatched(grid, mark.cells, colours.note, 'rising'),
        ...outline(grid, mark.cells, colours.note, weight),
        ...mark.edges.flatMap((edge) => cased(straight(edge), colours.note, 2.2 * weight)),
      ];
    case 'line':
      return sightLine(grid, mark, weight);
    case 'ray':
      return cased(polyline([mark.from, mark.to]), ink, 0.6 * weight, [1.6, 1.2]);
    case 'pin':
      return pin(grid, mark);
  }
}

const cellOf = ({ columns }: Grid, cell: number): Cell => ({ x: cell % columns, y: Math.floor(cell / columns) });
const middleOf = (grid: Grid, cell: number): Point => {
  const { x, y } = cellOf(grid, cell);
  return [x + 0.5, y + 0.5];
};

const polyline = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${mm(x * cellMm)} ${mm(y * cellMm)}`).join('L')}`;
const straight = ({ x1, y1, x2, y2 }: Edge): string =>
  polyline([
    [x1, y1],
    [x2, y2],
  ]);

/** A line with white below it, so that it is seen on any ground. */
const cased = (d: string, colour: string, width: number, dash?: readonly number[]): Op[] => [
  { op: 'path', d, stroke: { colour: '#ffffff', width: width * 2 }, opacity: 0.8 },
  {
    op: 'path',
    d,
    stroke: { colour, width, ...(dash && { dash: dash.map((length) => length * Math.max(1, width)) }) },
  },
];

function outline(grid: Grid, cells: readonly number[], colour: string, weight: number, dash?: readonly number[]): Op[] {
  if (cells.length === 0) return [];
  const d = outlinePath(
    cells.map((cell) => cellOf(grid, cell)),
    0.9,
    1.4,
  );
  return cased(d, colour, 1.1 * weight, dash);
}

function hatched(grid: Grid, cells: readonly number[], colour: string, slope: 'rising' | 'falling'): Op[] {
  return regionsOf(cells.map((cell) => cellOf(grid, cell))).flatMap((region): Op[] => {
    const d = outlinePath(region.cells);
    const lines: Op = { op: 'path', d: hatch(region, 3.2, slope), stroke: { colour, width: 0.7 }, opacity: 0.75 };
    return [
      { op: 'path', d, fill: '#ffffff', opacity: 0.18 },
      { op: 'path', d, fill: colour, opacity: 0.16 },
      { op: 'clip', shape: { op: 'path', d }, ops: [lines] },
    ];
  });
}

/** A dot in the middle of each cell. */
function dotted(grid: Grid, cells: readonly number[]): Op[] {
  if (cells.length === 0) return [];
  const d = cells
    .map((cell) => middleOf(grid, cell))
    .map(([x, y]) => circle(x * cellMm, y * cellMm, 2.4))
    .join('');
  const ground = outlinePath(cells.map((cell) => cellOf(grid, cell)));
  return [
    { op: 'path', d: ground, fill: colours.reach, opacity: 0.2 },
    { op: 'path', d, fill: colours.reach, stroke: { colour: '#ffffff', width: 0.8 } },
  ];
}

/** Dark cells are hatched, and of a cell that is half in shadow its dark triangle (T-070 to T-079). */
function shadows(grid: Grid, { from, sight }: Extract<Mark, { mark: 'sight' }>): Op[] {
  const viewer = cellOf(grid, from);
  const dark: Cell[] = [];
  let triangles = '';
  for (let cell = 0; cell < grid.columns * grid.rows; cell++) {
    const seen = sight[cell] ?? 0;
    if (seen === 3) dark.push(cellOf(grid, cell));
    else if (seen !== 0) triangles += triangle(cellOf(grid, cell), viewer, seen);
  }
  if (dark.length === 0 && triangles === '') return [];
  const d = outlinePath(dark) + triangles;
  const box = { left: 0, top: 0, right: grid.columns - 1, bottom: grid.rows - 1 };
  const lines: Op = {
    op: 'path',
    d: hatch({ box }, 2.6, 'rising'),
    stroke: { colour: ink, width: 0.5 },
    opacity: 0.55,
  };
  return [
    { op: 'path', d, fill: ink, opacity: 0.42 },
    { op: 'clip', shape: { op: 'path', d }, ops: [lines] },
  ];
}

/** Half a cell, cut by the diagonal that points at the viewer. @param seen 1 the half nearer the viewer's column, 2 nearer its row */
function triangle({ x, y }: Cell, viewer: Cell, seen: number): string {
  const [left, top] = [x < viewer.x, y < viewer.y];
  const near: Point = [left ? x + 1 : x, top ? y + 1 : y];
  const far: Point = [left ? x : x + 1, top ? y : y + 1];
  const tip: Point = seen === 1 ? [near[0], far[1]] : [far[0], near[1]];
  return `${polyline([near, tip, far])}Z`;
}

/** What is seen wholly has a whole line, what is seen half a broken one; across what is not seen lies a cross. */
function sightLine(grid: Grid, { from, to, seen }: Extract<Mark, { mark: 'line' }>, weight: number): Op[] {
  const [a, b] = [middleOf(grid, from), middleOf(grid, to)];
  const dash = { clear: undefined, half: [3, 2], full: [0.9, 1.8] }[seen];
  const line = cased(polyline([a, b]), ink, 1.2 * weight, dash);
  if (seen !== 'full') return line;
  const [x, y] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const arm = 0.16;
  const cross = `${polyline([
    [x - arm, y - arm],
    [x + arm, y + arm],
  ])}${polyline([
    [x + arm, y - arm],
    [x - arm, y + arm],
  ])}`;
  return [...line, ...cased(cross, '#a3161a', 1.6 * weight)];
}

function pin(grid: Grid, mark: Extract<Mark, { mark: 'pin' }>): Op[] {
  const [x, y] = middleOf(grid, mark.at).map((place) => place * cellMm) as [number, number];
  return [
    { op: 'path', d: circle(x, y, 7.4), fill: '#ffffff' },
    { op: 'path', d: circle(x, y, 6.2), fill: ink },
    letter(mark.letter, x, y, 8, '#ffffff'),
  ];
}
