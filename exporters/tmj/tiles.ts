import type { GameSet } from '../../rules/game-set.ts';
import type { Cell } from '../../rules/map-grid.ts';
import type { Grid } from '../../rules/spaces.ts';
import { groundOf } from '../../rules/teamfight/ground-of.ts';
import { marked, type Painting } from '../../rules/teamfight/paint/painting.ts';
import { paintTerrain } from '../face/board/terrain.ts';
import type { DisplayList, Op, RectOp } from '../face/display-list.ts';
import { cellMm } from '../face/sizes.ts';
import type { Property } from './tiled.ts';

/** A tile: what fills a cell, where it does, and how it looks in the tileset. */
export interface Tile {
  /** What Tiled calls its class. */
  readonly type: 'terrain' | 'zone' | 'hazard' | 'control point';
  readonly properties: readonly Property[];
  readonly cells: readonly number[];
  /** Paints it at a place of the tileset. */
  readonly paint: (at: Cell) => readonly Op[];
}

const text = (name: string, value: string): Property => ({ name, type: 'string', value });

/** The tiles of a map, in the order of its file. */
export function tilesOf(set: GameSet, painting: Painting): Tile[] {
  const { terrain, deploy, hazards, controlPoints } = painting;
  const grounds = terrain.flatMap(({ kind, cells }): Tile[] => {
    const ground = groundOf(set, kind);
    if (ground === undefined) return [];
    const { data } = ground;
    const { name, blocksMovement = false, blocksSight = false, enterCost = 1 } = data;
    return [
      {
        type: 'terrain',
        properties: [
          text('kind', kind),
          text('name', name),
          { name: 'blocksMovement', type: 'bool', value: blocksMovement },
          { name: 'blocksSight', type: 'bool', value: blocksSight },
          { name: 'enterCost', type: 'int', value: enterCost },
        ],
        cells: marked(cells),
        paint: (at) => paintTerrain(data, [at], 1),
      },
    ];
  });
  const zones = (['red', 'blue'] as const).map(
    (team): Tile => ({
      type: 'zone',
      properties: [text('team', team)],
      cells: marked(deploy[team]),
      paint: (at) => [filled(at, teamColours[team])],
    }),
  );
  const dangers = hazards.map(
    ({ name, effect, cells }): Tile => ({
      type: 'hazard',
      properties: [text('name', name), text('effect', effect)],
      cells: marked(cells),
      paint: (at) => [filled(at, '#8a3ea0')],
    }),
  );
  const points = controlPoints.map(
    ({ name, cells }): Tile => ({
      type: 'control point',
      properties: [text('name', name)],
      cells: marked(cells),
      paint: (at) => [filled(at, '#d09a1c')],
    }),
  );
  return [...grounds, ...zones, ...dangers, ...points];
}

/** As zones are painted on boards, safe for colour-blind eyes. */
const teamColours = { red: '#c8452a', blue: '#24599c' } as const;

const filled = (at: Cell, fill: string): Op => ({ ...square(at), fill });

const square = ({ x, y }: Cell): RectOp => ({ op: 'rect', x: x * cellMm, y: y * cellMm, w: cellMm, h: cellMm });

/** Tiles side by side in a tileset; a picture in one row could become wider than any program takes. */
const mostColumns = 16;

/** How many tiles a tileset has along each side. */
export const sheetOf = (tiles: readonly Tile[]): Grid => ({
  columns: Math.min(mostColumns, tiles.length),
  rows: Math.ceil(tiles.length / mostColumns),
});

/** The picture of a tileset, row by row. */
export function tilesetFace(tiles: readonly Tile[]): DisplayList {
  const { columns, rows } = sheetOf(tiles);
  const ops = tiles.map(({ paint }, index): Op => {
    const at = { x: index % columns, y: Math.floor(index / columns) };
    return { op: 'clip', shape: square(at), ops: paint(at) };
  });
  return { width: columns * cellMm, height: rows * cellMm, bleed: 0, corner: 0, ops };
}
