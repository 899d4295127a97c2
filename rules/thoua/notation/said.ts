import type { ConditionRules, Effect, Modifier, Rule, Who } from '../program.ts';

/** One thing that a phrase says, before it is known whether it is done once or holds. */
export type Said =
  | { readonly is: 'effect'; readonly who: Who; readonly effect: Effect }
  | { readonly is: 'modifiers'; readonly who: Who; readonly modifiers: readonly Modifier[]; readonly turns?: number }
  | { readonly is: 'condition'; readonly who: Who; readonly condition: ConditionRules; readonly turns?: number }
  | { readonly is: 'rule'; readonly who: Who; readonly rule: Rule; readonly turns?: number };
