import type { Action } from '../../../rules/thoua/action.ts';
import type { Edit } from '../../../rules/thoua/play/by-hand.ts';
import type { Wanted } from '../../../rules/thoua/try/field.ts';
import type { AskedDie } from '../../../rules/thoua/try/trial.ts';
import type { Refused } from '../worker/questions.ts';
import type { CombatChoices, CombatShown, CombatTold } from './moment.ts';
import type { CombatScenery } from './scenery.ts';

/** What the page asks about the field on which an ability is tried. One field at a time. */
export interface CombatTryQuestions {
  /** Sets a field up for an ability, a character or an enemy. */
  combatTry: (asked: Wanted) => CombatTried | Refused;
  /** Does something. Dice that are neither chosen nor to be rolled are asked for: nothing has happened then. */
  combatTryDo: (asked: {
    readonly action: Action;
    readonly rolls: readonly number[];
    readonly rest: boolean;
  }) => CombatTried;
  combatTryChange: (edit: Edit) => CombatTried;
  /** Takes the last thing back that was done or changed. */
  combatTryUndo: (asked: undefined) => CombatTried;
  /** The same with the texts as they are now: what was done is done again as far as it is legal. */
  combatTryRenew: (asked: Wanted) => CombatTried | Refused;
}

/** The field as it stands. */
export interface CombatTried {
  readonly scenery: CombatScenery;
  readonly state: CombatShown;
  /** Who meets whom, by reference, and which of both tries. */
  readonly character: string;
  readonly enemy: string;
  readonly by: 'character' | 'enemy';
  readonly choices: CombatChoices;
  /** Who decides; the abilities are theirs. */
  readonly acting: number;
  /** The figure of who tries, and the place of the ability that is tried; -1 where none is used. */
  readonly user: number;
  readonly ability: number;
  /** Whether the character has the ability only here. */
  readonly lent: boolean;
  /** What was done, the last first, with what came of it; what was changed by hand has no words of its own. */
  readonly done: readonly { readonly said?: string; readonly told: readonly CombatTold[] }[];
  /** A die that has to be chosen or rolled before what is meant happens. */
  readonly asks?: AskedDie & { readonly action: Action; readonly said: string; readonly rolls: readonly number[] };
  /** Why something was not done, or not again. */
  readonly said?: string;
  readonly canUndo: boolean;
}
