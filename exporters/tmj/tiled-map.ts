import type { Entity } from '../../rules/game-set.ts';
import type { Edge } from '../../rules/map-grid.ts';
import { type LowerMark, linesOf, lowerSide } from '../../rules/teamfight/paint/edges.ts';
import type { Painting } from '../../rules/teamfight/paint/painting.ts';
import type { ObjectLayer, Property, TiledMap, TiledObject, TileLayer } from './tiled.ts';
import { sheetOf, type Tile } from './tiles.ts';

/** Pixels along each side of a cell. */
export const tilePixels = 64;

/**
 * A map for Tiled: what fills cells as tiles, what lies on edges as lines, what lies on the map as rectangles, each with its facts as
 * properties.
 *
 * @param image path of the tileset's picture, from the map's file
 */
export function tiledMap(
  { ref, data }: Pick<Entity<'map'>, 'ref' | 'data'>,
  painting: Painting,
  tiles: readonly Tile[],
  image: string,
): TiledMap {
  let layers = 0;
  let objects = 0;
  const { columns, rows, markers } = painting;
  const sheet = sheetOf(tiles);
  const common = (name: string, opacity = 1) => ({ id: ++layers, name, x: 0, y: 0, opacity, visible: true }) as const;
  const tileLayer = (name: string, type: Tile['type'], opacity: number): TileLayer => {
    const numbers = new Array<number>(columns * rows).fill(0);
    for (const [index, tile] of tiles.entries()) {
      if (tile.type === type) for (const cell of tile.cells) numbers[cell] = index + 1;
    }
    return { ...common(name, opacity), type: 'tilelayer', width: columns, height: rows, data: numbers };
  };
  const objectLayer = (
    name: string,
    list: readonly Omit<TiledObject, 'id' | 'rotation' | 'visible'>[],
  ): ObjectLayer => ({
    ...common(name),
    type: 'objectgroup',
    draworder: 'index',
    objects: list.map((object) => ({ id: ++objects, rotation: 0, visible: true, ...object })),
  });
  const steps = ([1, 2] as const satisfies readonly LowerMark[]).flatMap((mark) =>
    linesOf(painting, (edge) => (painting.heights[edge]! & mark) > 0).map((edge) =>
      line('height step', edge, [text('lower', lowerSide(edge.x1 === edge.x2, mark))]),
    ),
  );
  const all = [
    tileLayer('Terrain', 'terrain', 1),
    tileLayer('Zones', 'zone', 0.4),
    tileLayer('Hazards', 'hazard', 0.4),
    tileLayer('Control points', 'control point', 0.4),
    objectLayer('Height steps', steps),
    objectLayer(
      'Cover',
      linesOf(painting, (edge) => painting.cover[edge] === 1).map((edge) => line('cover', edge)),
    ),
    objectLayer(
      'Walls',
      linesOf(painting, (edge) => painting.walls[edge] === 1).map((edge) => line('wall', edge)),
    ),
    objectLayer(
      'Markers',
      markers.map(({ kind, at, size, team }) => ({
        name: kind,
        type: 'marker',
        x: (at % columns) * tilePixels,
        y: Math.floor(at / columns) * tilePixels,
        width: size * tilePixels,
        height: size * tilePixels,
        properties: [text('kind', kind), ...(team ? [text('team', team)] : [])],
      })),
    ),
  ];
  return {
    type: 'map',
    version: '1.10',
    orientation: 'orthogonal',
    renderorder: 'right-down',
    infinite: false,
    width: columns,
    height: rows,
    tilewidth: tilePixels,
    tileheight: tilePixels,
    ...(data.ground !== undefined && { backgroundcolor: data.ground }),
    nextlayerid: layers + 1,
    nextobjectid: objects + 1,
    properties: [text('map', ref), text('name', data.name), ...(data.text ? [text('rules', data.text)] : [])],
    tilesets: [
      {
        firstgid: 1,
        name: data.name,
        image,
        imagewidth: sheet.columns * tilePixels,
        imageheight: sheet.rows * tilePixels,
        tilewidth: tilePixels,
        tileheight: tilePixels,
        margin: 0,
        spacing: 0,
        columns: sheet.columns,
        tilecount: tiles.length,
        tiles: tiles.map(({ type, properties }, id) => ({ id, type, properties })),
      },
    ],
    layers: all,
  };
}

const text = (name: string, value: string): Property => ({ name, type: 'string', value });

const line = (
  type: string,
  { x1, y1, x2, y2 }: Edge,
  properties: readonly Property[] = [],
): Omit<TiledObject, 'id' | 'rotation' | 'visible'> => ({
  name: '',
  type,
  x: x1 * tilePixels,
  y: y1 * tilePixels,
  width: 0,
  height: 0,
  polyline: [
    { x: 0, y: 0 },
    { x: (x2 - x1) * tilePixels, y: (y2 - y1) * tilePixels },
  ],
  properties,
});
