import { type Entity, find } from '../../../rules/game-set.ts';
import { type Programs, programsOf } from '../../../rules/thoua/readings.ts';
import { sheetOf } from '../../../rules/thoua/sheet.ts';
import type { Mark } from '../mark.ts';
import { bag, counter } from '../objects.ts';
import { figureObject, flatPiece, type Workshop } from '../piece-plan.ts';
import { plainWords } from '../plain-words.ts';
import type { BagObject, TableObject } from '../save.ts';
import { pickedDeckOf } from '../set-bag.ts';
import type { SetPictures } from '../system-table.ts';

/** Everything a player needs of one character: its cards, figure, health points and place in the order of turns. */
export function characterBag(
  shop: Workshop,
  pictures: SetPictures,
  character: Entity<'character'>,
  programs: Programs = programsOf([shop.set]),
): BagObject {
  const { set } = shop;
  const { race, bought = [], artifacts = [] } = character.data;
  const sheet = sheetOf(set, character, programs);
  const cards = [
    character.ref,
    race,
    ...bought,
    ...artifacts.flatMap(({ artifact, enchantment = [] }) => [artifact, enchantment].flat()),
  ];
  const refs = cards.flatMap((ref) => find(set, ref)?.ref ?? []);
  const { hp = 0, initiative = 0, attributes } = sheet ?? {};
  return fighterBag(shop, pictures, character, 'character', refs, hp, [initiative, attributes?.wis ?? 0, 0]);
}

/** What the enemies' player needs of one enemy; a fight takes as many of it as it wants. */
export function enemyBag(shop: Workshop, pictures: SetPictures, enemy: Entity<'enemy'>): BagObject {
  const { hp, initiative = 0, rolls } = enemy.data;
  return fighterBag(shop, pictures, enemy, 'enemy', [enemy.ref], hp, [initiative, rolls.resistance, 1]);
}

function fighterBag(
  shop: Workshop,
  pictures: SetPictures,
  { ref, id, data }: Entity<'character'> | Entity<'enemy'>,
  role: 'character' | 'enemy',
  cards: readonly string[],
  hp: number,
  initiative: NonNullable<Mark['initiative']>,
): BagObject {
  const set = shop.set.id;
  const contained: (TableObject | undefined)[] = [
    pickedDeckOf(shop, pictures, { ref, name: data.name }, cards),
    figureObject(shop, `${ref}#figure`, ref, 1),
    flatPiece(shop, `${ref}#initiative`, `${set}/_initiative-${id}`, { initiative }),
    counter(`${ref}#hp`, `HP of ${data.name}`, { setwright: 'counter', set, ref }, '', hp),
  ];
  const held = contained.filter((object) => object !== undefined);
  return bag(`${ref}#${role}`, data.name, { setwright: role, set, ref }, held, plainWords(data.description ?? ''));
}
