import type { Entity, GameSet } from '../../../rules/game-set.ts';
import { Memory } from '../../../rules/kernel/memory.ts';
import { type Cell, parseCells, parseEdge, parseHeightStep } from '../../../rules/map-grid.ts';
import { groundOf } from '../../../rules/teamfight/ground-of.ts';
import type { Terrain } from '../../../schemas/types.generated.ts';
import type { Op, PictureSizes } from '../display-list.ts';
import { lowFloor } from '../low-ink.ts';
import { nameHash } from '../name-hash.ts';
import { opsIn } from '../ops-in.ts';
import type { Box } from '../path.ts';
import { type PrintedWords, printedWords } from '../printed-words.ts';
import { cellMm } from '../sizes.ts';
import { floorColour, paintFloor } from './floor.ts';
import { paintCoordinates, paintGrid } from './grid.ts';
import { label } from './label.ts';
import { boardLook } from './look.ts';
import { type Ink, painters } from './painters.ts';
import { paintBoardPicture, paintFloorPicture, usualStrength } from './picture.ts';
import { cellsOn, type Region, regionsOf } from './region.ts';
import { effectOf, lookOf } from './terrain.ts';
import { cellPicture } from './texture.ts';

/** What of a board is painted above what, from the ground up: `raised` is what throws a shadow on zones, `lines` what lies on edges. */
export type BoardLayerName = 'ground' | 'tracing' | 'floor' | 'raised' | 'lines' | 'pieces' | 'numbers';

export interface BoardLayer {
  readonly name: BoardLayerName;
  readonly ops: readonly Op[];
  /** What of the layer touches a part of the board, in mm. It looks the same there with so many pixels to the mm. */
  readonly opsIn: (part: Box, pxPerMm: number) => readonly Op[];
  /** Whether each part is made when it is asked for: asking for all `ops` would take long. */
  readonly inParts: boolean;
}

/**
 * A map's painting in layers, each above the former. With a memory a layer is the same object as long as nothing on it has changed.
 * @param memory of the same map, painted before: what has not changed since is not made anew
 * @param ink little of it leaves floor and textures out, and says zones in lines
 */
