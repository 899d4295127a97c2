import type { Edge, HeightStep } from '../../../rules/map-grid.ts';
import type { Op } from '../display-list.ts';
import { circle, inMm, mm } from '../path.ts';
import { cellMm } from '../sizes.ts';

/** Walls are the heaviest thing on a map, in colour and in grey. All drawn walls are one filled shape, so that corners join. */
export function paintWalls(edges: readonly Edge[]): Op[] {
  if (edges.length === 0) return [];
  const posts = cornersOf(edges);
  const bars = (half: number) => edges.map((edge) => bar(edge, half)).join('');
  const caps = (r: number) => posts.map(([x, y]) => circle(x * cellMm, y * cellMm, r)).join('');
  return [
    { op: 'path', d: bars(1.75) + caps(2.5), fill: '#17120f' },
    { op: 'path', d: bars(0.95), fill: '#4b433c' },
    { op: 'path', d: edges.map((edge) => courses(edge)).join(''), stroke: { colour: '#17120f', width: 0.35 } },
    { op: 'path', d: caps(1.65), fill: '#5b5249' },
    {
      op: 'path',
      d: posts.map(([x, y]) => circle(x * cellMm - 0.45, y * cellMm - 0.45, 0.75)).join(''),
      fill: '#877c70',
    },
  ];
}

/** The soft shadow that walls throw on everything flat. */
export function paintWallShadows(edges: readonly Edge[]): Op[] {
  if (edges.length === 0) return [];
  const bars = (half: number) => edges.map((edge) => bar(edge, half)).join('');
  return [
    { op: 'group', x: 1.2, y: 1.6, ops: [{ op: 'path', d: bars(3.1), fill: '#1a120a', opacity: 0.1 }] },
    { op: 'group', x: 1.1, y: 1.4, ops: [{ op: 'path', d: bars(2.3), fill: '#1a120a', opacity: 0.16 }] },
    { op: 'group', x: 0.9, y: 1.1, ops: [{ op: 'path', d: bars(1.8), fill: '#1a120a', opacity: 0.2 }] },
  ];
}

/** A segment as a rectangle that is `half` wide on each side and goes on for `half` beyond both ends. */
export function bar({ x1, y1, x2, y2 }: Edge, half: number): string {
  const left = Math.min(x1, x2) * cellMm - half;
  const right = Math.max(x1, x2) * cellMm + half;
  const top = Math.min(y1, y2) * cellMm - half;
  const bottom = Math.max(y1, y2) * cellMm + half;
  return `M${inMm(left)} ${inMm(top)}L${inMm(right)} ${inMm(top)}L${inMm(right)} ${inMm(bottom)}L${inMm(left)} ${inMm(bottom)}Z`;
}

/** Ends of segments, each once. */
export function cornersOf(edges: readonly Edge[]): (readonly [number, number])[] {
  const corners = new Map<string, readonly [number, number]>();
  for (const { x1, y1, x2, y2 } of edges) {
    corners.set(`${x1},${y1}`, [x1, y1]);
    corners.set(`${x2},${y2}`, [x2, y2]);
  }
  return [...corners.values()];
}

/** Joints between the stones of a wall, three a cell. */
function courses(edge: Edge): string {
  return along(edge, 3)
    .map(
      ({ x, y, acrossX, acrossY }) =>
        `M${inMm(x - acrossX)} ${inMm(y - acrossY)}L${inMm(x + acrossX)} ${inMm(y + acrossY)}`,
    )
    .join('');
}

interface Station {
  readonly x: number;
  readonly y: number;
  /** Unit vector across the edge: down for a horizontal edge, left for a vertical one. */
  readonly acrossX: number;
  readonly acrossY: number;
}

/** Places along an edge, `count` a cell, in the middle of equal parts. */
export function along({ x1, y1, x2, y2 }: Edge, count: number): Station[] {
  const cells = Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1));
  const total = Math.round(cells * count);
  return Array.from({ length: total }, (_, index) => {
    const part = (index + 0.5) / total;
    return {
      x: (x1 + (x2 - x1) * part) * cellMm,
      y: (y1 + (y2 - y1) * part) * cellMm,
      acrossX: y1 === y2 ? 0 : 1,
      acrossY: y1 === y2 ? 1 : 0,
    };
  });
}

