import type { Mat } from '../face/mat.ts';
import { millimetresPerInch } from '../face/units.ts';
import type { PictureHashes } from '../list-hash.ts';
import type { Mark } from './mark.ts';
import { tile } from './objects.ts';
import { type PictureJob, pictureJob, single } from './picture-job.ts';
import type { SnapPoint, TileObject } from './save.ts';

/** Mats lie under cards and are looked at from afar: fewer pixels a millimetre than cards have. */
const matScale = 5;

/** The picture of a mat. */
export function matPicture(stem: string, { list }: Mat, hashes: PictureHashes): PictureJob {
  const [width, height] = [list.width, list.height].map((side) => Math.round(side * matScale)) as [number, number];
  return pictureJob('mat', stem, stem, single(list, width, height, false), hashes);
}

/** A mat as a locked tile; its mark tells the scripts where things are laid, and they snap to the places of these names. */
export function matTile(
  key: string,
  name: string,
  mark: Mark,
  { list, places }: Mat,
  front: string,
  snapping: readonly string[],
): TileObject {
  const { width, height } = list;
  const inUnits = ([x, y]: readonly [number, number]) =>
    [round((x - width / 2) / millimetresPerInch), round((height / 2 - y) / millimetresPerInch)] as const;
  const noted: Mark = {
    ...mark,
    places: Object.fromEntries(Object.entries(places).map(([place, points]) => [place, points.map(inUnits)])),
  };
  const snaps = snapping
    .flatMap((place) => places[place] ?? [])
    .map(([x, y]): SnapPoint => {
      // In the tile's own measure: its height is 2, and x runs against the picture.
      const [u, v] = [(0.5 - x / width) * 2 * (width / height), (y / height - 0.5) * 2];
      return { Position: { x: round(u), y: 0.1, z: round(v) } };
    });
  const scale = round(height / millimetresPerInch / 2);
  return { ...tile(key, name, noted, '', 'box', { front }, scale, snaps), Locked: true, Grid: false };
}

const round = (value: number) => Math.round(value * 1e4) / 1e4;
