import type { HammerspacePlayCard } from '../../schemas/types.generated.ts';

/** A type of attack. */
export type AttackType = NonNullable<HammerspacePlayCard['type']>;
/** A subtype of attack: each belongs to one type. */
export type Subtype = NonNullable<HammerspacePlayCard['subtype']>;
/** Whom an attack card hits. */
export type Hits = NonNullable<HammerspacePlayCard['hits']>;

/** The subtypes of each type of attack (H-010). */
export const subtypesOf: Readonly<Record<AttackType, readonly Subtype[]>> = {
  physical: ['melee', 'range'],
  chemical: ['fire', 'ice', 'biological', 'corrosive'],
  energy: ['electric', 'plasma'],
};

export const attackTypes = Object.keys(subtypesOf) as AttackType[];

/** The type that a subtype belongs to. */
export const typeOf = (subtype: Subtype): AttackType =>
  attackTypes.find((type) => subtypesOf[type].includes(subtype)) as AttackType;

/** Faces of the one die that the game is played with; it has two of them. */
export const faces = 6;
/** Cards in a row. */
export const rowSize = 4;
/** Traits that a player is dealt to choose from. */
export const traitsDealt = 3;
/** How many may play; two are fewer than the rules document is made for, but it says how. */
export const fewestSeats = 2;
export const mostSeats = 6;
