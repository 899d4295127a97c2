import type { Parts } from '../../schemas/sound-parts.ts';
import type { ThouaAbility, ThouaCharacter, ThouaRace } from '../../schemas/types.generated.ts';
import { type Entity, find, type GameSet } from '../game-set.ts';
import { type ElementalMap, elementalMap } from './elemental-map.ts';
import { costOf, plainActionPoints, pointsAt, raceIncrease, racialUsesAt, slotsAt } from './levels.ts';
import type { Condition, Modifier, Rule } from './program.ts';
import { type Programs, programsOf } from './readings.ts';
import { type Attribute, attributeOfRoll, attributes, type Element, elements, type Roll, rolls } from './types.ts';

/** The numbers of a character, worked out. */
export interface Sheet {
  readonly attributes: Readonly<Record<Attribute, number>>;
  readonly hp: number;
  readonly actionPoints: number;
  readonly movement: number;
  /** Added to the d12 of initiative. */
  readonly initiative: number;
  /** Added to each of the four rolls. */
  readonly rolls: Readonly<Record<Roll, number>>;
  readonly elements: ElementalMap;
  /** Character points: all that the level gives, and what was spent. */
  readonly points: number;
  readonly spent: number;
  readonly slots: number;
  /** Uses of the racial ability in one combat. */
  readonly racialUses: number;
}

/** The permanent attributes: as bought, with the increases of race and levels. What is missing counts as at the beginning. */
export function attributesOf(character: Parts<ThouaCharacter>): Record<Attribute, number> {
  const own: Record<Attribute, number> = { str: 3, int: 3, vit: 3, wis: 3 };
  for (const attribute of attributes) own[attribute] = character.attributes?.[attribute] ?? own[attribute];
  if (character.raceIncrease) own[character.raceIncrease] += raceIncrease;
  for (const attribute of character.levelIncreases ?? []) if (attribute) own[attribute] += 1;
  return own;
}

/** Numbers of a character without what passive abilities, artifacts and enchantments do to them. */
export function plainSheet(
  character: ThouaCharacter,
  race: Pick<ThouaRace, 'hpPerLevel' | 'movement'>,
  bought: readonly Pick<ThouaAbility, 'element' | 'rank'>[],
  actionPoints: number = plainActionPoints,
): Sheet {
  const own = attributesOf(character);
  const { level } = character;
  return {
    attributes: own,
    hp: race.hpPerLevel * level + own.vit,
    actionPoints,
    movement: race.movement,
    initiative: own.wis,
    rolls: {
      attack: own[attributeOfRoll.attack],
      status: own[attributeOfRoll.status],
      defence: own[attributeOfRoll.defence],
      resistance: own[attributeOfRoll.resistance],
    },
    elements: elementalMap(own, bought),
    points: pointsAt(level),
    spent: bought.reduce((sum, { rank }) => sum + costOf(rank), 0),
    slots: slotsAt(level),
    racialUses: racialUsesAt(level),
  };
}

/**
 * The numbers of a character of a set as they stand on its sheet before a combat: with the flat numbers that its passive abilities,
 * artifacts and enchantments give all the time. Undefined without its race.
 */
export function sheetOf(
  set: GameSet,
  { data }: Entity<'character'>,
  programs: Programs = programsOf([set]),
): Sheet | undefined {
  const race = find(set, data.race);
  if (race?.kind !== 'race') return undefined;
  const bought = (data.bought ?? []).flatMap((ref) => {
    const ability = find(set, ref);
    return ability?.kind === 'ability' ? [ability as Entity<'ability'>] : [];
  });
  const plain = plainSheet(
    data,
    race.data as ThouaRace,
    bought.map((one) => one.data),
  );
  const carried = (data.artifacts ?? []).flatMap(({ artifact, enchantment }) =>
    [artifact, enchantment].flatMap((ref) =>
      ref === undefined ? [] : (programs.carried.get(find(set, ref)?.ref ?? '') ?? []),
    ),
  );
  // Elements first: what other passive abilities ask for counts them.
  const first = standing(carried, programs, bought, data.level, plain);
  const map = withModifiers(plain, first).elements;
  const all = standing(carried, programs, bought, data.level, { ...plain, elements: map });
  return withModifiers(plain, all);
}

/** The modifiers that hold all the time. */
function standing(
  carried: readonly Rule[],
  programs: Programs,
  bought: readonly Entity<'ability'>[],
  level: number,
  sheet: Sheet,
): Modifier[] {
  const passive = bought.flatMap(({ ref }) => {
    const program = programs.abilities.get(ref);
    const variant = program?.variants.find(({ when }) => when.every((one) => always(one, sheet, level)));
    return (variant?.action ?? program?.action)?.rules ?? [];
  });
  return [...carried, ...passive].flatMap((rule) =>
    rule.rule === 'modify' && (rule.when ?? []).every((one) => always(one, sheet, level)) ? rule.modifiers : [],
  );
}

/** Whether something is so before any combat. */
function always(condition: Condition, sheet: Sheet, level: number): boolean {
  if (condition.if === 'not') return !always(condition.not, sheet, level);
  if (!('of' in condition) || condition.of !== 'self') return false;
  const value =
    condition.if === 'level'
      ? level
      : condition.if === 'attribute'
        ? sheet.attributes[condition.attribute]
        : condition.if === 'em'
          ? sheet.elements[condition.element]
          : undefined;
  if (value === undefined || !('from' in condition || 'to' in condition)) return false;
  return value >= (condition.from ?? value) && value <= (condition.to ?? value);
}

function withModifiers(sheet: Sheet, modifiers: readonly Modifier[]): Sheet {
  const sum = (stat: Modifier['stat']): number =>
    modifiers.reduce(
      (total, one) => (one.stat === stat && typeof one.amount === 'number' ? total + one.sign * one.amount : total),
      0,
    );
  const each = <Key extends string>(keys: readonly Key[], value: (key: Key) => number) =>
    Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, number>;
  return {
    ...sheet,
    // Rule 36: never below 1.
    hp: Math.max(1, sheet.hp + sum('hp')),
    actionPoints: sheet.actionPoints + sum('ap'),
    movement: Math.max(0, sheet.movement + sum('movement')),
    initiative: sheet.initiative + sum('initiative'),
    rolls: each<Roll>(rolls, (roll) => sheet.rolls[roll] + sum(roll)),
    elements: each<Element>(elements, (element) => sheet.elements[element] + sum(`em-${element}`)),
  };
}
