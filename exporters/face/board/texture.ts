import type { Cell } from '../../../rules/map-grid.ts';
import type { Terrain } from '../../../schemas/types.generated.ts';
import { mix } from '../colour.ts';
import type { Op, PictureSizes } from '../display-list.ts';
import { circle, inMm, mm } from '../path.ts';
import { cellMm } from '../sizes.ts';
import { chance } from './region.ts';

type Drawn = Exclude<NonNullable<Terrain['texture']>, 'picture'>;

/** A picture to be laid into cells. */
export interface CellPicture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** The picture that a terrain wants in its cells, where it is there. */
export function cellPicture(terrain: Terrain, setId: string, pictures: PictureSizes): CellPicture | undefined {
  const src = terrain.texture === 'picture' && terrain.art?.file ? `${setId}/${terrain.art.file}` : undefined;
  const size = src === undefined ? undefined : pictures.get(src);
  return src !== undefined && size ? { src, ...size } : undefined;
}

/** What fills the cells of a terrain, to be painted in a clip of them; undefined where the terrain asks for nothing. */
export function paintTexture(
  { texture }: Terrain,
  cells: readonly Cell[],
  colour: string,
  picture: CellPicture | undefined,
): Op[] | undefined {
  if (texture === 'picture') return picture && cells.flatMap((cell) => covering(cell, picture));
  return texture && textures[texture](cells, colour);
}

/** The picture, filling its cell and cropped to it. */
function covering({ x, y }: Cell, { src, width, height }: CellPicture): Op[] {
  const scale = cellMm / Math.min(width, height);
  const [w, h] = [width * scale, height * scale];
  const box = { x: x * cellMm, y: y * cellMm, w: cellMm, h: cellMm };
  return [
    {
      op: 'clip',
      shape: { op: 'rect', ...box },
      ops: [{ op: 'image', src, x: box.x - (w - cellMm) / 2, y: box.y - (h - cellMm) / 2, w, h }],
    },
  ];
}