/** Cover: a row of green sacks on the edge. Broken up and light, so that it is no wall in grey either. */
export function paintCover(edges: readonly Edge[]): Op[] {
  if (edges.length === 0) return [];
  const long = 2.15;
  const deep = 1.25;
  const sack = (grow: number, dx = 0, dy = 0) =>
    edges
      .flatMap((edge) =>
        along(edge, 5).map(({ x, y, acrossX, acrossY }) => {
          const w = (acrossY ? long : deep) + grow;
          const h = (acrossX ? long : deep) + grow;
          return roundedBox(x - w + dx, y - h + dy, 2 * w, 2 * h, Math.min(w, h) * 0.75);
        }),
      )
      .join('');
  return [
    { op: 'path', d: sack(0.3, 0.7, 0.9), fill: '#1a120a', opacity: 0.25 },
    { op: 'path', d: sack(0.3), fill: '#173d22' },
    { op: 'path', d: sack(-0.15), fill: '#5fa468' },
    { op: 'path', d: sack(-0.75, -0.25, -0.25), fill: '#93c794' },
  ];
}

function roundedBox(x: number, y: number, w: number, h: number, r: number): string {
  const [a, b, c, d] = [mm(x), mm(y), mm(x + w), mm(y + h)];
  return `M${inMm(x + r)} ${b}L${inMm(x + w - r)} ${b}Q${c} ${b} ${c} ${inMm(y + r)}L${c} ${inMm(y + h - r)}Q${c} ${d} ${inMm(x + w - r)} ${d}L${inMm(x + r)} ${d}Q${a} ${d} ${a} ${inMm(y + h - r)}L${a} ${inMm(y + r)}Q${a} ${b} ${inMm(x + r)} ${b}Z`;
}

/** A height step: a ledge with teeth and arrows towards the lower side. */
export function paintHeights(steps: readonly HeightStep[]): Op[] {
  if (steps.length === 0) return [];
  const band = (from: number, to: number) => steps.map((step) => strip(step, from, to)).join('');
  const arrows = steps
    .flatMap((step) => {
      const [dx, dy] = downhill(step);
      return along(step, 2).map(({ x, y }) => {
        const tip = { x: x + dx * 8, y: y + dy * 8 };
        const tail = { x: x + dx * 5.4, y: y + dy * 5.4 };
        return `M${inMm(tail.x - dy * 1.7)} ${inMm(tail.y - dx * 1.7)}L${inMm(tip.x)} ${inMm(tip.y)}L${inMm(tail.x + dy * 1.7)} ${inMm(tail.y + dx * 1.7)}L${inMm(tail.x + dx * 0.9)} ${inMm(tail.y + dy * 0.9)}Z`;
      });
    })
    .join('');
  return [
    { op: 'path', d: band(0, 6.5), fill: '#2b1c0c', opacity: 0.1 },
    { op: 'path', d: band(0, 4), fill: '#2b1c0c', opacity: 0.14 },
    { op: 'path', d: band(0, 2), fill: '#2b1c0c', opacity: 0.18 },
    { op: 'path', d: teethOf(steps), fill: '#6b4a1f' },
    { op: 'path', d: band(-1.3, 0.35), fill: '#e9c766' },
    { op: 'path', d: band(-0.1, 0.6), fill: '#6b4a1f' },
    { op: 'path', d: arrows, fill: '#6b4a1f', stroke: { colour: '#f4e6b8', width: 0.3 } },
  ];
}

/** Teeth along steps, on their lower sides. */
export function teethOf(steps: readonly HeightStep[]): string {
  return steps
    .flatMap((step) => {
      const [dx, dy] = downhill(step);
      return along(step, 12).map(({ x, y }, index) => {
        const depth = index % 2 === 0 ? 3.6 : 2.3;
        const wide = 0.72;
        return `M${inMm(x - dy * wide)} ${inMm(y - dx * wide)}L${inMm(x + dx * depth)} ${inMm(y + dy * depth)}L${inMm(x + dy * wide)} ${inMm(y + dx * wide)}Z`;
      });
    })
    .join('');
}

function downhill(step: HeightStep): readonly [number, number] {
  return ({ up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] } as const)[step.lower];
}

/** The strip beside an edge from one distance to another, measured towards the lower side. */
function strip(step: HeightStep, from: number, to: number): string {
  const [dx, dy] = downhill(step);
  const a = `${inMm(step.x1 * cellMm + dx * from)} ${inMm(step.y1 * cellMm + dy * from)}`;
  const b = `${inMm(step.x2 * cellMm + dx * from)} ${inMm(step.y2 * cellMm + dy * from)}`;
  const c = `${inMm(step.x2 * cellMm + dx * to)} ${inMm(step.y2 * cellMm + dy * to)}`;
  const d = `${inMm(step.x1 * cellMm + dx * to)} ${inMm(step.y1 * cellMm + dy * to)}`;
  return `M${a}L${b}L${c}L${d}Z`;
}
