import type { Grid } from '../../spaces.ts';
import { type EdgeAt, edgeAt, edgeNumber, type LowerMark, lowerMark, lowerSide } from './edges.ts';
import { asItLies, type Orientation, turnedCell, turnedEdge, turnedGrid, turnedSide } from './orientation.ts';
import { barePainting, marked, noCells, type Painting } from './painting.ts';

/** What fell off a map that became smaller: edges, cells and markers of each kind. */
export interface Fallen {
  readonly walls: number;
  readonly cover: number;
  readonly heights: number;
  readonly terrain: number;
  readonly deploy: number;
  readonly hazards: number;
  readonly controlPoints: number;
  readonly markers: number;
}

/** A painting turned or flipped as a whole. Teams stay who they are. */
export const turned = (painting: Painting, how: Orientation): Painting =>
  transformed(painting, turnedGrid(painting, how), how, {
    cell: (cell, size) => turnedCell(painting, how, cell, size),
    edge: (edge) => turnedEdge(painting, how, edge),
  }).painting;

/**
 * A painting on a board of another size, with its content moved to the right and down: resizes, shifts and crops. A marker of which a
 * part would lie off the board falls off.
 */
export function shifted(
  painting: Painting,
  grid: Grid,
  right: number,
  down: number,
): { readonly painting: Painting; readonly fallen: Fallen } {
  const { columns } = painting;
  return transformed(painting, grid, asItLies, {
    cell: (cell, size) => {
      const x = (cell % columns) + right;
      const y = Math.floor(cell / columns) + down;
      return x >= 0 && y >= 0 && x + size <= grid.columns && y + size <= grid.rows ? y * grid.columns + x : -1;
    },
    edge: ({ x, y, upright }) => ({ x: x + right, y: y + down, upright }),
  });
}

/** Where things go on the new board; off it is -1 for a cell, and any edge that the board does not have. */
interface Ways {
  readonly cell: (cell: number, size: number) => number;
  readonly edge: (edge: EdgeAt) => EdgeAt;
}

function transformed(
  painting: Painting,
  grid: Grid,
  how: Orientation,
  ways: Ways,
): { readonly painting: Painting; readonly fallen: Fallen } {
  const fallen = { walls: 0, cover: 0, heights: 0, terrain: 0, deploy: 0, hazards: 0, controlPoints: 0, markers: 0 };
  const bare = barePainting(grid);
  const edges = (kind: 'walls' | 'cover' | 'heights'): Uint8Array => {
    for (const number of marked(painting[kind])) {
      const edge = edgeAt(painting, number);
      const to = edgeNumber(grid, ways.edge(edge));
      const mark = painting[kind][number]!;
      if (to < 0) fallen[kind]++;
      else bare[kind][to] = kind === 'heights' ? turnedMark(how, edge.upright, mark) : mark;
    }
    return bare[kind];
  };
  const cells = (kind: 'terrain' | 'deploy' | 'hazards' | 'controlPoints', marks: Uint8Array): Uint8Array => {
    const moved = noCells(grid);
    for (const cell of marked(marks)) {
      const to = ways.cell(cell, 1);
      if (to < 0) fallen[kind]++;
      else moved[to] = 1;
    }
    return moved;
  };
  const areas = <A extends { readonly cells: Uint8Array }>(
    kind: 'terrain' | 'hazards' | 'controlPoints',
    list: readonly A[],
  ): A[] => list.map((area) => ({ ...area, cells: cells(kind, area.cells) }));
  const markers = painting.markers.flatMap((marker) => {
    const at = ways.cell(marker.at, marker.size);
    if (at < 0) fallen.markers++;
    return at < 0 ? [] : [{ ...marker, at }];
  });
  const moved: Painting = {
    ...bare,
    walls: edges('walls'),
    cover: edges('cover'),
    heights: edges('heights'),
    terrain: areas('terrain', painting.terrain),
    deploy: { red: cells('deploy', painting.deploy.red), blue: cells('deploy', painting.deploy.blue) },
    hazards: areas('hazards', painting.hazards),
    controlPoints: areas('controlPoints', painting.controlPoints),
    markers,
  };
  return { painting: moved, fallen };
}

/** The lower sides of an edge, both if a file says so, as they lie in another orientation. */
function turnedMark(how: Orientation, upright: boolean, mark: number): number {
  let turnedTo = 0;
  for (const one of [1, 2] as const satisfies readonly LowerMark[]) {
    if (mark & one) turnedTo |= lowerMark(turnedSide(how, lowerSide(upright, one)));
  }
  return turnedTo;
}
