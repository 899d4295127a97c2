import type { Edge } from '../../../rules/map-grid.ts';
import type { MapLook } from '../../../schemas/types.generated.ts';
import { mix } from '../colour.ts';
import type { Op } from '../display-list.ts';
import { circle, diamond, inMm } from '../path.ts';
import { cellMm } from '../sizes.ts';
import { chance } from './region.ts';
import { along, bar, cornersOf, paintWalls } from './walls.ts';

/** Walls of whatever they are made of: always the heaviest line of the map, in colour and in grey. */
export function paintWallsOf(style: NonNullable<MapLook['walls']>, edges: readonly Edge[]): Op[] {
  if (edges.length === 0) return [];
  return style === 'stone' ? paintWalls(edges) : styles[style](edges);
}

const black = '#17120f';

const styles: Readonly<Record<Exclude<NonNullable<MapLook['walls']>, 'stone'>, (edges: readonly Edge[]) => Op[]>> = {
  brick: (edges) => [
    { op: 'path', d: bars(edges, 1.85) + caps(edges, 2.3), fill: black },
    { op: 'path', d: bars(edges, 1.35) + caps(edges, 1.75), fill: '#6f3423' },
    { op: 'path', d: lengthwise(edges), stroke: { colour: '#c59a80', width: 0.18 } },
    { op: 'path', d: joints(edges), stroke: { colour: '#c59a80', width: 0.18 } },
    { op: 'path', d: caps(edges, 1.1), fill: '#94503a' },
  ],
  hedge: (edges) => {
    const tufts = edges.flatMap((edge) =>
      along(edge, 7).map(({ x, y, acrossX, acrossY }, index) => {
        const [u, v] = [chance(edge.x1 * 40 + index, edge.y1, 501), chance(edge.x2 * 40 + index, edge.y2, 502)];
        return { x: x + acrossX * (u - 0.5) * 1.2, y: y + acrossY * (u - 0.5) * 1.2, r: 1.9 + 0.6 * v };
      }),
    );
    const each = (grow: number, dx = 0, dy = 0) =>
      tufts.map(({ x, y, r }) => circle(x + dx, y + dy, r + grow)).join('');
    return [
      { op: 'path', d: each(0.5) + caps(edges, 2.5), fill: '#0d1a0b' },
      { op: 'path', d: bars(edges, 1.2), fill: '#0d1a0b' },
      { op: 'path', d: each(-0.25), fill: '#27451f' },
      { op: 'path', d: each(-1.1, -0.4, -0.5), fill: '#3f6b31' },
      { op: 'path', d: each(-1.6, -0.6, -0.75), fill: '#6b9a4f' },
    ];
  },
  fence: (edges) => {
    const wood = '#7a5530';
    const posts = (grow: number) =>
      edges
        .flatMap((edge) => along(edge, 3))
        .map(({ x, y }) => square(x, y, 1.5 + grow))
        .join('') +
      cornersOf(edges)
        .map(([x, y]) => square(x * cellMm, y * cellMm, 2 + grow))
        .join('');
    return [
      { op: 'path', d: bars(edges, 1.35), fill: black },
      { op: 'path', d: bars(edges, 0.85), fill: mix(wood, '#fff0d0', 0.12) },
      { op: 'path', d: lengthwise(edges), stroke: { colour: black, width: 0.5 } },
      { op: 'path', d: posts(0.35), fill: black },
      { op: 'path', d: posts(-0.15), fill: wood },
      { op: 'path', d: posts(-0.8), fill: mix(wood, '#fff0d0', 0.4) },
    ];
  },
  iron: (edges) => {
    const spikes = (r: number) =>
      edges
        .flatMap((edge) => along(edge, 6))
        .map(({ x, y }) => diamond(x, y, r))
        .join('');
    return [
      { op: 'path', d: bars(edges, 1.05) + caps(edges, 2.2), fill: '#101318' },
      { op: 'path', d: spikes(2.1), fill: '#101318' },
      { op: 'path', d: spikes(1.15), fill: '#6d7885' },
      { op: 'path', d: bars(edges, 0.3), fill: '#aab4bf' },
      { op: 'path', d: caps(edges, 1.3), fill: '#6d7885' },
      { op: 'path', d: caps(edges, 0.6), fill: '#d4dbe2' },
    ];
  },
};

const bars = (edges: readonly Edge[], half: number) => edges.map((edge) => bar(edge, half)).join('');

const caps = (edges: readonly Edge[], r: number) =>
  cornersOf(edges)
    .map(([x, y]) => circle(x * cellMm, y * cellMm, r))
    .join('');

const square = (x: number, y: number, half: number) =>
  `M${inMm(x - half)} ${inMm(y - half)}l${inMm(2 * half)} 0l0 ${inMm(2 * half)}l${inMm(-2 * half)} 0Z`;

/** The line along the middle of each segment. */
const lengthwise = (edges: readonly Edge[]) =>
  edges
    .map(({ x1, y1, x2, y2 }) => `M${inMm(x1 * cellMm)} ${inMm(y1 * cellMm)}L${inMm(x2 * cellMm)} ${inMm(y2 * cellMm)}`)
    .join('');

/** Joints of two courses of bricks, six a cell, each course half a brick on. */
const joints = (edges: readonly Edge[]) =>
  edges
    .flatMap((edge) =>
      along(edge, 12).map(({ x, y, acrossX, acrossY }, index) => {
        const side = index % 2 === 0 ? -1.35 : 1.35;
        return `M${inMm(x)} ${inMm(y)}l${inMm(acrossX * side)} ${inMm(acrossY * side)}`;
      }),
    )
    .join('');
