import type { ValyrRuleOptions, ValyrSet } from '../../schemas/types.generated.ts';
import type { GameSet } from '../game-set.ts';
import type { OptionsOf } from '../series-options.ts';

/** Every switch of the rules, decided. */
export type FullRuleOptions = Readonly<Required<ValyrRuleOptions>>;

/** The rules document, and the recommended reading of what it leaves open. */
export const recommended: FullRuleOptions = Object.freeze({
  rangeInches: 1,
  limit: 1000,
  movementPath: 'straight',
  sight: 'needed',
  border: 'nearer',
  standUpEnergy: 1,
  defeat: 'at-once',
  adjacentInches: 1,
  startInches: 3,
  priorityTie: 'random',
  roundLimit: 0,
});

/** The options of a Valyr set: the recommended ones, with those that it sets itself. */
export const optionsOf = ({ manifest }: GameSet): FullRuleOptions =>
  Object.freeze({ ...recommended, ...(manifest as unknown as ValyrSet).rules });

/** The switches as words set them. */
export const switches: OptionsOf<FullRuleOptions> = {
  schema: 'setwright:valyr/rule-options',
  presets: { current: recommended },
  example: 'roundLimit=12',
};
