import type { ThouaAbility, ThouaRace } from '../../schemas/types.generated.ts';
import { allSets, entitiesOf, type GameSet } from '../game-set.ts';
import type { Dice } from '../kernel/dice.ts';
import type { Drawn } from './game.ts';
import { boughtMore } from './levelled.ts';
import { attributeCap, attributeStart, costOf, increasesAt, pairs, pointsAt, slotsAt } from './levels.ts';
import { attributesOf } from './sheet.ts';
import { type Attribute, attributeOfRoll, attributes, type Element, elements } from './types.ts';

/** As far as attributes are moved at the beginning. */
const most = 2 * attributeStart - 1;

/**
 * A character made at random by the rules, as somebody might who knows them: abilities of two elements, or of one that came twice, the
 * first one for damage where it can be had; high in the attribute that most of these roll with, and all else by chance. Races, elements,
 * artifacts and enchantments are drawn apart from each other, so that what a pair of them makes shows. Undefined where the set has no race.
 * @param character `set/id` of who lends a name
 */
export function drawn(set: GameSet, character: string, level: number, dice: Dice): Drawn | undefined {
  const all = allSets([set]);
  const one = <T>(list: readonly T[], what: string): T | undefined =>
    list.length === 0 ? undefined : list[dice.roll(list.length, what) - 1];
  const race = one(
    all.flatMap((each) => entitiesOf(each, 'race')),
    'race',
  );
  if (!race) return undefined;
  const bought = boughtBy(set, level, dice, one);
  const rolledWith = attributeOfMost(bought) ?? one(pairs[0], 'attribute')!;
  const own = { str: 0, int: 0, vit: 0, wis: 0 };
  for (const [first, second] of pairs) {
    own[first] =
      rolledWith === first ? most : rolledWith === second ? 2 * attributeStart - most : dice.roll(most, first);
    own[second] = 2 * attributeStart - own[first];
  }
  const { increases } = race.data as ThouaRace;
  const raceIncrease = increases.find((increase) => increase === rolledWith) ?? one(increases, 'increase of the race')!;
  const levelIncreases: Attribute[] = [];
  for (let left = increasesAt(level); left > 0; left--) {
    const now = attributesOf({ attributes: own, raceIncrease, levelIncreases });
    const open = attributes.filter((attribute) => now[attribute] < attributeCap);
    levelIncreases.push(one(open, 'increase of a level')!);
  }
  return {
    character,
    level,
    race: race.ref,
    attributes: own,
    raceIncrease,
    levelIncreases,
    bought: bought.map(({ ref }) => ref),
    carried: carriedBy(all, level, one),
  };
}

type One = <T>(list: readonly T[], what: string) => T | undefined;

function boughtBy(set: GameSet, level: number, dice: Dice, one: One) {
  const known = new Set<Element>([one(elements, 'element')!, one(elements, 'element')!]);
  const first = one(
    allSets([set])
      .flatMap((each) => entitiesOf(each, 'ability'))
      .filter(
        ({ data }) =>
          data.type === 'damage' && data.rank === 1 && costOf(data.rank) <= pointsAt(level) && known.has(data.element),
      ),
    'first ability',
  );
  return boughtMore(set, first ? [first] : [], known, level, dice);
}

/** The attribute that most abilities roll with; undefined where there is none before others. */
function attributeOfMost(bought: readonly { readonly data: object }[]): Attribute | undefined {
  const count = (roll: 'attack' | 'status') => bought.filter(({ data }) => (data as ThouaAbility).roll === roll).length;
  const more = count('attack') - count('status');
  return more === 0 ? undefined : attributeOfRoll[more > 0 ? 'attack' : 'status'];
}

/** An artifact with an enchantment for each slot. */
function carriedBy(all: readonly GameSet[], level: number, one: One): Drawn['carried'] {
  const artifacts = all.flatMap((each) => entitiesOf(each, 'artifact'));
  const enchantments = all.flatMap((each) => entitiesOf(each, 'enchantment'));
  const carried: { artifact: string; enchantment?: string }[] = [];
  for (let slot = Math.min(slotsAt(level), artifacts.length); slot > 0; slot--) {
    const left = artifacts.filter(({ ref }) => !carried.some((other) => other.artifact === ref));
    const artifact = one(left, 'artifact')!.ref;
    const enchantment = one(enchantments, 'enchantment')?.ref;
    carried.push(enchantment === undefined ? { artifact } : { artifact, enchantment });
  }
  return carried;
}
