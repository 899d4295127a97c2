import { type Entity, entitiesOf } from '../../../rules/game-set.ts';
import { musterOf } from '../../../rules/valyr/army.ts';
import { bag } from '../objects.ts';
import { baseObject, figureOnBase, type Workshop } from '../piece-plan.ts';
import { plainWords } from '../plain-words.ts';
import type { BagObject, TableObject } from '../save.ts';
import { colourOfSet, pickedDeckOf } from '../set-bag.ts';
import type { SetPictures } from '../system-table.ts';
import deployScript from './lua/deploy.ts';

/** Everything a player needs of one army: a base for each unit, a figure and a card of each kind, and the button that sets it up. */
export function armyBag(shop: Workshop, pictures: SetPictures, army: Entity<'army'>): BagObject {
  const { ref, data } = army;
  const muster = musterOf(shop.set, data);
  const held: TableObject[] = [
    ...muster.flatMap(({ unit, count }) =>
      Array.from({ length: count }, (_, copy) => baseObject(shop, `${ref}#base#${unit.ref}#${copy}`, unit.ref)),
    ),
    ...muster.map(({ unit }) => figureOnBase(shop, `${ref}#figure#${unit.ref}`, unit.ref)),
    pickedDeckOf(
      shop,
      pictures,
      { ref, name: `Cards of ${data.name}` },
      muster.map(({ unit }) => unit.ref),
    ),
  ].filter((object) => object !== undefined);
  const mark = { setwright: 'army', set: shop.set.id, ref } as const;
  const own = bag(`${ref}#army`, data.name, mark, held, plainWords(data.description ?? ''), colourOfSet(shop.set));
  return { ...own, LuaScript: deployScript };
}

/** One base with its figure of every unit, for those that abilities bring. */
export function unitSupply(shop: Workshop): TableObject[] {
  const held = entitiesOf(shop.set, 'unit').flatMap(({ ref }) => [
    baseObject(shop, `${ref}#spare-base`, ref),
    figureOnBase(shop, `${ref}#spare`, ref),
  ]);
  const made = held.filter((object) => object !== undefined);
  if (made.length === 0) return [];
  return [bag(`${shop.set.id}#units`, 'Units', { setwright: 'supply', set: shop.set.id }, made)];
}
