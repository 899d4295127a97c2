import type { GameSet } from '../../../rules/game-set.ts';
import type { Faces } from '../../face/card.ts';
import { type Mat, middleMat, seatMat } from '../../face/hammerspace-mats.ts';
import { millimetresPerInch } from '../../face/units.ts';
import type { PictureHashes } from '../../list-hash.ts';
import type { Mark } from '../mark.ts';
import { tile } from '../objects.ts';
import { type PictureJob, pictureJob, single } from '../picture-job.ts';
import type { Workshop } from '../piece-plan.ts';
import type { SnapPoint, TileObject } from '../save.ts';
import type { SetPictures } from '../system-table.ts';

const kinds = ['seat', 'middle'] as const;
type MatKind = (typeof kinds)[number];

/** Mats lie under cards and are looked at from afar: fewer pixels a millimetre than cards have. */
const matScale = 5;

const stemOf = (set: GameSet, kind: MatKind) => `${set.id}-${kind}-mat`;

/** The mats of a set; undefined where it has no cards to lay on them. */
function matOf(set: GameSet, faces: Faces, kind: MatKind): Mat | undefined {
  const card = faces.decks[0]?.cards[0]?.front;
  return card && (kind === 'seat' ? seatMat : middleMat)(set, card);
}

export const matPictures = (set: GameSet, faces: Faces, hashes: PictureHashes): PictureJob[] =>
  kinds.flatMap((kind) => {
    const list = matOf(set, faces, kind)?.list;
    if (!list) return [];
    const [width, height] = [list.width, list.height].map((side) => Math.round(side * matScale)) as [number, number];
    const stem = stemOf(set, kind);
    return [pictureJob('mat', stem, stem, single(list, width, height, false), hashes)];
  });

/** Mats as locked tiles with a snap point on each place of a card; the marks tell the button where things are laid. */
export const matObjects = ({ set, address }: Workshop, faces: Faces, { own }: SetPictures): TileObject[] =>
  kinds.flatMap((kind) => {
    const mat = matOf(set, faces, kind);
    const picture = own.get(stemOf(set, kind));
    if (!mat || !picture) return [];
    const { width, height } = mat.list;
    const places = Object.entries(mat.places);
    const inUnits = ([x, y]: readonly [number, number]) =>
      [round((x - width / 2) / millimetresPerInch), round((height / 2 - y) / millimetresPerInch)] as const;
    const mark: Mark = {
      ...{ setwright: 'mat', set: set.id, mat: kind, files: [[picture.file]] },
      places: Object.fromEntries(places.map(([name, points]) => [name, points.map(inUnits)])),
    };
    const snaps = places
      .filter(([name]) => name !== 'hp' && name !== 'dice')
      .flatMap(([, points]) => points)
      .map(([x, y]): SnapPoint => {
        // In the tile's own measure: its height is 2, and x runs against the picture.
        const [u, v] = [(0.5 - x / width) * 2 * (width / height), (y / height - 0.5) * 2];
        return { Position: { x: round(u), y: 0.1, z: round(v) } };
      });
    const name = kind === 'seat' ? 'Mat of a player' : 'Mat of the middle';
    const scale = round(height / millimetresPerInch / 2);
    const flat = tile(`${set.id}#mat#${kind}`, name, mark, '', 'box', { front: address(picture.file) }, scale, snaps);
    return [{ ...flat, Locked: true, Grid: false }];
  });

const round = (value: number) => Math.round(value * 1e4) / 1e4;
