import type { MapFile } from '../../../schemas/types.generated.ts';
import { find, type GameSet } from '../../game-set.ts';
import { parseCell } from '../../map-grid.ts';
import { spaceAt, squareSpaces } from '../../spaces.ts';
import { groundOf } from '../ground-of.ts';
import type { Board } from './board.ts';
import type { Mover } from './mover.ts';

/** How the objects and markers that lie on a map at the start meet sight and movement. */
export interface LaidOut {
  /** Spaces of those that block sight (T-079b). */
  readonly hiding: readonly number[];
  /** The same, one by one. */
  readonly screens: readonly { readonly name: string; readonly spaces: readonly number[] }[];
  readonly inTheWay: Pick<Mover, 'occupied' | 'enterCost'>;
}

/** @param set the set that the map belongs to, to find what its references name */
export function laidOut(set: GameSet, map: Pick<MapFile, 'markers'>, board: Board): LaidOut {
  const screens: LaidOut['screens'][number][] = [];
  const occupied = new Uint8Array(board.columns * board.rows);
  const enterCost = Uint8Array.from(board.enterCost);
  for (const { kind, at } of map.markers ?? []) {
    const data = (groundOf(set, kind) ?? find(set, kind))?.data;
    if (!data) continue;
    const { x, y } = parseCell(at);
    const spaces = squareSpaces(board, spaceAt(board, x, y), sizeOf(data));
    if ('blocksSight' in data && data.blocksSight) screens.push({ name: data.name, spaces });
    const blocks = 'blocksMovement' in data && data.blocksMovement;
    // T-171: an object that can be destroyed is passed like an ally where its text does not say that it stands in the way.
    const stands = blocks ? 3 : 'object' in data && data.object && (data.health ?? 0) > 0 ? 1 : 0;
    const cost = 'enterCost' in data ? (data.enterCost ?? 1) : 1;
    for (const space of spaces) {
      occupied[space] = Math.max(occupied[space]!, stands);
      enterCost[space] = Math.max(enterCost[space]!, cost);
    }
  }
  return { hiding: screens.flatMap(({ spaces }) => spaces), screens, inTheWay: { occupied, enterCost } };
}

/** Spaces along each side of what lies on a map. */
export const sizeOf = (data: object): number =>
  'size' in data && typeof data.size === 'number' ? Math.max(1, Math.ceil(data.size)) : 1;
