import type { HammerspaceRuleOptions, HammerspaceSet } from '../../schemas/types.generated.ts';
import type { GameSet } from '../game-set.ts';
import type { OptionsOf } from '../series-options.ts';

/** Every switch of the rules, decided. */
export type FullRuleOptions = Readonly<Required<Omit<HammerspaceRuleOptions, 'preset'>>>;

/**
 * The versions of the rules document: the English text is the current one, the Spanish text the older. Where both leave something
 * open, both follow the recommended reading.
 */
export const presets: Readonly<Record<'current' | 'older', FullRuleOptions>> = (() => {
  const current: FullRuleOptions = Object.freeze({
    startingHp: 20,
    traitsKept: 1,
    turnLimit: 0,
    passing: 'any',
    flipWithCards: true,
    reordering: true,
    covering: 'minimal',
    defenceDie: 'always',
    boosts: 'several',
    multidefence: 'with-bonus',
    reflection: 'matching',
    effectsWithoutLoss: true,
    hiddenDiscarded: true,
    success: 'defender',
    positions: 'before',
    lostTurns: 'one',
    mostHp: 'tied',
    allDown: 'draw',
  });
  const older: FullRuleOptions = Object.freeze({
    ...current,
    startingHp: 30,
    traitsKept: 2,
    passing: 'stuck',
    flipWithCards: false,
    reordering: false,
  } satisfies FullRuleOptions);
  return Object.freeze({ current, older });
})();

/** The options a set plays by: its preset, with the switches it sets itself. */
export function ruleOptions(rules: HammerspaceSet['rules']): FullRuleOptions {
  if (rules === undefined) return presets.current;
  if (typeof rules === 'string') return presets[rules];
  const { preset = 'current', ...own } = rules;
  return Object.freeze({ ...presets[preset], ...own });
}

/** The options of a Hammerspace set. */
export const optionsOf = ({ manifest }: GameSet): FullRuleOptions =>
  ruleOptions((manifest as unknown as HammerspaceSet).rules);

/** The switches as words set them. */
export const switches: OptionsOf<FullRuleOptions> = {
  schema: 'setwright:hammerspace/rule-options',
  presets,
  example: 'startingHp=15',
};
