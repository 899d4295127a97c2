import type { GameSet } from '../game-set.ts';
import type { FullRuleOptions } from './options.ts';
import type { Bonus, Program, Rule, Stat } from './program.ts';

/** A stretch of distance in thousandths of an inch, up to and with `to`, and what it changes in an attack (V-032). */
export interface Band {
  readonly to: number;
  readonly strength: number;
  readonly skill: number;
}

/** An ability as it is played. */
export interface AbilityDesign {
  readonly name: string;
  readonly program: Program;
  /** What of its text people do by hand; empty for nothing. */
  readonly byHand: string;
  /** Outline of its template; undefined for an ability without one. */
  readonly template: TemplateShape | undefined;
  /** Design of the unit that it brings, as a number of `designs`; -1 for none. */
  readonly spawns: number;
}

/** An outline of true size in thousandths of an inch; a funnel has its tip at the unit. */
export type TemplateShape =
  | { readonly kind: 'round'; readonly radius: number }
  | { readonly kind: 'funnel'; readonly length: number; readonly halfWidth: number; readonly bulge: number };

/** A unit as it is played. All lengths are in thousandths of an inch. */
export interface Design {
  /** `set/id`. */
  readonly ref: string;
  readonly name: string;
  /** What texts may call it, in small letters: its name, dynasty, class and species. */
  readonly words: readonly string[];
  readonly champion: boolean;
  /** Place of its size in the size chart, 0 for the smallest. */
  readonly size: number;
  /** Radius of the base. */
  readonly radius: number;
  readonly strength: number;
  readonly skill: number;
  readonly block: number;
  readonly dodge: number;
  /** The shortest distance of an attack. */
  readonly from: number;
  readonly bands: readonly Band[];
  readonly energy: number;
  readonly sprint: number;
  readonly sustain: number;
  readonly health: number;
  readonly appraisal: number;
  readonly abilities: readonly AbilityDesign[];
  /** What its abilities say that holds without being used, all together (V-050). */
  readonly rules: readonly Rule[];
  /** Those of them that add to a stat, by the stat. */
  readonly bonuses: Readonly<Partial<Record<Stat, readonly Bonus[]>>>;
}

/** Whole thousandths of an inch from the table's upper left corner. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A piece of terrain as it is played: a circle, or an outline of straight lines. */
export interface Piece {
  readonly name: string;
  readonly outline:
    | { readonly kind: 'circle'; readonly x: number; readonly y: number; readonly radius: number }
    | { readonly kind: 'polygon'; readonly corners: readonly Spot[] };
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly height: number;
  readonly blocksSight: boolean;
  readonly blocksMovement: boolean;
  readonly standing: 'stands' | 'whole-base' | 'falls';
}

/** What a match is played with. Frozen; units are numbers in a state, which these lists resolve. */
export interface Game {
  readonly sets: readonly GameSet[];
  /** Reference of the battlefield. */
  readonly battlefield: string;
  /** Names of the armies by seat. */
  readonly armyNames: readonly string[];
  readonly seats: number;
  readonly options: FullRuleOptions;
  readonly designs: readonly Design[];
  /** Design numbers of the units of each seat's army. */
  readonly armies: readonly (readonly number[])[];
  readonly width: number;
  readonly depth: number;
  readonly pieces: readonly Piece[];
  /** Both ends of each seat's starting location. */
  readonly starts: readonly (readonly [Spot, Spot])[];
}

/** What a match is made of. */
export interface Setup {
  readonly sets: readonly GameSet[];
  /** References of the armies, one a seat, in the order around the table, to the left; or of the units of one, each as often as it is in it. */
  readonly armies: readonly (string | readonly string[])[];
  /** Reference of the battlefield. */
  readonly battlefield: string;
  /** The options of the first set if left out. */
  readonly options?: FullRuleOptions;
}
