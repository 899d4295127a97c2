import type { Action } from '../../../rules/valyr/action.ts';
import type { FullRuleOptions } from '../../../rules/valyr/options.ts';
import type { View } from '../../../rules/valyr/state.ts';
import type { Choice, Choices, Moment, Told } from '../worker/questions.ts';

/** What a battle is asked for with. */
export interface BattleAsked {
  /** References of the armies, one a seat, in the order around the table, to the left. */
  readonly armies: readonly string[];
  /** Reference of the battlefield. */
  readonly battlefield: string;
  /** Those of the set if left out. */
  readonly options?: Partial<FullRuleOptions>;
}

export interface BattleTold extends Told {
  /** The units that it is about, by number. */
  readonly units: readonly number[];
  /** Who attacked whom. */
  readonly strikes?: readonly [by: number, target: number];
  /** A die that fell, and what for. */
  readonly die?: { readonly label: string; readonly value: number };
}

export type BattleMoment = Moment<View, BattleTold>;

/** What is worth a button. Places are without number: which of them are legal, the rules say of each. */
export type BattleChoices = Choices<Choice<Action>>;
