import type { Action } from '../../../rules/teamfight/action.ts';
import type { FullRuleOptions } from '../../../rules/teamfight/options.ts';
import type { Pending } from '../../../rules/teamfight/resolution.ts';
import type { State } from '../../../rules/teamfight/state.ts';
import type { Choice, Choices, Moment, Told } from '../worker/questions.ts';

/** What a match is asked for with, as a person fills in its form. */
export interface TeamfightAsked {
  /** Reference of the map; drawn if left out. */
  readonly map?: string;
  /** Teams by reference; drafted if left out. */
  readonly teams?: readonly [readonly string[], readonly string[]];
  /** Those of the set if left out. */
  readonly options?: Partial<FullRuleOptions>;
}

export interface TeamfightTold extends Told {
  readonly units: readonly number[];
  readonly spaces: readonly number[];
}

export type TeamfightMoment = Moment<State, TeamfightTold>;

export interface TeamfightChoices extends Choices<TeamfightChoice> {
  /** What is picked, where a choice is open. */
  readonly picks?: Pending['ask'];
  /** Card indexes to divide into two pools; each split is legal. */
  readonly divide?: readonly number[];
  /** Card indexes of the two pools, of which one is taken. */
  readonly pools?: readonly (readonly number[])[];
}

export interface TeamfightChoice extends Choice<Action> {
  /** The space that it is chosen by, where there is one. */
  readonly space?: number;
  /** The unit that it is chosen by, and its way. */
  readonly unit?: number;
  readonly path?: readonly number[];
  /** Spaces of an area that it lays. */
  readonly area?: readonly number[];
  /** The text that it would use. */
  readonly text?: string;
}
