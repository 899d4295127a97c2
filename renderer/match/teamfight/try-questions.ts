import type { Action } from '../../../rules/teamfight/action.ts';
import type { State } from '../../../rules/teamfight/state.ts';
import type { BoardChange } from '../../../rules/teamfight/try/board-now.ts';
import type { Foretold } from '../../../rules/teamfight/try/foretell.ts';
import type { Wanted } from '../../../rules/teamfight/try/open-trial.ts';
import type { AskedDie } from '../../../rules/teamfight/try/trial.ts';
import type { Scene } from '../../../schemas/types.generated.ts';
import type { Refused } from '../worker/questions.ts';
import type { TeamfightChoices, TeamfightTold } from './moment.ts';
import type { Scenery } from './scenery.ts';

/** What the page asks about the board on which a card is tried. One board at a time. */
export interface TryQuestions {
  /** Sets a board up for a unit, and for an ability of it where one is named. */
  tryOut: (asked: Wanted) => Tried | Refused;
  /** Does something. Dice that are neither chosen nor to be rolled are asked for: nothing has happened then. */
  tryDo: (asked: { readonly action: Action; readonly rolls: readonly number[]; readonly rest: boolean }) => Tried;
  tryChange: (change: BoardChange) => Tried | Refused;
  /** Takes the last thing back that was done or changed. */
  tryUndo: (asked: undefined) => Tried;
  /** The same with the texts as they are now: what was done is done again as far as it is legal. */
  tryRenew: (asked: Wanted) => Tried | Refused;
  /** What an action most likely does to everybody whom it touches. */
  tryForetell: (asked: { readonly action: Action }) => readonly Foretold[];
  /** What was tried as a scene; undefined where nothing was done. */
  tryScene: (asked: { readonly name: string }) => Scene | undefined;
}

/** The board as it stands. */
export interface Tried {
  readonly scenery: Scenery;
  readonly state: State;
  /** Name of each unit, and its letter in a scene. */
  readonly names: readonly string[];
  readonly letters: readonly (string | undefined)[];
  readonly choices: TeamfightChoices;
  /** What each choice most likely does, by its place among them, where that is few. */
  readonly foretold: readonly (readonly [choice: number, of: readonly Foretold[]])[];
  /** The abilities of the unit whose turn it is. */
  readonly abilities: readonly AbilityOffered[];
  /** What was done, the last first, with what came of it. */
  readonly done: readonly { readonly said: string; readonly told: readonly TeamfightTold[] }[];
  /** A die that has to be chosen or rolled before what is meant happens. */
  readonly asks?: AskedDie & {
    readonly action: Action;
    readonly said: string;
    readonly rolls: readonly number[];
    readonly foretold: readonly Foretold[];
  };
  /** Why something was not done, or not again. */
  readonly said?: string;
  readonly canUndo: boolean;
}

export interface AbilityOffered {
  readonly name: string;
  readonly text: string;
  readonly action: Action;
  /** Why it cannot be used now. */
  readonly refusal?: string;
  /** What of its text is played by hand. */
  readonly byHand: readonly string[];
}
