import type { Entity, GameSet } from '../../rules/game-set.ts';
import { find } from '../../rules/game-set.ts';
import { type Cell, parseCells, parseEdge, parseHeightStep } from '../../rules/teamfight/map-grid.ts';
import type { Terrain } from '../../schemas/types.generated.ts';
import { paintGround } from './board-ground.ts';
import { label, words } from './board-label.ts';
import { paintPlaced } from './board-pieces.ts';
import { cellsOn, type Region, regionsOf } from './board-region.ts';
import { effectOf, lookOf, paintTerrain } from './board-terrain.ts';
import { paintCover, paintHeights, paintWallShadows, paintWalls } from './board-walls.ts';
import { paintControlPoint, paintDeployZone, paintHazard } from './board-zones.ts';
import type { Board } from './card.ts';
import type { Op, PictureSizes } from './display-list.ts';
import { mm } from './path.ts';
import { cellMm } from './sizes.ts';

/**
 * Paints a map as a board: ground, terrain, zones and edges, with what lies on it and without. The painting is exactly
 * columns by rows cells large, without a bleed, so that a table's grid falls on the painted one.
 */
export function boardFace(set: GameSet, map: Entity<'map'>, pictures: PictureSizes): Board {
  const { columns, rows } = map.data;
  const size = { width: columns * cellMm, height: rows * cellMm, bleed: 0, corner: 0 };
  const ground = paintMap(set, map, pictures);
  const pieces = (map.data.markers ?? []).flatMap((placed) => paintPlaced(set, placed, pictures));
  const numbers = coordinates(columns, rows);
  return {
    ref: map.ref,
    name: map.data.name,
    text: map.data.text ?? '',
    columns,
    rows,
    list: { ...size, ops: [...ground, ...pieces, ...numbers] },
    ground: { ...size, ops: [...ground, ...numbers] },
  };
}

function paintMap(set: GameSet, { data, ref }: Entity<'map'>, pictures: PictureSizes): Op[] {
  const { columns, rows } = data;
  const cells = (list: readonly string[] | undefined) => cellsOn(parseCells(list ?? []), columns, rows);
  const edges = (list: readonly string[] | undefined) => (list ?? []).map(parseEdge);
  const walls = edges(data.walls);
  const ground = (data.terrain ?? []).flatMap((area, index) => {
    const entity = find(set, area.kind);
    if (entity?.kind !== 'terrain') return [];
    const terrain = entity.data as Terrain;
    return [{ terrain, salt: 7 * index + 1, cells: cells(area.cells), stands: standsUp(terrain) }];
  });
  const below = ground.filter((area) => !area.stands);
  const above = ground.filter((area) => area.stands);
  const src = data.picture?.file ? `${ref.split('/')[0]}/${data.picture.file}` : undefined;
  return [
    ...(src !== undefined && pictures.has(src)
      ? [{ op: 'image', src, x: 0, y: 0, w: columns * cellMm, h: rows * cellMm } as const]
      : paintGround(columns, rows, data.ground)),
    ...below.flatMap((area) => paintTerrain(area.terrain, area.cells, area.salt)),
    ...paintDeployZone('red', cells(data.deploy?.red)),
    ...paintDeployZone('blue', cells(data.deploy?.blue)),
    ...(data.hazards ?? []).flatMap((hazard) => paintHazard(hazard.name, hazard.effect, cells(hazard.cells))),
    ...(data.controlPoints ?? []).flatMap((point) => paintControlPoint(point.name, cells(point.cells))),
    ...paintWallShadows(walls),
    ...above.flatMap((area) => paintTerrain(area.terrain, area.cells, area.salt)),
    { op: 'path', d: gridPath(columns, rows), stroke: { colour: '#2b2118', width: 0.16 }, opacity: 0.5 },
    ...paintHeights((data.heights ?? []).map(parseHeightStep)),
    ...paintCover(edges(data.cover)),
    ...paintWalls(walls),
    ...ground.flatMap((area) => terrainLabels(area.terrain, area.cells)),
  ];
}

/** What blocks sight rises above zones and shadows; the rest is painted on the ground. */
function standsUp(terrain: Terrain): boolean {
  const look = lookOf(terrain);
  return look === 'solid' || look === 'veil';
}

/** Solids speak for themselves and are named once; other terrain is named wherever there is room. */
function terrainLabels(terrain: Terrain, cells: readonly Cell[]): Op[] {
  const bySize = regionsOf(cells).sort((a, b) => b.cells.length - a.cells.length);
  const named: Region[] =
    lookOf(terrain) === 'solid'
      ? bySize.slice(0, 1)
      : bySize.filter((region, index) => index === 0 || region.cells.length > 1);
  const lines = [{ text: terrain.name, strong: true }, { text: effectOf(terrain) }];
  return named.flatMap((region) => label(region, lines, { ink: '#2b2118', plate: '#f4ecd8' }));
}

function gridPath(columns: number, rows: number): string {
  const down = Array.from({ length: columns - 1 }, (_, index) => {
    const x = mm((index + 1) * cellMm);
    return `M${x} 0L${x} ${mm(rows * cellMm)}`;
  });
  const across = Array.from({ length: rows - 1 }, (_, index) => {
    const y = mm((index + 1) * cellMm);
    return `M0 ${y}L${mm(columns * cellMm)} ${y}`;
  });
  return down.concat(across).join('');
}

/** The numbers that map files and messages use for columns and rows, small along all four edges. */
function coordinates(columns: number, rows: number): Op[] {
  const mark = (text: string, x: number, y: number): Op[] => {
    const w = text.length > 1 ? 3.8 : 2.8;
    return [
      { op: 'rect', x: x - w / 2, y: y - 1.4, w, h: 2.8, r: 0.7, fill: '#f4ecd8', opacity: 0.8 },
      ...words(text, 'condensed-bold', 2.7, x, y + 0.95, '#2b2118'),
    ];
  };
  const middles = (count: number) => Array.from({ length: count }, (_, index) => (index + 0.5) * cellMm);
  return [
    ...middles(columns).flatMap((x, index) => [
      ...mark(String(index), x, 2.1),
      ...mark(String(index), x, rows * cellMm - 2.1),
    ]),
    ...middles(rows).flatMap((y, index) => [
      ...mark(String(index), 2.4, y),
      ...mark(String(index), columns * cellMm - 2.4, y),
    ]),
  ];
}
