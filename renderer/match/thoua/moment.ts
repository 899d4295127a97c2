import type { Action } from '../../../rules/thoua/action.ts';
import type { FullRuleOptions } from '../../../rules/thoua/options.ts';
import type { Over } from '../../../rules/thoua/state.ts';
import type { Choice, Choices, Moment, Told } from '../worker/questions.ts';

/** What a combat is asked for with, as a person fills in its form. */
export interface CombatAsked {
  /** Reference of the encounter, and of the characters. */
  readonly encounter: string;
  readonly party: readonly string[];
  /** Those of the set if left out. */
  readonly options?: Partial<FullRuleOptions>;
}

/** The phases of a turn, and what comes before and after all turns. */
export type Phase = 'place' | 'start' | 'actions' | 'end' | 'over';

/** A combat as the page shows it: the numbers of everybody as they are at this moment. */
export interface CombatShown {
  readonly round: number;
  readonly phase: Phase;
  /** Who decides or acts; -1 for nobody. */
  readonly acting: number;
  readonly over?: Over;
  /** Who acts in this round, the first first, and how many of them have begun. */
  readonly order: readonly number[];
  readonly begun: number;
  /** The order of the next round, if nothing changes until then. */
  readonly next: readonly number[];
  readonly figures: readonly FigureShown[];
  /** Spaces of all obstacles. */
  readonly obstacles: readonly number[];
}

export interface FigureShown {
  readonly at: number;
  readonly hp: number;
  readonly most: number;
  readonly temporary: number;
  readonly ap: number;
  readonly initiative: number;
  readonly movement: number;
  /** Turns until each ability can be used again, and how often it still can; -1 for any number of times. */
  readonly waits: readonly number[];
  readonly uses: readonly number[];
  readonly has: readonly HeldShown[];
  /** Names of the auras that it stands in, its own not. */
  readonly inside: readonly string[];
  /** What it adds to its rolls, such as `+5 -1d6`: attack, status, defence, resistance. */
  readonly rolls: readonly string[];
  /** What it defends with against each element. */
  readonly elements: readonly { readonly value: number; readonly die: string }[];
}

export interface HeldShown {
  readonly name: string;
  readonly sort: 'bonus' | 'penalty' | 'condition' | 'aura';
  readonly turns: number;
  readonly temporary: number;
}

export interface CombatTold extends Told {
  readonly figures: readonly number[];
  readonly spaces: readonly number[];
}

export type CombatMoment = Moment<CombatShown, CombatTold>;

export interface CombatChoices extends Choices<CombatChoice> {
  /** The abilities of whose turn it is; empty where something else is decided. */
  readonly abilities: readonly AbilityOffered[];
}

export interface AbilityOffered {
  readonly ability: number;
  readonly name: string;
  readonly text: string;
  readonly cost: number;
  /** Why it cannot be used now; left out where it can. */
  readonly why?: string;
}

export interface CombatChoice extends Choice<Action> {
  /** The space that it is chosen by, where there is one. */
  readonly space?: number;
  /** The way that is gone, from where it begins. */
  readonly path?: readonly number[];
  /** Number of the ability that is used. */
  readonly ability?: number;
  /** The spaces that it reaches, of an ability with a shape. */
  readonly area?: readonly number[];
  /** What it comes to for each of those whom it reaches. */
  readonly odds?: readonly { readonly space: number; readonly told: string }[];
  /** Legal, but not worth listing: it reaches nobody, or the same as another. */
  readonly unlisted?: true;
}