export function boardLayers(
  set: GameSet,
  { data, ref }: Pick<Entity<'map'>, 'data' | 'ref'>,
  pictures: PictureSizes,
  memory: Memory = new Memory(),
  ink: Ink = 'full',
): BoardLayer[] {
  const { columns, rows } = data;
  const paint = painters[ink];
  const cells = (list: readonly string[] = []) => cellsOn(parseCells(list), columns, rows);
  /** What was made of these words and figures last time, too. */
  const part = (name: string, of: readonly unknown[], make: () => Op[]): readonly Op[] =>
    memory.once('', name, [columns, rows, ink, ...of], make);
  const { walls = [], cover = [], heights = [], hazards = [], controlPoints = [], markers = [] } = data;
  const wallEdges = walls.map(parseEdge);
  const wallsText = walls.join();
  const terrain = (data.terrain ?? []).flatMap((area, index) => {
    const kind = groundOf(set, area.kind);
    if (kind === undefined) return [];
    const terrainKind = kind.data;
    const picture = cellPicture(terrainKind, kind.ref.split('/')[0]!, pictures);
    return [{ index, kind: terrainKind, list: area.cells, text: area.cells.join(), picture }];
  });
  const painted = (areas: typeof terrain) =>
    areas.map(({ index, kind, list, text, picture }) =>
      part(`terrain ${index}`, [kind, text, picture?.src, picture?.width], () =>
        paint.terrain(kind, cells(list), 7 * index + 1, picture),
      ),
    );
  const look = boardLook(set, data.look);
  const said = printedWords(set.manifest.language, set.manifest.system);
  const setId = ref.split('/')[0]!;
  const seed = nameHash(ref) % 9973;
  const at = data.pictureAt;
  const place = at && [at.x, at.y, at.width, at.height].join();
  const picture = data.picture?.file ? `${setId}/${data.picture.file}` : undefined;
  const lying = picture !== undefined && pictures.has(picture) ? picture : undefined;
  const [printed, traced] = data.pictureUse === 'tracing' ? [undefined, lying] : [lying, undefined];
  const covered = printed !== undefined && at === undefined;
  const tile = look.floorPicture === undefined ? undefined : `${setId}/${look.floorPicture}`;
  const floorPicture = tile !== undefined && pictures.has(tile) ? tile : undefined;
  const bare = ink === 'low' ? '#ffffff' : floorColour(look.floor, data.ground);
  const floorIn = (box?: Box, pxPerMm?: number): Op[] => {
    if (ink === 'low') return lowFloor(columns, rows);
    if (covered) return [];
    return floorPicture === undefined
      ? paintFloor(look.floor, columns, rows, seed, data.ground, box, pxPerMm)
      : paintFloorPicture(floorPicture, pictures, look.floorTile, columns, rows);
  };
  /** How many sorts of marks are seen from so far away says which they are. */
  const wholeFloor = (pxPerMm?: number): readonly Op[] =>
    memory.once('', 'whole floor', [...floorOf, floorIn(nowhere, pxPerMm).length], () => floorIn(undefined, pxPerMm));
  const above = printed === undefined || ink === 'low' ? [] : paintBoardPicture(printed, at, columns, rows);
  const floorOf = [
    ink,
    columns,
    rows,
    covered,
    look.floor,
    seed,
    data.ground,
    floorPicture && pictures,
    look.floorTile,
  ];
  const ground = memory.once('', 'layer ground', [...floorOf, printed, place], () =>
    inParts('ground', (box, pxPerMm) => [
      ...(box && isAll(box, columns, rows) ? wholeFloor(pxPerMm) : floorIn(box, pxPerMm)),
      ...above,
    ]),
  );
  const layers: Readonly<Record<Exclude<BoardLayerName, 'ground'>, readonly (readonly Op[])[]>> = {
    tracing: [
      part('tracing', [traced, place, data.pictureStrength], () =>
        traced === undefined
          ? []
          : paintBoardPicture(traced, at, columns, rows, (data.pictureStrength ?? usualStrength) / 100),
      ),
    ],
    floor: [
      ...painted(terrain.filter(({ kind }) => !standsUp(kind))),
      ...(['red', 'blue'] as const).map((team) =>
        part(`deploy ${team}`, [data.deploy?.[team]?.join(), said], () =>
          paint.deployZone(team, cells(data.deploy?.[team]), said),
        ),
      ),
      ...hazards.map(({ name, effect, cells: list }, index) =>
        part(`hazard ${index}`, [name, effect, list.join()], () => paint.hazard(name, effect, cells(list))),
      ),
      ...controlPoints.map(({ name, cells: list }, index) =>
        part(`point ${index}`, [name, list.join()], () => paint.controlPoint(name, cells(list))),
      ),
    ],
    raised: [
      part('shadows', [wallsText], () => paint.wallShadows(wallEdges)),
      ...painted(terrain.filter(({ kind }) => standsUp(kind))),
      part('grid', [look.grid, bare], () => paintGrid(look.grid, columns, rows, bare)),
    ],
    lines: [
      part('heights', [heights.join()], () => paint.heights(heights.map(parseHeightStep))),
      part('cover', [cover.join()], () => paint.cover(cover.map(parseEdge))),
      part('walls', [look.walls, wallsText], () => paint.walls(look.walls, wallEdges)),
      ...terrain.map(({ index, kind, list, text }) =>
        part(`label ${index}`, [kind, text, said], () => terrainLabels(kind, cells(list), ink, said)),
      ),
    ],
    pieces: markers.map((placed, index) =>
      part(`piece ${index}`, [set, pictures, placed.kind, placed.at, placed.team], () =>
        paint.placed(set, placed, pictures),
      ),
    ),
    numbers: [part('numbers', [look.coordinates], () => paintCoordinates(look.coordinates, columns, rows))],
  };
  const names = Object.keys(layers) as (keyof typeof layers)[];
  return [
    ground,
    ...names.map((name) =>
      memory.once('', `layer ${name}`, [columns, rows, ...layers[name]], () =>
        asWhole(name, layers[name].flat(), columns, rows),
      ),
    ),
  ];
}

/** A layer whose parts are made when they are asked for. */
function inParts(name: BoardLayerName, make: (part?: Box, pxPerMm?: number) => readonly Op[]): BoardLayer {
  let all: readonly Op[] | undefined;
  return {
    name,
    get ops() {
      all ??= make();
      return all;
    },
    opsIn: make,
    inParts: true,
  };
}

function asWhole(name: BoardLayerName, ops: readonly Op[], columns: number, rows: number): BoardLayer {
  // Nothing that lies off the board is painted, and to look for it would take longer than to paint the rest.
  return { name, ops, opsIn: (part) => (isAll(part, columns, rows) ? ops : opsIn(ops, part)), inParts: false };
}

const isAll = ({ x, y, w, h }: Box, columns: number, rows: number): boolean =>
  x <= 0 && y <= 0 && x + w >= columns * cellMm && y + h >= rows * cellMm;

/** Far off any board. */
const nowhere: Box = { x: -1e6, y: -1e6, w: 0, h: 0 };

/** What blocks sight rises above zones and shadows; the rest is painted on the ground. */
function standsUp(terrain: Terrain): boolean {
  const look = lookOf(terrain);
  return look === 'solid' || look === 'veil';
}

/** Solids speak for themselves and are named once; other terrain is named wherever there is room. */
function terrainLabels(terrain: Terrain, cells: readonly Cell[], ink: Ink, said: PrintedWords): Op[] {
  const bySize = regionsOf(cells).sort((a, b) => b.cells.length - a.cells.length);
  const named: Region[] =
    lookOf(terrain) === 'solid'
      ? bySize.slice(0, 1)
      : bySize.filter((region, index) => index === 0 || region.cells.length > 1);
  const lines = [{ text: terrain.name, strong: true }, { text: effectOf(terrain, said) }];
  return named.flatMap((region) =>
    label(region, lines, { ink: '#2b2118', plate: ink === 'low' ? '#ffffff' : '#f4ecd8' }),
  );
}
