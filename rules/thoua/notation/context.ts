import type { ThouaAbility } from '../../../schemas/types.generated.ts';
import type { Why } from '../../kernel/reading/why.ts';
import type { ConditionRules, Side } from '../program.ts';
import type { Words } from '../words.ts';

/** As much of an ability as says how its texts are meant. */
export type AbilityFacts = Omit<ThouaAbility, 'rank'>;

/**
 * Where a phrase stands:
 * - `use`: what an ability does when it is used
 * - `passive`, `carried`: what holds for who has it
 * - `aura`: what holds inside of an aura
 * - `condition`: what a condition does to its bearer
 * - `racial`: what a race does once a combat
 */
export type Place = 'use' | 'passive' | 'carried' | 'aura' | 'condition' | 'racial';

/** What a phrase is read with. */
export interface Context {
  readonly place: Place;
  readonly ability?: AbilityFacts;
  readonly words: Words;
  /** Of an aura, who inside is meant. */
  readonly side?: Side;
  /** Conditions that the text itself defines, by their names in small letters. */
  readonly own: ReadonlyMap<string, ConditionRules | 'by-hand'>;
  /** Why something that looked right is not; the first is told. */
  readonly reasons: Why[];
}
