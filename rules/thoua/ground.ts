import type { Parts } from '../../schemas/sound-parts.ts';
import type { Terrain, ThouaMap } from '../../schemas/types.generated.ts';
import { entriesOf } from '../draft.ts';
import { find, type GameSet } from '../game-set.ts';
import { parseCells } from '../map-grid.ts';
import { type Grid, spaceAt, xOf, yOf } from '../spaces.ts';

/** What a map is to walk and look over, by cells as `row * columns + column`. */
export interface Ground extends Grid {
  /** Cells that nobody can enter, and cells behind which nothing is seen. A cell of either is an obstacle. */
  readonly blocked: ReadonlySet<number>;
  readonly unseen: ReadonlySet<number>;
}

/** Whether terrain fills its cells with obstacles, which abilities may destroy. */
export const isObstacle = ({ blocksMovement, blocksSight }: Pick<Terrain, 'blocksMovement' | 'blocksSight'>): boolean =>
  blocksMovement === true || blocksSight === true;

/** The ground of a map of a set; terrain that is not there changes nothing. */
export function groundOf(set: GameSet, { columns = 0, rows = 0, terrain }: Parts<ThouaMap>): Ground {
  const blocked = new Set<number>();
  const unseen = new Set<number>();
  for (const [, { kind, cells }] of entriesOf(terrain)) {
    const found = kind === undefined ? undefined : find(set, kind);
    if (found?.kind !== 'terrain') continue;
    const { blocksMovement, blocksSight } = found.data as Terrain;
    for (const cell of indexes({ columns, rows }, cells)) {
      if (blocksMovement) blocked.add(cell);
      if (blocksSight) unseen.add(cell);
    }
  }
  return { columns, rows, blocked, unseen };
}

/** The cells of a list such as `["0-4,5"]` as indexes, without those outside of the map. */
export function indexes({ columns, rows }: Grid, cells: readonly (string | undefined)[] | undefined): number[] {
  return parseCells((cells ?? []).flatMap((one) => one ?? []))
    .filter(({ x, y }) => x < columns && y < rows)
    .map(({ x, y }) => y * columns + x);
}

/** The eight cells around a cell that lie on the map. */
export function around(grid: Grid, cell: number): number[] {
  const [x, y] = [xOf(grid, cell), yOf(grid, cell)];
  return [-1, 0, 1]
    .flatMap((dy) => [-1, 0, 1].map((dx) => spaceAt(grid, x + dx, y + dy)))
    .filter((one) => one >= 0 && one !== cell);
}

/** All cells that can be walked to from some cells, these included, whoever stands where. */
export function walkable(ground: Ground, from: Iterable<number>): ReadonlySet<number> {
  const seen = new Set([...from].filter((cell) => !ground.blocked.has(cell)));
  const open = [...seen];
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    for (const next of around(ground, cell)) {
      if (seen.has(next) || ground.blocked.has(next)) continue;
      seen.add(next);
      open.push(next);
    }
  }
  return seen;
}