const textures: Readonly<Record<Drawn, (cells: readonly Cell[], colour: string) => Op[]>> = {
  water: (cells, colour) => [
    {
      op: 'path',
      d: marks(cells, 5, 201, wave),
      stroke: { colour: mix(colour, '#ffffff', 0.6), width: 0.42 },
      opacity: 0.9,
    },
    {
      op: 'path',
      d: marks(cells, 4, 231, wave),
      stroke: { colour: mix(colour, '#08141c', 0.5), width: 0.36 },
      opacity: 0.6,
    },
  ],
  ice: (cells, colour) => [
    { op: 'path', d: marks(cells, 3, 201, shard), fill: '#ffffff', opacity: 0.4 },
    { op: 'path', d: marks(cells, 3, 231, crack), stroke: { colour: '#ffffff', width: 0.5 }, opacity: 0.85 },
    {
      op: 'path',
      d: marks(cells, 3, 261, crack),
      stroke: { colour: mix(colour, '#1c3a5c', 0.6), width: 0.3 },
      opacity: 0.6,
    },
  ],
  mud: (cells, colour) => [
    { op: 'path', d: marks(cells, 4, 201, puddle), fill: mix(colour, '#1a0f06', 0.5), opacity: 0.4 },
    {
      op: 'path',
      d: marks(cells, 6, 231, (x, y) => circle(x, y, 0.55)),
      fill: mix(colour, '#1a0f06', 0.6),
      opacity: 0.5,
    },
    {
      op: 'path',
      d: marks(cells, 3, 261, wave),
      stroke: { colour: mix(colour, '#fff2d8', 0.5), width: 0.3 },
      opacity: 0.6,
    },
  ],
  furrows: (cells, colour) => [
    { op: 'path', d: ridges(cells, 0), stroke: { colour: mix(colour, '#24130a', 0.55), width: 1.3 }, opacity: 0.62 },
    { op: 'path', d: ridges(cells, 1.35), stroke: { colour: mix(colour, '#fff2d8', 0.42), width: 0.7 }, opacity: 0.6 },
  ],
  leaves: (cells, colour) => [
    { op: 'path', d: marks(cells, 14, 201, leaf), fill: mix(colour, '#0c1a08', 0.42) },
    { op: 'path', d: marks(cells, 14, 261, leaf), fill: mix(colour, '#f4ffd0', 0.14) },
    { op: 'path', d: marks(cells, 9, 321, leaf), fill: mix(colour, '#f4ffd0', 0.38), opacity: 0.85 },
  ],
  stalks: (cells, colour) => {
    const all = standing(cells);
    return [
      { op: 'path', d: stalks(all, 0.45, 0.6), stroke: { colour: mix(colour, '#2a2408', 0.6), width: 1.3 } },
      { op: 'path', d: stalks(all, 0, 0), stroke: { colour: mix(colour, '#2a2408', 0.1), width: 1 } },
      { op: 'path', d: ears(all, 0.2, 0.3), fill: mix(colour, '#2a2408', 0.55) },
      { op: 'path', d: ears(all, 0, 0), fill: mix(colour, '#fff6c8', 0.45) },
    ];
  },
  rubble: (cells, colour) => [
    { op: 'path', d: marks(cells, 9, 201, pebble), fill: mix(colour, '#000000', 0.5), opacity: 0.8 },
    { op: 'path', d: marks(cells, 9, 261, pebble), fill: mix(colour, '#ffffff', 0.28) },
    { op: 'path', d: marks(cells, 6, 321, pebble), fill: mix(colour, '#ffffff', 0.5), opacity: 0.7 },
  ],
  planks: (cells, colour) => [
    { op: 'path', d: boards(cells), stroke: { colour: mix(colour, '#140a04', 0.6), width: 0.5 } },
    {
      op: 'path',
      d: marks(cells, 5, 201, grain),
      stroke: { colour: mix(colour, '#140a04', 0.5), width: 0.22 },
      opacity: 0.6,
    },
    {
      op: 'path',
      d: marks(cells, 4, 231, grain),
      stroke: { colour: mix(colour, '#fff0d8', 0.4), width: 0.26 },
      opacity: 0.5,
    },
  ],
  embers: (cells) => [
    { op: 'path', d: marks(cells, 5, 201, crack), stroke: { colour: '#b3300c', width: 0.9 }, opacity: 0.8 },
    { op: 'path', d: marks(cells, 5, 201, crack), stroke: { colour: '#ffc24a', width: 0.32 } },
    { op: 'path', d: marks(cells, 8, 261, (x, y) => circle(x, y, 0.5)), fill: '#ff9a2e', opacity: 0.9 },
  ],
};

/** So many marks in each cell, each at its own place with its own chance from 0 to 1. */
function marks(
  cells: readonly Cell[],
  count: number,
  salt: number,
  mark: (x: number, y: number, luck: number) => string,
): string {
  let d = '';
  for (const { x, y } of cells) {
    for (let index = 0; index < count; index++) {
      // Spread over a lattice of three by as many as it takes, so that none lie on each other.
      const left = ((index % 3) + 0.15 + 0.7 * chance(x, y, salt + 3 * index)) / 3;
      const rows = Math.ceil(count / 3);
      const top = (Math.floor(index / 3) + 0.15 + 0.7 * chance(x, y, salt + 3 * index + 1)) / rows;
      d += mark((x + left) * cellMm, (y + top) * cellMm, chance(x, y, salt + 3 * index + 2));
    }
  }
  return d;
}

const wave = (x: number, y: number) => `M${inMm(x - 3.3)} ${inMm(y)}q1.1 -1.3 2.2 0q1.1 1.3 2.2 0q1.1 -1.3 2.2 0`;

const shard = (x: number, y: number, luck: number) =>
  `M${inMm(x - 3 - 2 * luck)} ${inMm(y + 0.6)}L${inMm(x)} ${inMm(y - 2.2)}L${inMm(x + 3.4)} ${inMm(y - 0.8 + luck)}L${inMm(x - 0.5)} ${inMm(y + 1.6)}Z`;

const crack = (x: number, y: number, luck: number) =>
  `M${inMm(x - 4)} ${inMm(y + 3 * luck - 1.5)}L${inMm(x - 1)} ${inMm(y)}L${inMm(x + 1.2)} ${inMm(y - 1.6 + luck)}L${inMm(x + 4.4)} ${inMm(y + 1.4 - 2 * luck)}M${inMm(x - 1)} ${inMm(y)}L${inMm(x - 0.2 - luck)} ${inMm(y + 2.6)}`;

