import { entitiesOf, type GameSet } from '../../rules/game-set.ts';
import type { Faces } from '../face/card.ts';
import { deckObject } from './deck-object.ts';
import { mapObject } from './map-plan.ts';
import { bag, colourOf } from './objects.ts';
import { pieceObjects, type Workshop } from './piece-plan.ts';
import { plainWords } from './plain-words.ts';
import type { BagObject, CardObject, Colour, DeckObject, TableObject } from './save.ts';
import type { SetPictures } from './system-table.ts';

const neutral = '#8a7f72';

/** The colour of what belongs to a set. */
export const colourOfSet = ({ manifest, theme }: GameSet): Colour =>
  colourOf(manifest.colour ?? theme.colours?.[0] ?? neutral);

/** The bag of a set with all that its system puts in. */
export function setBag({ set }: Workshop, contained: TableObject[]): BagObject {
  const { name, description } = set.manifest;
  const mark = { setwright: 'set', set: set.id } as const;
  return bag(`${set.id}#set`, name, mark, contained, plainWords(description ?? ''), colourOfSet(set));
}

/** A deck of the set; undefined where it has no cards. */
export function deckOf(shop: Workshop, pictures: SetPictures, ref: string): DeckObject | CardObject | undefined {
  const plan = pictures.decks.get(ref);
  return plan && deckObject(plan, shop.set.id, pictures.keys, shop.address);
}

/** The maps of the set, each with what lies on it. */
export function mapsOf(shop: Workshop, faces: Faces, pictures: SetPictures): TableObject[] {
  const maps = entitiesOf(shop.set, 'map');
  return faces.boards.map((board) => {
    const map = maps.find((entity) => entity.ref === board.ref)!;
    return mapObject(shop, board, pictures.boards.get(board.ref)!, map);
  });
}

/** A bag with every token and marker of the set, for whoever needs one more. */
export function supply(shop: Workshop, faces: Faces): TableObject[] {
  const { set } = shop;
  const flat = faces.pieces.filter((piece) => piece.kind !== 'standee');
  const pieces = flat.flatMap((piece) => pieceObjects(shop, `${set.id}#supply`, piece.ref));
  if (pieces.length === 0) return [];
  return [bag(`${set.id}#supply`, 'Tokens and markers', { setwright: 'supply', set: set.id }, pieces)];
}
