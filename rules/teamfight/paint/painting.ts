import type { MapFile } from '../../../schemas/types.generated.ts';
import type { Grid } from '../../spaces.ts';
import { edgeNumbers } from './edges.ts';

export type Team = 'red' | 'blue';

/** What a map file says of some cells, with the cells as marks: 1 where they are, by `y * columns + x`. */
type Area<Entry> = Omit<Entry, 'cells'> & { readonly cells: Uint8Array };

export type TerrainArea = Area<NonNullable<MapFile['terrain']>[number]>;
export type HazardArea = Area<NonNullable<MapFile['hazards']>[number]>;
export type ControlArea = Area<NonNullable<MapFile['controlPoints']>[number]>;

export interface PlacedMarker {
  readonly kind: string;
  /** The cell of its top left corner, `y * columns + x`. */
  readonly at: number;
  readonly team?: Team | undefined;
  /** Cells along each of its sides. */
  readonly size: number;
}

/**
 * What is painted on a map, cell by cell and edge by edge. A painting is a value: nobody writes to it or to the marks that it holds, and
 * one that is made from another shares what did not change. It holds nothing off the map, no cell twice in an area and no askew line.
 */
export interface Painting extends Grid {
  /** 1 where a wall stands, by the number of the edge. */
  readonly walls: Uint8Array;
  readonly cover: Uint8Array;
  /** The lower side of each edge: 0 level, 1 above or left of it, 2 below or right of it, 3 where a file says both. */
  readonly heights: Uint8Array;
  /** In the order of the file. An area without cells stays while the map is painted; a file does not keep it. */
  readonly terrain: readonly TerrainArea[];
  readonly deploy: Readonly<Record<Team, Uint8Array>>;
  readonly hazards: readonly HazardArea[];
  readonly controlPoints: readonly ControlArea[];
  readonly markers: readonly PlacedMarker[];
}

export const otherTeam = (team: Team): Team => (team === 'red' ? 'blue' : 'red');

export function barePainting({ columns, rows }: Grid): Painting {
  const grid = { columns, rows };
  return {
    ...grid,
    walls: new Uint8Array(edgeNumbers(grid)),
    cover: new Uint8Array(edgeNumbers(grid)),
    heights: new Uint8Array(edgeNumbers(grid)),
    terrain: [],
    deploy: { red: noCells(grid), blue: noCells(grid) },
    hazards: [],
    controlPoints: [],
    markers: [],
  };
}

export const noCells = ({ columns, rows }: Grid): Uint8Array => new Uint8Array(columns * rows);

/** A new hazard without cells, as the last one, to be painted next. */
export const withHazard = (painting: Painting, hazard: Omit<HazardArea, 'cells'>): Painting => ({
  ...painting,
  hazards: [...painting.hazards, { ...hazard, cells: noCells(painting) }],
});

/** A new control point without cells, as the last one, to be painted next. */
export const withControlPoint = (painting: Painting, point: Omit<ControlArea, 'cells'>): Painting => ({
  ...painting,
  controlPoints: [...painting.controlPoints, { ...point, cells: noCells(painting) }],
});

export function sameMarks(a: Uint8Array, b: Uint8Array): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  for (let index = 0; index < a.length; index++) if (a[index] !== b[index]) return false;
  return true;
}

export const isBare = (marks: Uint8Array): boolean => !marks.includes(1);

/** The places of marks that are set. */
export function marked(marks: Uint8Array): number[] {
  const places: number[] = [];
  for (let place = 0; place < marks.length; place++) if (marks[place]) places.push(place);
  return places;
}
