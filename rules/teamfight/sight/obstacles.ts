import type { MapFile } from '../../../schemas/types.generated.ts';
import type { GameSet } from '../../game-set.ts';
import { type Edge, parseCells } from '../../map-grid.ts';
import { type Grid, spaceAt, xOf, yOf } from '../../spaces.ts';
import type { Board } from '../board/board.ts';
import { browsFrom } from '../board/brow.ts';
import { edgeOf } from '../board/edges.ts';
import type { LaidOut } from '../board/laid-out.ts';
import { type Obstacle, onEdge } from '../board/sight.ts';
import { groundOf } from '../ground-of.ts';

/** Something on a map that throws one shadow: a straight stretch of edges, or a rectangle of spaces. */
export interface MapObstacle {
  readonly sort: 'wall' | 'height' | 'terrain' | 'marker';
  /** Of terrain and markers. */
  readonly name?: string;
  /** Its top left and its bottom right corner, by the corners of the grid. */
  readonly box: Edge;
  /** Its single spaces or edges, as sight takes them (T-076). */
  readonly parts: readonly Obstacle[];
}

/** What throws shadows wherever it is looked from: walls, and spaces by what stands on them. */
export interface Standing {
  readonly walls: readonly MapObstacle[];
  readonly blocks: readonly {
    readonly sort: 'terrain' | 'marker';
    readonly name: string;
    readonly spaces: readonly number[];
  }[];
}

export function standingObstacles(
  set: GameSet,
  { terrain = [] }: Pick<MapFile, 'terrain'>,
  board: Board,
  { screens }: LaidOut,
): Standing {
  // Where two kinds lie on a space, the one written last stands for both, as on the board.
  const kinds = new Map<number, string>();
  for (const { kind, cells } of terrain) {
    const ground = groundOf(set, kind);
    if (!ground?.data.blocksSight) continue;
    for (const { x, y } of parseCells(cells)) kinds.set(spaceAt(board, x, y), ground.data.name);
  }
  kinds.delete(-1);
  const names = [...new Set(kinds.values())];
  return {
    walls: stretches(board, 'wall', (space, direction) => ((board.walls[space]! >> direction) & 1) === 1),
    blocks: [
      ...names.map((name) => ({
        sort: 'terrain' as const,
        name,
        spaces: [...kinds].filter(([, kind]) => kind === name).map(([space]) => space),
      })),
      ...screens.map(({ name, spaces }) => ({ sort: 'marker' as const, name, spaces })),
    ],
  };
}

/** All that throws a shadow away from a space. Nobody's own space hides anything from it (T-077). */
export function obstaclesFrom(board: Board, { walls, blocks }: Standing, from: number): MapObstacle[] {
  const brows = new Set(browsFrom(board, from).map(({ space, direction }) => edgeOf(board, space, direction)));
  const isBrow = (space: number, direction: number): boolean => brows.has(edgeOf(board, space, direction));
  return [
    ...walls,
    ...(brows.size > 0 ? stretches(board, 'height', isBrow) : []),
    ...blocks.flatMap(({ sort, name, spaces }) => rectangles(board, new Set(spaces), from, { sort, name })),
  ];
}

/** Straight stretches of edges inside of a board, each as long as it can be. @param has asked of the right (1) and lower (2) side of spaces */
function stretches(
  board: Board,
  sort: 'wall' | 'height',
  has: (space: number, direction: 1 | 2) => boolean,
): MapObstacle[] {
  const found: MapObstacle[] = [];
  for (const direction of [1, 2] as const) {
    const upright = direction === 1;
    const [lines, length] = upright ? [board.columns, board.rows] : [board.rows, board.columns];
    for (let line = 1; line < lines; line++) {
      let parts: Obstacle[] = [];
      for (let along = 0; along <= length; along++) {
        const space = upright ? along * board.columns + line - 1 : (line - 1) * board.columns + along;
        if (along < length && has(space, direction)) {
          parts.push(onEdge(edgeOf(board, space, direction)));
          continue;
        }
        const from = along - parts.length;
        const box = upright ? { x1: line, y1: from, x2: line, y2: along } : { x1: from, y1: line, x2: along, y2: line };
        if (parts.length > 0) found.push({ sort, box, parts });
        parts = [];
      }
    }
  }
  return found;
}

/** Spaces as rectangles, each as wide and then as high as it can be; one is left out. */
function rectangles(
  grid: Grid,
  spaces: Set<number>,
  without: number,
  what: Pick<MapObstacle, 'sort' | 'name'>,
): MapObstacle[] {
  const { columns } = grid;
  const left = new Set(spaces);
  left.delete(without);
  const found: MapObstacle[] = [];
  for (const first of [...left].sort((a, b) => a - b)) {
    if (!left.has(first)) continue;
    const [x, y] = [xOf(grid, first), yOf(grid, first)];
    let wide = 1;
    while (x + wide < columns && left.has(first + wide)) wide++;
    const row = Array.from({ length: wide }, (_, step) => first + step);
    let high = 1;
    while (row.every((space) => left.has(space + high * columns))) high++;
    const parts = Array.from({ length: high }, (_, step) => row.map((space) => space + step * columns)).flat();
    for (const part of parts) left.delete(part);
    found.push({ ...what, box: { x1: x, y1: y, x2: x + wide, y2: y + high }, parts });
  }
  return found;
}
