import type { Grid } from '../../spaces.ts';
import { edgeAt } from './edges.ts';
import { turnedCell, turnedEdge } from './orientation.ts';
import { paint } from './paint.ts';
import { barePainting, type ControlArea, isBare, marked, noCells, type Painting } from './painting.ts';
import { strokesOf } from './strokes-of.ts';
import { type Image, imagesOf, type Symmetry } from './symmetry.ts';

/** A part of the map that stays as it is while the rest follows it. */
export type Part = 'left' | 'right' | 'top' | 'bottom' | 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';

const corners = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;

/** The parts of which one can be kept, for each symmetry. */
export const partsOf: Readonly<Record<Symmetry, readonly Part[]>> = {
  none: [],
  'left-right': ['left', 'right'],
  'top-bottom': ['top', 'bottom'],
  both: corners,
  diagonal: ['top-right', 'bottom-left'],
  'other-diagonal': ['top-left', 'bottom-right'],
  'half-turn': ['left', 'right', 'top', 'bottom'],
  'quarter-turn': corners,
};

/**
 * A painting of which one part stays and the rest is made of its images. What contradicts its own image (a zone on the axis) is left out.
 * A control point that is made anew takes the place in the file, and the name, of the nearest one that fell away.
 */
export function makeSymmetric(painting: Painting, symmetry: Symmetry, part: Part): Painting {
  const images = imagesOf(painting, symmetry);
  if (images.length === 1) return painting;
  const kept = keptOf(painting, images, part);
  const bare = {
    ...barePainting(painting),
    terrain: painting.terrain.map((area) => ({ ...area, cells: noCells(painting) })),
    hazards: painting.hazards.map((area) => ({ ...area, cells: noCells(painting) })),
    controlPoints: painting.controlPoints.map((area) => ({ ...area, cells: noCells(painting) })),
  };
  const made = paint(bare, strokesOf(kept), symmetry, painting);
  return { ...made, controlPoints: namedAsBefore(made, painting.controlPoints) };
}

/** What stays: of each place and its images the one that lies farthest in the kept part. */
function keptOf(painting: Painting, images: readonly Image[], part: Part): Painting {
  const stays = (x: number, y: number, places: readonly (readonly [number, number])[]): boolean => {
    const own = rank(painting, part, x, y);
    return places.every(([ox, oy]) => !before(rank(painting, part, ox, oy), own));
  };
  const middle = (cell: number, size: number): readonly [number, number] => [
    (cell % painting.columns) + size / 2,
    Math.floor(cell / painting.columns) + size / 2,
  ];
  const staysCell = (cell: number, size = 1): boolean =>
    stays(
      ...middle(cell, size),
      images.map(({ how }) => middle(turnedCell(painting, how, cell, size), size)),
    );
  const cells = (marks: Uint8Array): Uint8Array => marks.map((mark, cell) => (mark && staysCell(cell) ? mark : 0));
  const edges = (marks: Uint8Array): Uint8Array => {
    const keep = new Uint8Array(marks.length);
    for (const number of marked(marks)) {
      const edge = edgeAt(painting, number);
      const centre = ({ x, y, upright }: typeof edge) => [upright ? x : x + 0.5, upright ? y + 0.5 : y] as const;
      const others = images.map(({ how }) => centre(turnedEdge(painting, how, edge)));
      if (stays(...centre(edge), others)) keep[number] = marks[number]!;
    }
    return keep;
  };
  return {
    ...painting,
    walls: edges(painting.walls),
    cover: edges(painting.cover),
    heights: edges(painting.heights),
    terrain: painting.terrain.map((area) => ({ ...area, cells: cells(area.cells) })),
    deploy: { red: cells(painting.deploy.red), blue: cells(painting.deploy.blue) },
    hazards: painting.hazards.map((area) => ({ ...area, cells: cells(area.cells) })),
    controlPoints: painting.controlPoints.map((area) => ({ ...area, cells: cells(area.cells) })),
    markers: painting.markers.filter(({ at, size }) => staysCell(at, size)),
  };
}

/** How far a place lies from the far end of a part; then from the top, so that of two places on an axis one stays. */
function rank({ columns, rows }: Grid, part: Part, x: number, y: number): readonly number[] {
  const right = x - columns / 2;
  const down = y - rows / 2;
  const outside: Readonly<Record<Part, number>> = {
    left: right,
    right: -right,
    top: down,
    bottom: -down,
    'top-left': right + down,
    'top-right': down - right,
    'bottom-left': right - down,
    'bottom-right': -right - down,
  };
  return [outside[part], y, x];
}

function before(a: readonly number[], b: readonly number[]): boolean {
  const different = a.findIndex((value, index) => value !== b[index]);
  return different >= 0 && a[different]! < b[different]!;
}

/** Points of a painting with the names of those from which it was made. */
function namedAsBefore(painting: Painting, old: readonly ControlArea[]): readonly ControlArea[] {
  const points = [...painting.controlPoints];
  const free = old.flatMap(({ cells }, index) => (isBare(points[index]!.cells) && !isBare(cells) ? [index] : []));
  for (let made = old.length; made < points.length && free.length > 0; made++) {
    const here = centreOf(painting, points[made]!.cells);
    const far = (index: number): number => {
      const there = centreOf(painting, old[index]!.cells);
      return Math.hypot(there.x - here.x, there.y - here.y);
    };
    const nearest = free.reduce((best, index) => (far(index) < far(best) ? index : best));
    free.splice(free.indexOf(nearest), 1);
    points[nearest] = { ...points[nearest]!, cells: points[made]!.cells };
    points[made] = { ...points[made]!, cells: noCells(painting) };
  }
  return points.filter(({ cells }, index) => index < old.length || !isBare(cells));
}

function centreOf({ columns }: Grid, cells: Uint8Array): { readonly x: number; readonly y: number } {
  const all = marked(cells);
  const sum = all.reduce(({ x, y }, cell) => ({ x: x + (cell % columns), y: y + Math.floor(cell / columns) }), {
    x: 0,
    y: 0,
  });
  return { x: sum.x / all.length, y: sum.y / all.length };
}
