import type { GameSet } from '../../../rules/game-set.ts';
import type { Faces } from '../../face/card.ts';
import { middleMat, seatMat } from '../../face/hammerspace/mats.ts';
import type { Mat } from '../../face/mat.ts';
import type { PictureHashes } from '../../list-hash.ts';
import { matPicture, matTile } from '../mat.ts';
import type { PictureJob } from '../picture-job.ts';
import type { Workshop } from '../piece-plan.ts';
import type { TileObject } from '../save.ts';
import type { SetPictures } from '../system-table.ts';

const kinds = ['seat', 'middle'] as const;
type MatKind = (typeof kinds)[number];

const stemOf = (set: GameSet, kind: MatKind) => `${set.id}-${kind}-mat`;

/** The mats of a set; undefined where it has no cards to lay on them. */
function matOf(set: GameSet, faces: Faces, kind: MatKind): Mat | undefined {
  const card = faces.decks[0]?.cards[0]?.front;
  return card && (kind === 'seat' ? seatMat : middleMat)(set, card);
}

export const matPictures = (set: GameSet, faces: Faces, hashes: PictureHashes): PictureJob[] =>
  kinds.flatMap((kind) => {
    const mat = matOf(set, faces, kind);
    return mat ? [matPicture(stemOf(set, kind), mat, hashes)] : [];
  });

/** Places of cards, which snap to them. */
const snapping = ['row', 'trait', 'traits', 'cards', 'discards'];

/** The mats with a snap point on each place of a card; the marks tell the button where things are laid. */
export const matObjects = ({ set, address }: Workshop, faces: Faces, { own }: SetPictures): TileObject[] =>
  kinds.flatMap((kind) => {
    const mat = matOf(set, faces, kind);
    const picture = own.get(stemOf(set, kind));
    if (!mat || !picture) return [];
    const mark = { setwright: 'mat', set: set.id, mat: kind, files: [[picture.file]] } as const;
    const name = kind === 'seat' ? 'Mat of a player' : 'Mat of the middle';
    return [matTile(`${set.id}#mat#${kind}`, name, mark, mat, address(picture.file), snapping)];
  });
