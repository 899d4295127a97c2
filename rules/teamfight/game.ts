import type { GameSet } from '../game-set.ts';
import type { Board } from './board/board.ts';
import type { FullRuleOptions } from './options.ts';
import type { Node, Program, Rule, Until } from './program.ts';

/** What a match is played with. Sets must be opened; entities with errors are not in them. */
export interface Setup {
  readonly sets: readonly GameSet[];
  readonly options: FullRuleOptions;
  /** Reference of the map, `set/id`; drawn from the sets' maps if left out. */
  readonly map?: string;
  /** Teams by reference, seat 0 (red zone) first, each in its order from left to right; drafted if left out. */
  readonly teams?: readonly [readonly string[], readonly string[]];
  /** Reference of a hero that is among the drawn ones in every match; any of them if left out. */
  readonly hero?: string;
  /** The seat that goes first and plays the red deployment zone is seat 0 unless `first` or `red` say otherwise. */
  readonly first?: 0 | 1;
  readonly red?: 0 | 1;
  /** Units as they stand, for scenes: no draft, no deployment. */
  readonly placed?: readonly Placed[];
  /** The round a placed match begins in; 1 if left out. */
  readonly round?: number;
}

/** A unit, object or marker put on the map before the first decision. */
export interface Placed {
  /** Reference of a hero, summon, marker. */
  readonly card: string;
  readonly seat: 0 | 1;
  /** Column and row, from 0 at the top left. */
  readonly x: number;
  readonly y: number;
  readonly health?: number;
  readonly overshield?: number;
  readonly tokens?: readonly { readonly token: string; readonly count: number }[];
  /** Index in `placed` of the unit that summoned or placed it. */
  readonly owner?: number;
}

/** Everything that all states of a match share. Frozen; made once by `prepare`; never inside a state. */
export interface Game {
  readonly options: FullRuleOptions;
  /** The maps that can be drawn; a state names one by index. */
  readonly boards: readonly Board[];
  /** Heroes, summons, objects and markers, terrain, tokens, set rules: everything with a text, indexed by `Card.index`. */
  readonly cards: readonly Card[];
  /** Index of a card by its reference `set/id`. */
  readonly cardOf: ReadonlyMap<string, number>;
  /** Indexes of the heroes that can be drawn, by set. */
  readonly heroes: readonly (readonly number[])[];
  /** Every list of nodes of every program, so that a place in a program is two integers. */
  readonly blocks: readonly (readonly Node[])[];
  /** Index of a list of nodes in `blocks`. */
  readonly blockOf: ReadonlyMap<readonly Node[], number>;
  /** Every list of rules that can hold, so that a state names one by index. */
  readonly ruleLists: readonly (readonly Rule[])[];
  readonly ruleListOf: ReadonlyMap<readonly Rule[], number>;
  /** Cards whose rules hold in every match without lying on the map: rules cards of the sets, terrain. */
  readonly standing: readonly number[];
  readonly setup: Setup;
}

export type CardKind = 'hero' | 'summon' | 'marker' | 'terrain' | 'token' | 'condition' | 'counter' | 'rules' | 'map';

/** A compiled entity. */
export interface Card {
  readonly index: number;
  readonly kind: CardKind;
  readonly ref: string;
  readonly name: string;
  /** Health, speed and size of units (T-035) and objects; 0, 0, 1 for the rest. */
  readonly health: number;
  readonly speed: number;
  /** It is as fast as its summoner is; left out for others. */
  readonly speedLent?: boolean;
  readonly size: number;
  /** Abilities in printed order: default ones first, then extra cards. */
  readonly abilities: readonly CardAbility[];
  /** What holds while the card is in play: of all its passives or of its text. Index into `Game.ruleLists`; -1 for none. */
  readonly rules: number;
  /** Units: whose text each of these rules is, by the name of the passive or ability. */
  readonly ruleNames: ReadonlyMap<Rule, string>;
  /** Markers. */
  readonly object: boolean;
  /** What its text says an object is. */
  readonly nature: Omit<Extract<Rule, { rule: 'nature' }>, 'clause' | 'rule'>;
  readonly blocksMovement: boolean;
  readonly blocksSight: boolean;
  /** Movement to enter a space of it; 1 by default. */
  readonly enterCost: number;
  /** Counters: at the start, and at most (0: no limit). */
  readonly start: number;
  readonly most: number;
  /** Counters that lie on one card of their unit, as charges do, so that nothing else is bought with them. */
  readonly onCard: boolean;
  /** Counters that stay when their unit dies. */
  readonly persistent: boolean;
  /** Counters that the unit begins with, by card index. */
  readonly counters: readonly number[];
  /** Conditions and tokens: when one goes by itself, and whether several add up. */
  readonly until: Until | undefined;
  readonly stacks: boolean;
  /** Conditions: they can be cleared; a mark or a bad one is given by enemies. */
  readonly condition: boolean;
}

export interface CardAbility {
  readonly name: string;
  readonly text: string;
  /** True on the unit card itself (T-037). */
  readonly isDefault: boolean;
  readonly program: Program;
  /** Index of the body in `Game.blocks`. */
  readonly block: number;
  /** Letters of the text that are not played, 0 when it is read in full. */
  readonly manualLetters: number;
}