const puddle = (x: number, y: number, luck: number) => {
  const [rx, ry] = [2.4 + 2 * luck, 1.1 + 0.7 * luck];
  return `M${inMm(x - rx)} ${inMm(y)}Q${inMm(x - rx)} ${inMm(y - ry)} ${inMm(x)} ${inMm(y - ry)}Q${inMm(x + rx)} ${inMm(y - ry)} ${inMm(x + rx)} ${inMm(y)}Q${inMm(x + rx)} ${inMm(y + ry)} ${inMm(x)} ${inMm(y + ry)}Q${inMm(x - rx)} ${inMm(y + ry)} ${inMm(x - rx)} ${inMm(y)}Z`;
};

const leaf = (x: number, y: number, luck: number) => {
  const [dx, dy] = luck < 0.33 ? [1.9, -1] : luck < 0.66 ? [1.1, 1.7] : [-1.6, 1.3];
  return `M${inMm(x - dx)} ${inMm(y - dy)}Q${inMm(x - dy)} ${inMm(y + dx)} ${inMm(x + dx)} ${inMm(y + dy)}Q${inMm(x + dy)} ${inMm(y - dx)} ${inMm(x - dx)} ${inMm(y - dy)}Z`;
};

const pebble = (x: number, y: number, luck: number) => {
  const r = 1 + 1.3 * luck;
  return `M${inMm(x - r)} ${inMm(y + 0.3 * r)}L${inMm(x - 0.6 * r)} ${inMm(y - 0.7 * r)}L${inMm(x + 0.5 * r)} ${inMm(y - 0.8 * r)}L${inMm(x + r)} ${inMm(y + 0.1 * r)}L${inMm(x + 0.3 * r)} ${inMm(y + 0.8 * r)}Z`;
};

const grain = (x: number, y: number, luck: number) => `M${inMm(x - 3)} ${inMm(y)}q3 ${inMm(luck - 0.5)} 6.5 0`;

/** Ploughed ridges that run on from cell to cell, five to a cell. */
function ridges(cells: readonly Cell[], by: number): string {
  return cells
    .flatMap(({ x, y }) =>
      [0, 1, 2, 3, 4].map((ridge) => {
        const top = mm((y + (ridge + 0.4) / 5) * cellMm + by);
        const part = mm(cellMm / 4);
        return `M${inMm(x * cellMm)} ${top}q${inMm(part / 2)} -0.8 ${part} 0q${inMm(part / 2)} 0.8 ${part} 0q${inMm(part / 2)} -0.8 ${part} 0q${inMm(part / 2)} 0.8 ${part} 0`;
      }),
    )
    .join('');
}

type Standing = readonly { readonly x: number; readonly y: number; readonly lean: number }[];

/** Where stalks stand: five to a row of a cell, four rows. */
const standing = (cells: readonly Cell[]): Standing =>
  cells.flatMap(({ x, y }) =>
    Array.from({ length: 20 }, (_, index) => ({
      x: (x + ((index % 5) + 0.25 + 0.5 * chance(x, y, 401 + index)) / 5) * cellMm,
      y: (y + (Math.floor(index / 5) + 0.75 + 0.3 * chance(x, y, 431 + index)) / 4) * cellMm,
      lean: 2 * (chance(x, y, 461 + index) - 0.5),
    })),
  );

const stalks = (all: Standing, dx: number, dy: number) =>
  all.map(({ x, y, lean }) => `M${inMm(x + dx)} ${inMm(y + dy)}l${inMm(lean)} -5.6`).join('');

const ears = (all: Standing, dx: number, dy: number) =>
  all
    .map(({ x, y, lean }) => {
      const [left, top] = [x + lean + dx, y - 5.4 + dy];
      return `M${inMm(left)} ${inMm(top - 1.8)}q1.1 1.2 0.1 3.2q-1.3 -1.8 -0.1 -3.2Z`;
    })
    .join('');

/** Joints of boards, three to a cell. */
const boards = (cells: readonly Cell[]) =>
  cells
    .flatMap(({ x, y }) =>
      [1, 2, 3].map((board) => `M${inMm(x * cellMm)} ${inMm((y + board / 3) * cellMm)}l${inMm(cellMm)} 0`),
    )
    .join('');
