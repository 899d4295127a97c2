import type { Entity } from '../../rules/game-set.ts';
import { parseCell } from '../../rules/map-grid.ts';
import type { Board } from '../face/card.ts';
import type { PictureHashes } from '../list-hash.ts';
import { turnsOf } from './map-turn.ts';
import type { Mark } from './mark.ts';
import { bag, tile } from './objects.ts';
import { type PictureJob, pictureJob, single } from './picture-job.ts';
import { pieceObject, pieceObjects, type Workshop } from './piece-plan.ts';
import { plainWords } from './plain-words.ts';
import type { SnapPoint, TableObject } from './save.ts';
import { seatColours } from './seats.ts';
import { longestSide } from './sheet-grid.ts';

/** Pixels along a cell of a small map: 300 DPI where a cell is an inch. */
const cellPixels = 300;

const sideColours = { red: seatColours.Red, blue: seatColours.Blue } as const;

/** Beyond this a map has no snap points: they would outweigh all else in the save. */
const mostSnapPoints = 2500;

/** The picture of a map, on which its pieces are laid as objects: whole pixels a cell, so that its sides are exactly as columns to rows; of a measured table as nearly as whole pixels are. */
export function planBoard(board: Board, pictures: PictureHashes): PictureJob {
  const { columns, rows } = board;
  const pixels = Math.min(cellPixels, Math.floor(longestSide / Math.max(columns, rows)));
  return pictureJob(
    'map',
    `${board.ref.replaceAll('/', '-')}-map`,
    `map ${board.name}`,
    single(board.ground, Math.round(columns * pixels), Math.round(rows * pixels), false),
    pictures,
  );
}

/** What lies on a map as an object: the reference of its piece, and its cell. */
export interface OnMap {
  readonly kind: string;
  readonly at: string;
  readonly team?: 'red' | 'blue';
}

/** The map as a tile; in a bag of its own together with what lies on it or comes with it, if there is any. */
export function mapObject(
  shop: Workshop,
  board: Board,
  picture: PictureJob,
  { data }: Entity<'map'>,
  objects: readonly OnMap[] = data.markers ?? [],
): TableObject {
  const { columns, rows, ref } = board;
  const set = shop.set.id;
  const files = [[picture.file]];
  const mark: Mark = { setwright: 'map', set, ref, columns, rows, turns: turnsOf(data), cell: shop.cell, files };
  const scale = (rows * shop.cell) / 2;
  const urls = { front: shop.address(picture.file) };
  const text = plainWords(board.text);
  const flat = {
    ...tile(`${ref}#map`, board.name, mark, text, 'box', urls, scale, snapPoints(columns, rows)),
    Locked: true,
    GridProjection: false,
  };
  const placed = objects.flatMap((marker, index): TableObject[] => {
    const { x, y } = parseCell(marker.at);
    const object = pieceObject(shop, `${ref}#placed#${index}`, marker.kind, [x, y]);
    if (!object) return [];
    return [marker.team ? { ...object, ColorDiffuse: sideColours[marker.team] } : object];
  });
  const loose = [...new Set(data.tokens ?? [])].flatMap((token) => pieceObjects(shop, `${ref}#with`, token));
  if (placed.length + loose.length === 0) return flat;
  return bag(`${ref}#box`, board.name, { setwright: 'map-box', set, ref }, [flat, ...placed, ...loose], text);
}

export function hasSnapPoints({ columns, rows }: Pick<Board, 'columns' | 'rows'>): boolean {
  return columns * rows <= mostSnapPoints;
}

/** One in the middle of each cell, in the tile's own measure: its height is 2, and x runs against the picture. */
function snapPoints(columns: number, rows: number): SnapPoint[] | undefined {
  if (!hasSnapPoints({ columns, rows })) return undefined;
  const width = (2 * columns) / rows;
  return Array.from({ length: columns * rows }, (_, index) => {
    const u = ((index % columns) + 0.5) / columns;
    const v = (Math.floor(index / columns) + 0.5) / rows;
    return { Position: { x: round((0.5 - u) * width), y: 0.1, z: round((v - 0.5) * 2) } };
  });
}

const round = (value: number) => Math.round(value * 1e5) / 1e5;
