import type { Cell, Edge, HeightStep } from '../../rules/map-grid.ts';
import type { Terrain } from '../../schemas/types.generated.ts';
import { hatch } from './board/hatch.ts';
import { label, letter } from './board/label.ts';
import { chance, outlinePath, type Region, regionsOf } from './board/region.ts';
import { lookOf } from './board/terrain.ts';
import { along, bar, cornersOf, teethOf } from './board/walls.ts';
import { clipped, inRing, middleOf, ringOf, thorns } from './board/zones.ts';
import type { Op } from './display-list.ts';
import { circle, diamond, mm } from './path.ts';
import { printedWords } from './printed-words.ts';
import { cellMm } from './sizes.ts';

/** Maps in black lines on white paper: no floor, no tints, no shadows. They cost little ink and are read in grey. */
const black = '#111111';
const grey = '#6b6b6b';
const words = { ink: black, plate: '#ffffff' } as const;

export const lowFloor = (columns: number, rows: number): Op[] => [
  { op: 'rect', x: 0, y: 0, w: columns * cellMm, h: rows * cellMm, fill: '#ffffff' },
  {
    op: 'rect',
    x: 0.15,
    y: 0.15,
    w: columns * cellMm - 0.3,
    h: rows * cellMm - 0.3,
    stroke: { colour: black, width: 0.3 },
  },
];

/** A deploy zone: hatched to one side for red, to the other for blue, with a letter. */
export function lowDeployZone(team: 'red' | 'blue', cells: readonly Cell[], said = printedWords()): Op[] {
  const { letter: sign, words: text } = said.deploys[team];
  return regionsOf(cells).flatMap((region): Op[] => {
    const { x, y } = middleOf(region);
    return [
      hatched(region, 6.35, team === 'red' ? 'rising' : 'falling', 0.22),
      { op: 'path', d: outlinePath(region.cells, 1.3, 1.6), stroke: { colour: black, width: 0.6, dash: [5, 2.2] } },
      {
        op: 'path',
        d: team === 'red' ? circle(x, y, 7) : diamond(x, y, 8.6),
        fill: '#ffffff',
        stroke: { colour: black, width: 0.6 },
      },
      letter(sign, x, y, 9.5, black),
      ...label(region, [{ text, strong: true }], words, { x, bottom: y + 12.2, w: cellMm }),
    ];
  });
}

/** A hazard: a ring of slanted strokes around small thorns. */
export function lowHazard(name: string, effect: string, cells: readonly Cell[]): Op[] {
  return regionsOf(cells).flatMap((region): Op[] => {
    const [field, inner] = [outlinePath(region.cells, 0.6), outlinePath(region.cells, 3)];
    const strokes: Op = { op: 'path', d: hatch(region, 3.6, 'rising'), stroke: { colour: black, width: 0.5 } };
    return [
      { op: 'clip', shape: { op: 'path', d: field + inner, rule: 'evenodd' }, ops: [strokes] },
      clipped(inner, [{ op: 'path', d: thorns(region), stroke: { colour: grey, width: 0.2 } }]),
      { op: 'path', d: field, stroke: { colour: black, width: 0.4 } },
      { op: 'path', d: inner, stroke: { colour: black, width: 0.25 } },
      ...label(region, [{ text: name, strong: true }, { text: effect }], words),
    ];
  });
}

/** A scoring area: a double frame with a ring and its name. */
export function lowControlPoint(name: string, cells: readonly Cell[]): Op[] {
  return regionsOf(cells).flatMap((region): Op[] => {
    const { x, y, r } = ringOf(region);
    return [
      { op: 'path', d: outlinePath(region.cells, 1.1, 2.2), stroke: { colour: black, width: 1 } },
      { op: 'path', d: outlinePath(region.cells, 2.4, 1.4), stroke: { colour: black, width: 0.3 } },
      { op: 'path', d: circle(x, y, r), fill: '#ffffff', stroke: { colour: black, width: 0.8 } },
      ...inRing(region, name, black, words),
    ];
  });
}

