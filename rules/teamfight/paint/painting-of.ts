import type { MapFile } from '../../../schemas/types.generated.ts';
import { parseCell, parseEdge, parseHeightStep, parseRun } from '../../map-grid.ts';
import type { Grid } from '../../spaces.ts';
import { edgeNumbers, edgesOfLine, isBeside, lowerMark } from './edges.ts';
import type { Painting, PlacedMarker } from './painting.ts';

/**
 * What a map file shows when it is painted. What reaches off the map or runs askew is not in it: `mapOf` leaves such texts in the file,
 * and the problems of the set tell of them.
 *
 * @param map keeps its schema
 * @param sizeOf cells along each side of a marker, by its reference
 */
export function paintingOf(map: MapFile, sizeOf: (kind: string) => number = () => 1): Painting {
  const grid = { columns: map.columns, rows: map.rows };
  return {
    ...grid,
    walls: paintedLines(grid, map.walls),
    cover: paintedLines(grid, map.cover),
    heights: paintedHeights(grid, map.heights),
    terrain: (map.terrain ?? []).map((area) => ({ ...area, cells: paintedCells(grid, area.cells) })),
    deploy: { red: paintedCells(grid, map.deploy?.red), blue: paintedCells(grid, map.deploy?.blue) },
    hazards: (map.hazards ?? []).map((area) => ({ ...area, cells: paintedCells(grid, area.cells) })),
    controlPoints: (map.controlPoints ?? []).map((area) => ({ ...area, cells: paintedCells(grid, area.cells) })),
    markers: (map.markers ?? []).flatMap((marker) => paintedMarker(grid, marker, sizeOf)),
  };
}

export function isPaintedRun(grid: Grid, text: string): boolean {
  const { to, y } = parseRun(text);
  return to < grid.columns && y < grid.rows;
}

export const isPaintedLine = (grid: Grid, text: string): boolean => edgesOfLine(grid, parseEdge(text)) !== undefined;

export function isPaintedHeight(grid: Grid, text: string): boolean {
  const step = parseHeightStep(text);
  return edgesOfLine(grid, step) !== undefined && isBeside(step.x1 === step.x2, step.lower);
}

export function isPaintedPlace(grid: Grid, text: string): boolean {
  const { x, y } = parseCell(text);
  return x < grid.columns && y < grid.rows;
}

export function paintedCells(grid: Grid, list: readonly string[] = []): Uint8Array {
  const cells = new Uint8Array(grid.columns * grid.rows);
  for (const text of list) {
    const { from, to, y } = parseRun(text);
    if (!(to < grid.columns && y < grid.rows)) continue;
    cells.fill(1, y * grid.columns + from, y * grid.columns + to + 1);
  }
  return cells;
}

export function paintedLines(grid: Grid, list: readonly string[] = []): Uint8Array {
  const lines = new Uint8Array(edgeNumbers(grid));
  for (const text of list) for (const edge of edgesOfLine(grid, parseEdge(text)) ?? []) lines[edge] = 1;
  return lines;
}

export function paintedHeights(grid: Grid, list: readonly string[] = []): Uint8Array {
  const heights = new Uint8Array(edgeNumbers(grid));
  for (const text of list) {
    if (!isPaintedHeight(grid, text)) continue;
    const step = parseHeightStep(text);
    for (const edge of edgesOfLine(grid, step) ?? []) heights[edge]! |= lowerMark(step.lower);
  }
  return heights;
}

function paintedMarker(
  grid: Grid,
  { kind, at, team }: NonNullable<MapFile['markers']>[number],
  sizeOf: (kind: string) => number,
): PlacedMarker[] {
  if (!isPaintedPlace(grid, at)) return [];
  const { x, y } = parseCell(at);
  const size = Math.max(1, Math.ceil(sizeOf(kind)));
  return [{ kind, at: y * grid.columns + x, ...(team && { team }), size }];
}
