import type { Effect, Modifier, Opposed, Rule, Side } from './program.ts';

/** A bonus or penalty for some turns. */
export interface HeldModifier extends Modifier {
  readonly has: 'modifier';
  readonly by: number;
  /** Turns of the bearer that are left. */
  turns: number;
  /** Gained in the own turn that is still going on, whose end does not count (rule option `ownTurn`). */
  fresh: boolean;
}

export interface HeldCondition {
  readonly has: 'condition';
  readonly name: string;
  readonly rules: readonly Rule[];
  readonly by: number;
  turns: number;
  fresh: boolean;
  /** Temporary HP that are left of it. */
  temporary: number;
}

/** An aura of the bearer's own for some turns. */
export interface HeldAura {
  readonly has: 'aura';
  readonly name: string;
  readonly side: Side;
  readonly range: number;
  readonly rules: readonly Rule[];
  readonly by: number;
  turns: number;
  fresh: boolean;
}

export type Held = HeldModifier | HeldCondition | HeldAura;

/** A character or enemy in the combat. Who has no HP left has fallen, is off the map and has nothing. */
export interface Figure {
  /** Its space; -1 before it is placed and once it has fallen. */
  at: number;
  hp: number;
  ap: number;
  /** The die of its initiative. */
  die: number;
  /** Own turns that were begun. */
  turns: number;
  /** Turns until each ability can be used again. */
  waits: number[];
  /** How often each ability can still be used in this combat; -1 for any number of times. */
  uses: number[];
  /** In the order in which they came. */
  has: Held[];
  /** What holds for its next ability in this turn, and for its next movement action. */
  nextAbility: readonly Rule[];
  nextMove: readonly Rule[];
}

/** Whom something is about. Figures are -1 where there is none. */
export interface Cast {
  /** Who uses the ability, has the passive ability or gave the condition. */
  readonly by: number;
  readonly target: number;
  /** Who has the condition, or stands in the aura. */
  readonly bearer: number;
  /** Whom the shape of the ability reaches. */
  readonly reached: readonly number[];
  /** Spreads around the user, who is reached as an ally only (U-072). */
  readonly around: boolean;
  /** The one defender that effects are narrowed to; -1 for none. */
  readonly only: number;
  /** Number of the user's ability; -1 for none. */
  readonly ability: number;
  /** The chosen open space, and the spaces of the shape: for what is done to obstacles. */
  readonly at: number;
  readonly spaces: readonly number[];
}

/** Something that is done at the start or end of a turn. */
export interface Due {
  readonly name: string;
  readonly do: readonly Effect[];
  readonly cast: Cast;
}

/** How somebody comes to another space. */
export type How = 'move' | 'push' | 'pull' | 'effect' | 'swap';

/** Something unfinished, the latest on top. */
export type Frame =
  | { readonly at: 'place'; readonly figure: number }
  | { readonly at: 'begin' }
  | { readonly at: 'round' }
  | {
      readonly at: 'turn';
      readonly figure: number;
      step: 'start' | 'action' | 'end' | 'count';
      /** Whether anything was done in the action phase. */
      acted: boolean;
    }
  /** Effects that come to one figure at once, which chooses their order. */
  | { readonly at: 'together'; readonly figure: number; list: readonly Due[] }
  | {
      readonly at: 'opposed';
      readonly opposed: Opposed;
      readonly cast: Cast;
      readonly total: number;
      /** Who is still to defend. */
      queue: readonly number[];
      beaten: boolean;
    }
  /** `name`: the condition or aura whose effects they are; empty for those of an ability. */
  | {
      readonly at: 'effects';
      readonly list: readonly Effect[];
      readonly cast: Cast;
      readonly name: string;
      next: number;
    }
  /** A way that somebody goes, space by space. */
  | { readonly at: 'walk'; readonly figure: number; path: readonly number[]; readonly how: How }
  /** Where an effect moves a figure: anywhere within so many spaces, or beside another. */
  | { readonly at: 'go'; readonly figure: number; readonly spaces: number; readonly beside: number }
  | { readonly at: 'build'; readonly figure: number; readonly range: number; left: number };

/** Why a combat is over: the party has won, lost or retreated, or the last round is played. */
export type Over = 'victory' | 'defeat' | 'retreat' | 'rounds';

export interface State {
  figures: Figure[];
  /** Spaces of obstacles that nobody can enter, and of those that block sight; ascending. Replaced, never written to. */
  obstacles: readonly number[];
  screens: readonly number[];
  round: number;
  /** Who acts in this round, the first first, and how many of them have begun. */
  order: number[];
  begun: number;
  over: Over | undefined;
  stack: Frame[];
}

/** Nothing is hidden from anybody. */
export type View = State;
