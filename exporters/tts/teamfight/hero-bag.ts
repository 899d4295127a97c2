import { type Entity, find, type GameSet } from '../../../rules/game-set.ts';
import { chargesIn, chargesKept } from '../../../rules/teamfight/own-charges.ts';
import type { Die, Hero, Summon } from '../../../schemas/types.generated.ts';
import { bag } from '../objects.ts';
import { diceObjects, figureObject, pieceObjects, type Workshop } from '../piece-plan.ts';
import { plainWords } from '../plain-words.ts';
import type { CardObject, Colour, DeckObject, TableObject } from '../save.ts';

/** Everything a player needs of one hero, in a bag: deck, figure, summons, tokens and dice. */
export function heroBag(
  shop: Workshop,
  hero: Entity<'hero'>,
  deck: DeckObject | CardObject | undefined,
  colour: Colour,
): TableObject {
  const key = hero.ref;
  const summons = summonsOf(shop.set, hero.data);
  const figures = [
    figureObject(shop, `${key}#figure`, hero.ref, hero.data.size ?? 1),
    ...summons.flatMap((summon) =>
      Array.from({ length: summon.data.copies ?? 1 }, (_, copy) =>
        figureObject(shop, `${key}#summon#${summon.ref}#${copy}`, summon.ref, summon.data.size ?? 1),
      ),
    ),
  ];
  const units = [hero.data, ...summons.map((summon) => summon.data)];
  const tokens = new Set(units.flatMap(tokensOf));
  const contained = [
    deck,
    ...figures,
    ...[...tokens].flatMap((ref) => pieceObjects(shop, key, ref)),
    ...units.flatMap((unit, index) => diceObjects(shop, `${key}#${index}`, diceOf(shop.set, unit))),
  ].filter((object) => object !== undefined);
  return bag(
    `${key}#hero`,
    hero.data.name,
    { setwright: 'hero', set: shop.set.id, ref: hero.ref },
    contained,
    plainWords(hero.data.description ?? ''),
    colour,
  );
}

function summonsOf(set: GameSet, hero: Hero): Entity<'summon'>[] {
  return [...new Set(hero.summons ?? [])]
    .map((ref) => find(set, ref))
    .filter((entity): entity is Entity<'summon'> => entity?.kind === 'summon');
}

/** Parts of a unit that may bring tokens and dice, in the order of its cards. */
function partsOf(unit: Hero | Summon) {
  return [unit, ...(unit.defaultAbilities ?? []), ...('abilities' in unit ? (unit.abilities ?? []) : [])];
}

const tokensOf = (unit: Hero | Summon) => partsOf(unit).flatMap((part) => part.tokens ?? []);

/** The dice that cards name, and one for each card that charges are kept on. */
function diceOf(set: GameSet, unit: Hero | Summon): readonly Die[] {
  const known = chargesIn(set);
  const charges = [...chargesKept(unit).values()].filter((name) => known.has(name)).map((name): Die => ({ name }));
  return [...partsOf(unit).flatMap((part) => part.dice ?? []), ...charges];
}
