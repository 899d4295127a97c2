import { type Entity, entitiesOf, find, type GameSet } from '../../rules/game-set.ts';
import type { Board } from '../../rules/teamfight/board/board.ts';
import { compileBoard } from '../../rules/teamfight/board/compile-board.ts';
import { distance } from '../../rules/teamfight/board/range.ts';
import { sightWith } from '../../rules/teamfight/board/sight.ts';
import { fits, spaceAt, squareSpaces } from '../../rules/teamfight/board/spaces.ts';
import { parseCell } from '../../rules/teamfight/map-grid.ts';
import { listed, quoted } from '../../schemas/words.ts';
import { CannotRun } from './cannot-run.ts';
import { openSets } from './open-sets.ts';

/** What is seen from a space of a map as it lies at the start, by rows from the top. */
export interface MapSight {
  readonly board: Board;
  /** The space looked from. */
  readonly at: number;
  /** Range to each space (T-080). */
  readonly range: readonly (readonly number[])[];
  readonly sight: readonly (readonly Seen[])[];
}

export type Seen = 'clear' | 'half' | 'full';

/** By the bits of a row of sight. */
const seenAs: readonly Seen[] = ['clear', 'half', 'half', 'full'];

/**
 * @param request.map id of a map of the set, or `set/id` of one that it uses
 * @param request.from column and row as in map files: `3,5`, counted from 0
 */
export async function mapSight(request: {
  readonly folder: string;
  readonly map: string;
  readonly from: string;
}): Promise<MapSight> {
  const [opened] = await openSets([request.folder]);
  const set = opened!.set;
  const map = mapOf(set, request);
  const board = compileBoard(set, map);
  const at = spaceOf(board, request.from);
  const row = sightWith(board, at, obstaclesOf(set, map, board));
  const { columns, rows } = board;
  const byRows = <T>(of: (space: number) => T): T[][] =>
    Array.from({ length: rows }, (_, y) => Array.from({ length: columns }, (_, x) => of(y * columns + x)));
  return {
    board,
    at,
    range: byRows((space) => distance(columns, at, space)),
    sight: byRows((space) => seenAs[row[space] ?? 0] ?? 'clear'),
  };
}

function mapOf(set: GameSet, { folder, map }: { readonly folder: string; readonly map: string }): Entity<'map'> {
  const found = find(set, map);
  if (found?.kind === 'map') return found as Entity<'map'>;
  if (set.leftOut.some(({ file }) => file === `maps/${map}.json`)) {
    const advice = `mend it first; setwright validate ${folder} says what it is`;
    throw new CannotRun('map/broken', `${folder}: the map ${quoted(map)} has an error; ${advice}.`);
  }
  const maps = entitiesOf(set, 'map').map(({ id }) => id);
  const there =
    maps.length === 0 ? 'it has none' : `its ${maps.length === 1 ? 'map is' : 'maps are'} ${listed(maps, 'and')}`;
  throw new CannotRun('map/unknown', `${folder}: there is no map ${quoted(map)} in this set; ${there}.`);
}

function spaceOf(board: Board, from: string): number {
  const { columns, rows, name } = board;
  const last = `from 0,0 at the top left to ${columns - 1},${rows - 1}`;
  const [, x, y] = /^(-?\d{1,9}),(-?\d{1,9})$/.exec(from.trim()) ?? [];
  if (x === undefined || y === undefined) {
    throw new CannotRun(
      'space/unclear',
      `${quoted(from)} names no space; write its column and row, such as 3,5, ${last}.`,
    );
  }
  const space = spaceAt(board, Number(x), Number(y));
  if (space < 0) {
    throw new CannotRun(
      'space/outside',
      `${from} lies off ${name}, which has ${columns} columns and ${rows} rows: ${last}.`,
    );
  }
  return space;
}

/** Spaces of the objects and markers that lie on the map at the start and block sight (T-079b). */
function obstaclesOf(set: GameSet, map: Entity<'map'>, board: Board): number[] {
  return (map.data.markers ?? []).flatMap(({ kind, at }) => {
    const data = find(set, kind)?.data;
    if (!data || !('blocksSight' in data) || !data.blocksSight) return [];
    const { x, y } = parseCell(at);
    const size = 'size' in data && typeof data.size === 'number' ? Math.ceil(data.size) : 1;
    const space = spaceAt(board, x, y);
    return fits(board, space, 1) ? squareSpaces(board, space, size) : [];
  });
}
