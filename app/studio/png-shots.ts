import type { Board, Faces } from '../../exporters/face/card.ts';
import type { DisplayList } from '../../exporters/face/display-list.ts';
import { isLying } from '../../exporters/face/orientation.ts';
import { type ProfileId, profiles } from '../../exporters/face/print-profiles.ts';
import { turnFor } from '../../exporters/face/quarter-turn.ts';
import { fileNameOf } from '../../rules/file-names.ts';

/** A face and the file it goes to, inside the folder that is filled. */
export interface Shot {
  readonly path: string;
  readonly list: DisplayList;
  readonly alpha: boolean;
  /** Of a card. */
  readonly side?: 'front' | 'back';
  /** How far the face is turned clockwise, in degrees. */
  readonly turn?: 90 | 270;
  /** The map, where it is one. */
  readonly map?: Board;
}

/** The files of an export: all faces, or cards alone with the bleed of the printer that was chosen. */
export function shotsFor(
  setId: string,
  faces: Faces,
  { bleed, profile }: { readonly bleed: boolean; readonly profile?: ProfileId },
): Shot[] {
  if (profile === undefined) return shotsOf(setId, faces, bleed);
  const cards = shotsOf(setId, { ...faces, pieces: [], boards: [] }, true);
  return cards.map(({ list, ...shot }) => {
    const turn = turnFor(list, shot.side ?? 'front', profiles[profile]);
    return { ...shot, list: { ...list, bleed: profiles[profile].bleed }, ...(turn !== 0 && { turn }) };
  });
}

/** Files in the order of the faces. Ids never begin with an underscore, so folders of heroes and of the rest cannot meet. */
export function shotsOf(setId: string, { decks, pieces, boards }: Faces, bleed: boolean): Shot[] {
  const shots: Shot[] = [];
  for (const deck of decks) {
    const folder = `${fileNameOf(setId)}/${fileNameOf(last(deck.ref))}`;
    // A card without copies keeps its number, so that the files of the others keep their names.
    deck.cards.forEach((card, i) => {
      if (card.copies === 0) return;
      shots.push({ path: `${folder}/${number(i + 1)}-${last(card.ref)}.png`, list: card.front, alpha: false });
    });
    // Cards that lie among others that stand have a back of their own.
    const backs = deck.cards.filter(({ copies }) => copies > 0).map(({ back }) => back);
    const [first, ...others] = [backs.find((back) => !isLying(back)), backs.find(isLying)].filter(
      (back) => back !== undefined,
    );
    if (first) shots.push({ path: `${folder}/00-back.png`, list: first, alpha: false, side: 'back' });
    for (const list of others)
      shots.push({ path: `${folder}/00-back-landscape.png`, list, alpha: false, side: 'back' });
  }
  for (const piece of pieces) {
    if (piece.copies === 0) continue;
    const stem = `${fileNameOf(setId)}/_pieces/${piece.kind}-${last(piece.ref)}`;
    const alpha = piece.kind !== 'marker' || piece.outline !== undefined;
    const cut = piece.kind === 'token' && !bleed ? round : (list: DisplayList) => list;
    shots.push({ path: `${stem}.png`, list: cut(piece.front), alpha });
    if (JSON.stringify(piece.back) !== JSON.stringify(piece.front))
      shots.push({ path: `${stem}-back.png`, list: cut(piece.back), alpha });
  }
  for (const board of boards)
    shots.push({
      path: `${fileNameOf(setId)}/_maps/${fileNameOf(last(board.ref))}.png`,
      list: board.sheet ?? board.list,
      alpha: false,
      map: board,
    });
  return shots;
}

/** A round piece as it is cut out. */
function round(list: DisplayList): DisplayList {
  const { width: w, height: h } = list;
  return { ...list, ops: [{ op: 'clip', shape: { op: 'rect', x: 0, y: 0, w, h, r: w / 2 }, ops: list.ops }] };
}

const last = (ref: string) => ref.split('/').at(-1) as string;
const number = (value: number) => String(value).padStart(2, '0');
