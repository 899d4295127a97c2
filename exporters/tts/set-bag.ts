import { type Entity, entitiesOf, type GameSet } from '../../rules/game-set.ts';
import type { Deck, Faces } from '../face/card.ts';
import { deckObject, pickedDeck } from './deck-object.ts';
import { mapObject, type OnMap } from './map-plan.ts';
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
  return plan && deckObject(plan, { set: shop.set.id, keys: pictures.keys, address: shop.address });
}

/** A deck of single cards of any decks on the table. */
export function pickedDeckOf(
  shop: Workshop,
  pictures: SetPictures,
  deck: Pick<Deck, 'ref' | 'name'>,
  cards: readonly string[],
): DeckObject | CardObject | undefined {
  const { set, address } = shop;
  return pickedDeck(deck, cards, pictures.decks.values(), { set: set.id, keys: pictures.keys, address });
}

/** The maps of the set, each with what lies on it: its markers unless something else is said. */
export function mapsOf(
  shop: Workshop,
  faces: Faces,
  pictures: SetPictures,
  objectsOn?: (map: Entity<'map'>) => readonly OnMap[],
): TableObject[] {
  const maps = entitiesOf(shop.set, 'map');
  return faces.boards.map((board) => {
    const map = maps.find((entity) => entity.ref === board.ref)!;
    return mapObject(shop, board, pictures.boards.get(board.ref)!, map, objectsOn?.(map));
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
