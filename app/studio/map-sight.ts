import { spaceAt } from '../../rules/spaces.ts';
import { distance } from '../../rules/teamfight/board/range.ts';
import { type Glance, glance } from '../../rules/teamfight/sight/glance.ts';
import { type MapView, seenFrom, viewMap } from '../../rules/teamfight/sight/map-view.ts';
import { spaceName, tellGlance, tellRange } from '../../rules/teamfight/sight/tell-glance.ts';
import { quoted } from '../../schemas/words.ts';
import { CannotRun } from './cannot-run.ts';
import { findMap } from './find-map.ts';
import { openSets } from './open-sets.ts';

/** What is seen from a space of a map as it lies at the start, by rows from the top. */
export interface MapSight extends Pick<MapView, 'board'> {
  /** The space looked from. */
  readonly at: number;
  /** Range to each space (T-080). */
  readonly range: readonly (readonly number[])[];
  readonly sight: readonly (readonly Seen[])[];
  /** How another space is seen from here, and how this one is seen from there. */
  readonly both?: { readonly there: Told; readonly back: Told; readonly range: string };
}

/** One way, in a sentence. */
interface Told {
  readonly sight: Seen;
  /** Def by the places alone. */
  readonly def: number;
  readonly said: string;
}

export type Seen = 'clear' | 'half' | 'full';

/** By the bits of a row of sight. */
const seenAs: readonly Seen[] = ['clear', 'half', 'half', 'full'];

/**
 * @param request.map id of a map of the set, or `set/id` of one that it uses
 * @param request.from column and row as in map files: `3,5`, counted from 0; so is `to`
 */
export async function mapSight(request: {
  readonly folder: string;
  readonly map: string;
  readonly from: string;
  readonly to?: string | undefined;
}): Promise<MapSight> {
  const [opened] = await openSets([request.folder]);
  const set = opened!.set;
  const view = viewMap(set, findMap(set, request));
  const { board } = view;
  const at = spaceOf(view, request.from);
  const to = request.to === undefined ? undefined : spaceOf(view, request.to);
  const row = seenFrom(view, at);
  const { columns, rows } = board;
  const byRows = <T>(of: (space: number) => T): T[][] =>
    Array.from({ length: rows }, (_, y) => Array.from({ length: columns }, (_, x) => of(y * columns + x)));
  return {
    board,
    at,
    range: byRows((space) => distance(columns, at, space)),
    sight: byRows((space) => seenAs[row[space] ?? 0] ?? 'clear'),
    ...(to !== undefined && { both: bothWays(view, at, to) }),
  };
}

function bothWays(view: MapView, a: number, b: number): NonNullable<MapSight['both']> {
  const [there, back] = [glance(view, a, b), glance(view, b, a)];
  const names = [spaceName(view, 'A', a), spaceName(view, 'B', b)] as const;
  const told = (one: Glance, said: string): Told => ({ sight: seenAs[one.shadow] ?? 'clear', def: one.def, said });
  return {
    there: told(there, tellGlance(there, ...names)),
    back: told(back, tellGlance(back, names[1], names[0])),
    range: tellRange(there),
  };
}

/** The space that a text names as map files do. Throws `CannotRun` where it names none of the map. */
export function spaceOf({ board }: MapView, written: string): number {
  const { columns, rows, name } = board;
  const last = `from 0,0 at the top left to ${columns - 1},${rows - 1}`;
  const [, x, y] = /^(-?\d{1,9}),(-?\d{1,9})$/.exec(written.trim()) ?? [];
  if (x === undefined || y === undefined) {
    throw new CannotRun(
      'space/unclear',
      `${quoted(written)} names no space; write its column and row, such as 3,5, ${last}.`,
    );
  }
  const space = spaceAt(board, Number(x), Number(y));
  if (space < 0) {
    throw new CannotRun(
      'space/outside',
      `${written} lies off ${name}, which has ${columns} columns and ${rows} rows: ${last}.`,
    );
  }
  return space;
}
