import type { MapFile } from '../../schemas/types.generated.ts';
import { find, type GameSet } from '../game-set.ts';
import { type Edge, parseEdge, parseHeightStep } from './map-grid.ts';

/** Cells as indexes `row * columns + column`. */
export type Area = ReadonlySet<number>;

/** The cells that no unit can enter, from the areas of the map's terrain, in the order of `map.terrain`. */
export function blockedCells(set: GameSet, map: MapFile, areas: readonly Area[]): Area {
  const blocked = new Set<number>();
  for (const [index, { kind }] of (map.terrain ?? []).entries()) {
    const terrain = find(set, kind)?.data;
    if (!terrain || !('blocksMovement' in terrain) || !terrain.blocksMovement) continue;
    for (const cell of areas[index] ?? []) blocked.add(cell);
  }
  return blocked;
}

/** The cells that a unit of size 1 can walk to from any of `from`: around walls and blocked cells, and down height steps only. */
export function reachable(map: MapFile, from: Area, blocked: Area): Area {
  const closed = closedSides(map);
  const reached = new Set<number>(from);
  const open = [...from];
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    const x = cell % map.columns;
    const steps = [
      [x > 0, cell - 1, left],
      [x < map.columns - 1, cell + 1, right],
      [cell >= map.columns, cell - map.columns, up],
      [cell + map.columns < map.columns * map.rows, cell + map.columns, down],
    ] as const;
    for (const [inside, next, side] of steps) {
      if (!inside || reached.has(next) || blocked.has(next) || (closed[cell] ?? 0) & side) continue;
      reached.add(next);
      open.push(next);
    }
  }
  return reached;
}

// Sides of a cell that cannot be left, as bits.
const left = 1;
const right = 2;
const up = 4;
const down = 8;

function closedSides(map: MapFile): Uint8Array {
  const closed = new Uint8Array(map.columns * map.rows);
  const close = (x: number, y: number, side: number): void => {
    if (x >= 0 && y >= 0 && x < map.columns && y < map.rows) closed[y * map.columns + x]! |= side;
  };
  /** Closes both sides of an edge, or for a step only the way out of its lower side. */
  const along = (edge: Edge, lower?: string): void => {
    const { x1, y1, x2, y2 } = edge;
    if (x1 === x2) {
      for (let y = Math.min(y1, y2); y < Math.min(Math.max(y1, y2), map.rows); y++) {
        if (lower !== 'right') close(x1 - 1, y, right);
        if (lower !== 'left') close(x1, y, left);
      }
    } else if (y1 === y2) {
      for (let x = Math.min(x1, x2); x < Math.min(Math.max(x1, x2), map.columns); x++) {
        if (lower !== 'down') close(x, y1 - 1, down);
        if (lower !== 'up') close(x, y1, up);
      }
    }
  };
  for (const wall of map.walls ?? []) along(parseEdge(wall));
  for (const text of map.heights ?? []) {
    const step = parseHeightStep(text);
    along(step, step.lower);
  }
  return closed;
}
