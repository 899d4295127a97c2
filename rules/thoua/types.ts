import type { ThouaAbility, ThouaEnemy } from '../../schemas/types.generated.ts';

export type Element = ThouaAbility['element'];
export type AbilityType = ThouaAbility['type'];
/** Whom an ability may be used on; `space` is an open space of the map. */
export type Target = ThouaAbility['target'];
/** How an ability spreads; one without a shape reaches its target alone. */
export type Shape = NonNullable<ThouaAbility['shape']>;
export type Behaviour = ThouaEnemy['behaviour'];
export type Attribute = (typeof attributes)[number];
/** The four rolls. Attack meets defence, status meets resistance. */
export type Roll = (typeof rolls)[number];

export const elements = ['earth', 'fire', 'water', 'wind'] as const satisfies readonly Element[];
export const attributes = ['str', 'int', 'vit', 'wis'] as const;
export const shapes = ['area', 'aura', 'burst', 'line', 'splash'] as const satisfies readonly Shape[];
export const rolls = ['attack', 'status', 'defence', 'resistance'] as const;

/** The attribute that each roll adds. */
export const attributeOfRoll: Readonly<Record<Roll, Attribute>> = {
  attack: 'str',
  status: 'int',
  defence: 'vit',
  resistance: 'wis',
};

/** The attribute that is the base of each element in the elemental map. */
export const attributeOfElement: Readonly<Record<Element, Attribute>> = {
  earth: 'vit',
  fire: 'str',
  water: 'wis',
  wind: 'int',
};

/** The element that falls by the rank of an ability of each element. */
export const lowers: Readonly<Record<Element, Element>> = {
  earth: 'fire',
  fire: 'water',
  water: 'wind',
  wind: 'earth',
};

/** What opposes the roll of an attacker. */
export const opposes = { attack: 'defence', status: 'resistance' } as const;

/** Sides that a die of the game can have. */
export const dieSides = [4, 6, 8, 10, 12] as const;
export type Sides = (typeof dieSides)[number];
