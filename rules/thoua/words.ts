import type { ConditionRules } from './program.ts';

/** What a set defines that texts can name. */
export interface Words {
  /** The names of all conditions that anything defines, in small letters. */
  readonly names: ReadonlySet<string>;
  /** What a condition with a file of its own does; `by-hand` where that is not understood. */
  condition(name: string): ConditionRules | 'by-hand' | undefined;
}
