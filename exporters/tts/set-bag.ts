import { entitiesOf, find } from '../../rules/game-set.ts';
import type { Faces } from '../face/card.ts';
import { deckObject } from './deck-object.ts';
import type { DeckPlan } from './deck-plan.ts';
import { heroBag } from './hero-bag.ts';
import { introPlan } from './intro.ts';
import introScript from './lua/intro.ts';
import { mapObject } from './map-plan.ts';
import { bag, block, colourOf } from './objects.ts';
import type { PictureJob } from './picture-job.ts';
import { figureObject, pieceObjects, type Workshop } from './piece-plan.ts';
import { plainWords } from './plain-words.ts';
import type { BagObject, BlockObject, TableObject } from './save.ts';

/** Plans of the pictures of all sets by the lasting name of what they show. */
export interface SetPictures {
  readonly decks: ReadonlyMap<string, DeckPlan>;
  readonly boards: ReadonlyMap<string, PictureJob>;
  /** Keys of sheets in the save, by the name of the sheet. */
  readonly keys: ReadonlyMap<string, number>;
}

const neutral = '#8a7f72';

/** The bag of a set: a bag a hero, the maps, the rules and hints, and what no hero brings. */
export function setBag(shop: Workshop, faces: Faces, pictures: SetPictures): BagObject {
  const { set } = shop;
  const colour = colourOf(set.manifest.colour ?? set.theme.colours?.[0] ?? neutral);
  const deckOf = (ref: string) => {
    const plan = pictures.decks.get(ref);
    return plan && deckObject(plan, set.id, pictures.keys, shop.address);
  };
  const heroes = entitiesOf(set, 'hero').filter((hero) => pictures.decks.has(hero.ref));
  const heroRefs = new Set(heroes.map((hero) => hero.ref));
  const maps = entitiesOf(set, 'map');
  const contained: TableObject[] = [
    ...heroes.map((hero) => heroBag(shop, hero, deckOf(hero.ref), colour)),
    ...faces.boards.map((board) => {
      const map = maps.find((entity) => entity.ref === board.ref)!;
      return mapObject(shop, board, pictures.boards.get(board.ref)!, map);
    }),
    ...faces.decks.filter((deck) => !heroRefs.has(deck.ref)).flatMap((deck) => deckOf(deck.ref) ?? []),
    ...spareFigures(shop),
    ...supply(shop, faces),
  ];
  const { name, description } = set.manifest;
  return bag(
    `${set.id}#set`,
    name,
    { setwright: 'set', set: set.id },
    contained,
    plainWords(description ?? ''),
    colour,
  );
}

/** Figures of summons that no hero of the set brings. */
function spareFigures(shop: Workshop): TableObject[] {
  const { set } = shop;
  const brought = new Set(
    entitiesOf(set, 'hero')
      .flatMap(({ data }) => data.summons ?? [])
      .map((ref) => find(set, ref)?.ref),
  );
  return entitiesOf(set, 'summon')
    .filter((summon) => !brought.has(summon.ref) && summon.data.copies !== 0)
    .flatMap(({ ref, data }) => figureObject(shop, `${ref}#spare`, ref, data.size ?? 1) ?? []);
}

/** A bag with every token and marker of the set, for whoever needs one more. */
function supply(shop: Workshop, faces: Faces): TableObject[] {
  const { set } = shop;
  const flat = faces.pieces.filter((piece) => piece.kind !== 'standee');
  const pieces = flat.flatMap((piece) => pieceObjects(shop, `${set.id}#supply`, piece.ref));
  if (pieces.length === 0) return [];
  return [bag(`${set.id}#supply`, 'Tokens and markers', { setwright: 'supply', set: set.id }, pieces)];
}

/** The block with the button **Intro setup**, for a set that has one. */
export function introBlock(shop: Workshop): BlockObject | undefined {
  const { set, cell } = shop;
  const intro = introPlan(set);
  if (!intro) return undefined;
  const name = `${set.manifest.name}: intro setup`;
  const text = 'Lays out the map, decks and figures recommended for a first game.';
  const colour = colourOf(set.manifest.colour ?? set.theme.colours?.[0] ?? neutral);
  return block(`${set.id}#intro`, name, { setwright: 'intro', set: set.id, intro, cell }, text, colour, introScript);
}
