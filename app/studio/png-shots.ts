import type { Board, Faces } from '../../exporters/face/card.ts';
import type { DisplayList } from '../../exporters/face/display-list.ts';
import { isDeviceName } from '../../rules/file-names.ts';

/** A face and the file it goes to, inside the folder that is filled. */
export interface Shot {
  readonly path: string;
  readonly list: DisplayList;
  readonly alpha: boolean;
  /** The map, where it is one. */
  readonly map?: Board;
}

/** Files in the order of the faces. Ids never begin with an underscore, so folders of heroes and of the rest cannot meet. */
export function shotsOf(setId: string, { decks, pieces, boards }: Faces, bleed: boolean): Shot[] {
  const shots: Shot[] = [];
  for (const deck of decks) {
    const folder = `${named(setId)}/${named(last(deck.ref))}`;
    // A card without copies keeps its number, so that the files of the others keep their names.
    deck.cards.forEach((card, i) => {
      if (card.copies === 0) return;
      shots.push({ path: `${folder}/${number(i + 1)}-${last(card.ref)}.png`, list: card.front, alpha: false });
    });
    const printed = deck.cards.find((card) => card.copies > 0);
    if (printed) shots.push({ path: `${folder}/00-back.png`, list: printed.back, alpha: false });
  }
  for (const piece of pieces) {
    if (piece.copies === 0) continue;
    const stem = `${named(setId)}/_pieces/${piece.kind}-${last(piece.ref)}`;
    const alpha = piece.kind !== 'marker';
    const cut = piece.kind === 'token' && !bleed ? round : (list: DisplayList) => list;
    shots.push({ path: `${stem}.png`, list: cut(piece.front), alpha });
    if (JSON.stringify(piece.back) !== JSON.stringify(piece.front))
      shots.push({ path: `${stem}-back.png`, list: cut(piece.back), alpha });
  }
  for (const board of boards)
    shots.push({
      path: `${named(setId)}/_maps/${named(last(board.ref))}.png`,
      list: board.list,
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

/** A folder or file that every system can hold. */
const named = (id: string) => (isDeviceName(id) ? `${id}_` : id);
