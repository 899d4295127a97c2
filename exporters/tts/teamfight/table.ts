import { entitiesOf, find } from '../../../rules/game-set.ts';
import { readMark } from '../mark.ts';
import { bag, block } from '../objects.ts';
import { figureObject, type Workshop } from '../piece-plan.ts';
import type { BlockObject, TableObject } from '../save.ts';
import { seatColours } from '../seats.ts';
import { colourOfSet, deckOf, mapsOf, supply } from '../set-bag.ts';
import type { SetSpot, SystemTable } from '../system-table.ts';
import { heroBag } from './hero-bag.ts';
import { introPlan } from './intro.ts';
import { laidHalf, layout } from './layout.ts';
import dealScript from './lua/deal.ts';
import introScript from './lua/intro.ts';

/** Two sides across a map: a bag a hero, the button Intro setup beside the bag of a set, and the randomizer. */
export const teamfightTable: SystemTable = {
  players: [2, 2],
  laid: laidHalf,
  layout,
  contents: (shop, faces, pictures) => {
    const { set } = shop;
    const colour = colourOfSet(set);
    const heroes = entitiesOf(set, 'hero').filter((hero) => pictures.decks.has(hero.ref));
    const heroRefs = new Set(heroes.map((hero) => hero.ref));
    return [
      ...heroes.map((hero) => heroBag(shop, hero, deckOf(shop, pictures, hero.ref), colour)),
      ...mapsOf(shop, faces, pictures),
      ...faces.decks
        .filter((deck) => !heroRefs.has(deck.ref))
        .flatMap((deck) => deckOf(shop, pictures, deck.ref) ?? []),
      ...spareFigures(shop),
      ...supply(shop, faces),
    ];
  },
  button: introBlock,
  hub: (spots) => (spots.some(hasHeroes) ? { object: randomizer(), scale: 1.5, above: 0.5 } : undefined),
  scripts: [introScript, dealScript],
};

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

/** The block with the button **Intro setup**, for a set that has one. */
function introBlock({ set, cell }: Workshop): BlockObject | undefined {
  const intro = introPlan(set);
  if (!intro) return undefined;
  const name = `${set.manifest.name}: intro setup`;
  const text = 'Lays out the map, decks and figures recommended for a first game.';
  const mark = { setwright: 'intro', set: set.id, intro, cell } as const;
  return block(`${set.id}#intro`, name, mark, text, colourOfSet(set), introScript);
}

/** Whether there is anything to deal. */
const hasHeroes = ({ bag: own }: SetSpot): boolean =>
  own.ContainedObjects.some(({ GMNotes }) => readMark(GMNotes)?.setwright === 'hero');

function randomizer() {
  const text = 'Put the bags of one to three sets in here, then press Deal: a map and 12 heroes, evenly from the sets.';
  const own = bag('randomizer', 'Randomizer', { setwright: 'randomizer' }, [], text, seatColours.Brown);
  return { ...own, LuaScript: dealScript };
}
