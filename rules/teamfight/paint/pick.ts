import type { Side } from '../../map-grid.ts';
import { squareSpaces } from '../../spaces.ts';
import { edgeNear, type Point } from './edge-shape.ts';
import { type EdgeAt, edgeNumber, type LowerMark, lowerSide } from './edges.ts';
import type { Painting, PlacedMarker } from './painting.ts';
import type { Layer } from './stroke.ts';

/** Something that is painted, with all that it takes to paint the same elsewhere. */
export type Picked =
  | { readonly line: 'wall' | 'cover'; readonly edge: EdgeAt }
  | { readonly line: 'height'; readonly edge: EdgeAt; readonly lower: Side }
  | { readonly marker: PlacedMarker }
  | { readonly layer: Layer; readonly cell: number };

/** Nearer to an edge than this, in cells, what lies on the edge is meant, else what fills the cell. */
const lineWithin = 0.2;

/** All that lies under a point, the top first: lines, then markers (the last placed first), then what fills the cell. */
export function pick(painting: Painting, point: Point): Picked[] {
  const { columns, rows, terrain, deploy, hazards, controlPoints } = painting;
  const picked: Picked[] = [];
  const edge = edgeNear(painting, point, lineWithin);
  if (edge) {
    const number = edgeNumber(painting, edge);
    if (painting.walls[number]) picked.push({ line: 'wall', edge });
    if (painting.cover[number]) picked.push({ line: 'cover', edge });
    for (const mark of [1, 2] as const satisfies readonly LowerMark[]) {
      const lower = lowerSide(edge.upright, mark);
      if (painting.heights[number]! & mark) picked.push({ line: 'height', edge, lower });
    }
  }
  if (!(point.x >= 0 && point.y >= 0 && point.x < columns && point.y < rows)) return picked;
  const cell = Math.floor(point.y) * columns + Math.floor(point.x);
  for (const marker of painting.markers.toReversed()) {
    if (squareSpaces(painting, marker.at, marker.size).includes(cell)) picked.push({ marker });
  }
  const add = (areas: readonly { readonly cells: Uint8Array }[], layerOf: (index: number) => Layer): void => {
    for (let index = areas.length - 1; index >= 0; index--) {
      if (areas[index]!.cells[cell]) picked.push({ layer: layerOf(index), cell });
    }
  };
  add(controlPoints, (control) => ({ control }));
  add(hazards, (hazard) => ({ hazard }));
  if (deploy.red[cell]) picked.push({ layer: { deploy: 'red' }, cell });
  if (deploy.blue[cell]) picked.push({ layer: { deploy: 'blue' }, cell });
  add(terrain, (index) => ({ terrain: terrain[index]!.kind }));
  return picked;
}