/** Terrain as lines that say what it does: crossed for solids, waves where nobody enters, leaves where nobody sees, tufts where it is slow. */
export function lowTerrain(terrain: Terrain, cells: readonly Cell[]): Op[] {
  const look = lookOf(terrain);
  const edge = outlinePath(cells, 0.7, look === 'solid' ? 0 : 2);
  const inside = regionsOf(cells);
  if (look === 'solid')
    return [
      { op: 'path', d: edge, fill: '#ffffff' },
      clipped(
        edge,
        inside.flatMap((region) => [rising(region, 2.6, 0.35), falling(region, 2.6, 0.35)]),
      ),
      { op: 'path', d: edge, stroke: { colour: black, width: 1.1 } },
    ];
  if (look === 'barrier')
    return [
      clipped(edge, [{ op: 'path', d: lattice(cells, 3, 5, wave), stroke: { colour: black, width: 0.3 } }]),
      { op: 'path', d: edge, stroke: { colour: black, width: 0.7 } },
    ];
  if (look === 'veil')
    return [
      { op: 'path', d: edge, fill: '#ffffff' },
      clipped(edge, [{ op: 'path', d: lattice(cells, 4, 4, tuft), stroke: { colour: black, width: 0.35 } }]),
      { op: 'path', d: edge, stroke: { colour: black, width: 0.7, dash: [3, 1] } },
    ];
  return [
    clipped(edge, [
      { op: 'path', d: lattice(cells, 3, 3, look === 'slow' ? blades : dash), stroke: { colour: grey, width: 0.3 } },
    ]),
    { op: 'path', d: edge, stroke: { colour: black, width: 0.4, dash: [1.2, 1] } },
  ];
}

export function lowWalls(edges: readonly Edge[]): Op[] {
  if (edges.length === 0) return [];
  const posts = cornersOf(edges).map(([x, y]) => circle(x * cellMm, y * cellMm, 2));
  return [
    { op: 'path', d: edges.map((edge) => bar(edge, 1.4)).join(''), fill: black },
    { op: 'path', d: posts.join(''), fill: black },
  ];
}

/** Cover: a row of white beads, broken up so that it is no wall. */
export function lowCover(edges: readonly Edge[]): Op[] {
  if (edges.length === 0) return [];
  const beads = edges.flatMap((edge) => along(edge, 5)).map(({ x, y }) => circle(x, y, 1.5));
  return [{ op: 'path', d: beads.join(''), fill: '#ffffff', stroke: { colour: black, width: 0.6 } }];
}

/** A height step: a line with teeth towards the lower side. */
export function lowHeights(steps: readonly HeightStep[]): Op[] {
  if (steps.length === 0) return [];
  const line = steps.map(({ x1, y1, x2, y2 }) => `M${x1 * cellMm} ${y1 * cellMm}L${x2 * cellMm} ${y2 * cellMm}`);
  return [
    { op: 'path', d: teethOf(steps), fill: black },
    { op: 'path', d: line.join(''), stroke: { colour: black, width: 0.8 } },
  ];
}

const hatched = (region: Region, spacing: number, slope: 'rising' | 'falling', width: number): Op =>
  clipped(outlinePath(region.cells, 1.3, 1.6), [
    { op: 'path', d: hatch(region, spacing, slope), stroke: { colour: grey, width } },
  ]);
const line =
  (slope: 'rising' | 'falling') =>
  (region: Region, spacing: number, width: number): Op => ({
    op: 'path',
    d: hatch(region, spacing, slope),
    stroke: { colour: black, width },
  });
const [rising, falling] = [line('rising'), line('falling')];

/** Marks in rows and columns of each cell, a little off their places. */
function lattice(cells: readonly Cell[], across: number, down: number, mark: (x: number, y: number) => string): string {
  let d = '';
  for (const { x, y } of cells)
    for (let index = 0; index < across * down; index++) {
      const left = (index % across) + 0.5 + 0.3 * (chance(x, y, 601 + index) - 0.5);
      const top = Math.floor(index / across) + 0.5 + 0.3 * (chance(x, y, 631 + index) - 0.5);
      d += mark((x + left / across) * cellMm, (y + top / down) * cellMm);
    }
  return d;
}

const wave = (x: number, y: number) => `M${mm(x - 2.2)} ${mm(y)}q1.1 -1.3 2.2 0q1.1 1.3 2.2 0`;
const tuft = (x: number, y: number) => `M${mm(x - 2.2)} ${mm(y + 1)}q0.2 -2.6 2.2 -2.6q2 0 2.2 2.6`;
const dash = (x: number, y: number) => `M${mm(x - 0.6)} ${mm(y)}l1.2 0`;
const blades = (x: number, y: number) =>
  `M${mm(x - 1.2)} ${mm(y - 1.3)}L${mm(x - 0.3)} ${mm(y)}L${mm(x)} ${mm(y - 1.9)}L${mm(x + 0.3)} ${mm(y)}L${mm(x + 1.2)} ${mm(y - 1.3)}`;
