import type { SetFile } from '../../schemas/set-file.ts';
import type { RuleOptions } from '../../schemas/types.generated.ts';
import type { OptionsOf } from '../series-options.ts';

/** Every switch of the rules, decided. */
export type FullRuleOptions = Readonly<Required<Omit<RuleOptions, 'preset'>>>;

/**
 * The versions of the rules document. They differ only in when a hazard triggers; where both leave something open, both follow the
 * recommended reading.
 */
export const presets: Readonly<Record<'current' | 'older', FullRuleOptions>> = (() => {
  const current: FullRuleOptions = Object.freeze({
    rounds: 6,
    heroesPerSide: 4,
    poolSize: 12,
    defCap: 4,
    hazardTrigger: 'enter-or-end',
    hazardLimit: 'space',
    controlPointTie: 'keeps-owner',
    areaIncludesUser: false,
    unitsBlockSight: false,
    returnedHeroCostsPoint: true,
  });
  return Object.freeze({
    current,
    older: Object.freeze({ ...current, hazardTrigger: 'touch', hazardLimit: 'hazard' } satisfies FullRuleOptions),
  });
})();

/** The options a set plays by: its preset, with the switches it sets itself. */
export function ruleOptions(rules: SetFile['rules']): FullRuleOptions {
  if (rules === undefined) return presets.current;
  if (typeof rules === 'string') return presets[rules];
  const { preset = 'current', ...own } = rules;
  return Object.freeze({ ...presets[preset], ...own });
}

/** The switches as words set them. */
export const switches: OptionsOf<FullRuleOptions> = {
  schema: 'setwright:teamfight/rule-options',
  presets,
  example: 'rounds=5',
};
