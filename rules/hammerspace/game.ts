import type { GameSet } from '../game-set.ts';
import type { FullRuleOptions } from './options.ts';
import type { Program } from './program.ts';
import type { AttackType, Hits, Subtype } from './types.ts';

/** A play card as it is played: its printed symbols and what was read of its text. All cards of one name share it. */
export interface CardDesign {
  /** `set/id`. */
  readonly ref: string;
  readonly name: string;
  readonly kind: 'attack' | 'defence' | 'ability';
  readonly attack: Attack | undefined;
  readonly defence: readonly DefenceLine[];
  /** Faces of the die on which it is kept after use. */
  readonly keepOn: readonly number[];
  readonly program: Program;
}

export interface Attack {
  readonly type: AttackType;
  readonly subtype: Subtype;
  readonly strength: number;
  readonly hits: Hits;
}

export interface DefenceLine {
  readonly against: AttackType | 'all';
  readonly points: number;
  readonly infinite: boolean;
  readonly bonuses: readonly { readonly subtype: Subtype; readonly points: number }[];
}

export interface TraitDesign {
  readonly ref: string;
  readonly name: string;
  readonly program: Program;
}

/** What a match is played with. Frozen; cards and traits are numbers in a state, which these lists resolve. */
export interface Game {
  /** The sets that it was made of. */
  readonly sets: readonly GameSet[];
  readonly seats: number;
  readonly options: FullRuleOptions;
  /** Design of each card of the deck, copies included. */
  readonly cards: readonly CardDesign[];
  /** Design of each trait card, copies included; empty where nobody plays with traits. */
  readonly traits: readonly TraitDesign[];
}

/** What a match is made of. */
export interface Setup {
  readonly sets: readonly GameSet[];
  readonly seats: number;
  /** The options of the first set if left out. */
  readonly options?: FullRuleOptions;
}
