import type { ThouaRuleOptions, ThouaSet } from '../../schemas/types.generated.ts';
import type { GameSet } from '../game-set.ts';
import type { OptionsOf } from '../series-options.ts';

/** Every switch of the rules, decided. */
export type FullRuleOptions = Readonly<Required<Omit<ThouaRuleOptions, 'preset'>>>;

/** The rules document has one version; what it leaves open follows the recommended reading. */
export const presets: Readonly<Record<'current', FullRuleOptions>> = Object.freeze({
  current: Object.freeze({
    actionPoints: 2,
    diagonals: 'one',
    sight: 'corner-or-middle',
    initiativeTie: 'wis',
    initiativeChange: 'next-round',
    ownTurn: 'counts',
    cooldownFrom: 'use',
    areaHitsUser: true,
    extraNeedsDamage: true,
    addedDamageNeedsSuccess: true,
    defenceElement: 'ability',
    obstacleNeedsSight: true,
    blockedCorners: true,
    retreat: true,
    roundLimit: 100,
  } satisfies FullRuleOptions),
});

/** The options a set plays by: its preset, with the switches it sets itself. */
export function ruleOptions(rules: ThouaSet['rules']): FullRuleOptions {
  if (rules === undefined) return presets.current;
  if (typeof rules === 'string') return presets[rules];
  const { preset = 'current', ...own } = rules;
  return Object.freeze({ ...presets[preset], ...own });
}

/** The options of a THOUA set. */
export const optionsOf = ({ manifest }: GameSet): FullRuleOptions =>
  ruleOptions((manifest as unknown as ThouaSet).rules);

/** The switches as words set them. */
export const switches: OptionsOf<FullRuleOptions> = {
  schema: 'setwright:thoua/rule-options',
  presets,
  example: 'roundLimit=30',
};
