import { type Grid, squareSpaces } from '../../spaces.ts';
import type { Board } from './board.ts';
import { castBrows } from './brow.ts';
import { castSide, castSpace } from './cast.ts';
import { across, pointsFrom } from './edges.ts';
import { sideShadow, spaceShadow } from './shadow.ts';

/**
 * What is seen from a space, for each space of the board: 0 clear; 1 half in shadow, the triangle nearer the column of `from`; 2 half,
 * nearer its row; 3 dark (T-070 to T-079). Of the map alone, without pieces that block sight. Shared: never write to it.
 */
export function sightFrom(board: Board, from: number): Uint8Array {
  let known = rows.get(board);
  if (known === undefined) {
    known = [];
    rows.set(board, known);
  }
  known[from] ??= castMap(board, from);
  return known[from];
}

/** Sight from the spaces of each board that were asked for. A board never changes, so each is worked out once. */
const rows = new WeakMap<Board, Uint8Array[]>();

/** What stands in the way of sight beside the map: a space of a piece or unit, or what lies on an edge (`board/edges.ts`). */
export type Obstacle = number;

/** A thin obstacle on an edge: below 0, so that it is no space. */
export const onEdge = (edge: number): Obstacle => -1 - edge;

/** More edges than any map has: what is farther below 0 is in the way of those only who look from one side. */
const manyEdges = 2 ** 24;

/** A thin obstacle for whoever looks against the direction in which it points; who looks along that sees through it. */
export const oneWay = (edge: number, points: number): Obstacle =>
  onEdge(edge) - manyEdges * (points === across(edge) ? 1 : 2);

/** The edge that a thin obstacle is on. */
export const edgeUnder = (obstacle: Obstacle): number => (-1 - obstacle) % manyEdges;

/** The edge that a thin obstacle is on as it is met from a space; undefined where it is not in the way from there. */
export function edgeFrom(grid: Grid, from: number, obstacle: Obstacle): number | undefined {
  const told = -1 - obstacle;
  if (told < manyEdges) return told;
  const edge = edgeUnder(obstacle);
  const points = told < 2 * manyEdges ? across(edge) : across(edge) + 2;
  return pointsFrom(grid, edge, points, from) ? undefined : edge;
}

/**
 * What is seen by whoever stands on the square at `at`, past `obstacles`: what markers, objects or units block sight now. Of
 * a larger square each space is seen from where it is seen best (T-084). May be shared: never write to it.
 */
export function sightWith(board: Board, at: number, obstacles: readonly Obstacle[], size = 1): Uint8Array {
  const [first = at, ...others] = squareSpaces(board, at, size);
  const row = rowWith(board, first, obstacles);
  if (others.length === 0) return row;
  const best = Uint8Array.from(row);
  for (const other of others) {
    const seen = rowWith(board, other, obstacles);
    for (let space = 0; space < best.length; space++) {
      if (darkness(seen[space]!) < darkness(best[space]!)) best[space] = seen[space]!;
    }
  }
  return best;
}

/** How one space sees another past `obstacles`, as `sightWith` has it: quicker where only one space is asked for. */
export function sightBetween(board: Board, from: number, to: number, obstacles: readonly Obstacle[]): number {
  let seen = sightFrom(board, from)[to]!;
  if (obstacles.length === 0 || seen === 3) return seen;
  for (let index = 0; index < obstacles.length && seen !== 3; index++) {
    seen |= shadowOf(board, from, to, obstacles[index]!);
  }
  return seen;
}

/** The shadow that one obstacle alone throws on a space. */
export function shadowOf(grid: Grid, from: number, to: number, obstacle: Obstacle): number {
  const { columns } = grid;
  const edge = obstacle < 0 ? edgeFrom(grid, from, obstacle) : -1;
  if (edge === undefined) return 0;
  const vx = from % columns;
  const vy = (from - vx) / columns;
  const tx = to % columns;
  const ty = (to - tx) / columns;
  const space = edge < 0 ? obstacle : edge >> 1;
  const x = space % columns;
  const y = (space - x) / columns;
  return edge < 0
    ? spaceShadow(x - vx, y - vy, tx - vx, ty - vy)
    : sideShadow(x - vx, y - vy, across(edge), tx - vx, ty - vy);
}

/** How much of a space a shadow covers, in halves. */
export const darkness = (shadow: number): 0 | 1 | 2 => (shadow === 0 ? 0 : shadow === 3 ? 2 : 1);

function rowWith(board: Board, from: number, obstacles: readonly Obstacle[]): Uint8Array {
  const row = sightFrom(board, from);
  if (obstacles.length === 0) return row;
  const cast = Uint8Array.from(row);
  for (const obstacle of obstacles) {
    const edge = obstacle < 0 ? edgeFrom(board, from, obstacle) : -1;
    if (edge === undefined) continue;
    if (edge < 0) castSpace(cast, board, from, obstacle);
    else castSide(cast, board, from, edge >> 1, across(edge));
  }
  return cast;
}

function castMap(board: Board, from: number): Uint8Array {
  const row = new Uint8Array(board.columns * board.rows);
  for (let space = 0; space < row.length; space++) {
    if (board.dark[space]) castSpace(row, board, from, space);
    const walls = board.walls[space]!;
    if (walls & 2) castSide(row, board, from, space, 1);
    if (walls & 4) castSide(row, board, from, space, 2);
  }
  if (board.hasSteps) castBrows(row, board, from);
  return row;
}
