import type { SetFolder } from '../../../app/contract/studio.ts';
import type { KeptRecord } from '../../../rules/kept-record.ts';
import type { KeptSet } from '../../../rules/kept-set.ts';
import type { Action } from '../../../rules/teamfight/action.ts';
import type { FullRuleOptions } from '../../../rules/teamfight/options.ts';
import type { Edit } from '../../../rules/teamfight/play/by-hand.ts';
import type { Plan } from '../../../rules/teamfight/series/plan.ts';
import type { Pending, State } from '../../../rules/teamfight/state.ts';
import type { Scenery } from '../model/scenery.ts';

/** What the page asks of the worker that keeps matches. Lines are matches of one beginning, numbered in the order in which they came. */
export interface MatchQuestions {
  /** Takes the set that is open; matches that run go on with theirs. */
  keep: (read: SetFolder) => undefined;
  /** Takes changed files; undefined removes one. */
  take: (files: readonly (readonly [file: string, text: string | undefined])[]) => undefined;
  /** Begins a match; the former one and its lines are gone. */
  begin: (asked: MatchAsked) => Begun | Refused;
  /** Plays a record again. */
  open: (asked: { readonly record: unknown }) => Begun | Refused;
  /** Plays a match of a series again, with the sets as they were. */
  replay: (asked: LotAsked) => Begun | Refused;
  /** Plays a scene of the set that is open as far as it goes. */
  scene: (asked: { readonly file: string }) => Begun | Refused;
  /** Lets bots decide, until a seat without one must, the match is over, or so many decisions are made. */
  goOn: (asked: {
    readonly line: number;
    readonly bots: Seated;
    readonly decisions: number;
  }) => { readonly moments: readonly Moment[] } | Refused;
  /** A person decides. */
  act: (asked: { readonly line: number; readonly action: Action }) => { readonly moments: readonly Moment[] } | Refused;
  /** A person changes the match by hand, or lays down how the next die falls. */
  change: (asked: {
    readonly line: number;
    readonly change: HandChange;
  }) => { readonly moments: readonly Moment[] } | Refused;
  /** Why a change cannot be made at a moment, so that nothing is branched off for it; undefined where it can. */
  refused: (asked: { readonly line: number; readonly at: number; readonly change: HandChange }) => string | undefined;
  /** A line of its own that shares the moments up to one with another; that stays. */
  branch: (asked: { readonly line: number; readonly at: number }) => { readonly line: number } | Refused;
  /** What the seat to decide may do at the end of a line. */
  choices: (asked: { readonly line: number }) => Choices;
  /** What each target would suffer, by the value of the pick; only where a target is to be chosen. */
  odds: (asked: { readonly line: number }) => readonly (readonly [value: number, note: string])[];
  /** Why a bot would decide so at a moment, the best first; none of bots that give no reasons. */
  why: (asked: { readonly line: number; readonly at: number; readonly bot: BotName }) => readonly string[];
  /** All that is needed to play a line again. */
  record: (asked: { readonly line: number }) => KeptRecord;
}

/** A change of the match by hand, or how the next die falls. */
export type HandChange = { readonly edit: Edit } | { readonly die: number };

export type BotName = 'random' | 'greedy' | 'search';

/** Who decides for each seat: a bot, or undefined for a person. */
export type Seated = readonly [BotName | undefined, BotName | undefined];

export interface MatchAsked {
  /** Reference of the map; drawn if left out. */
  readonly map?: string;
  /** Teams by reference; drafted if left out. */
  readonly teams?: readonly [readonly string[], readonly string[]];
  /** Those of the set if left out. */
  readonly options?: Partial<FullRuleOptions>;
  readonly seed: string | number;
  /** Version of Setwright, for the record. */
  readonly setwright: string;
}

export interface LotAsked {
  readonly plan: Plan;
  readonly match: number;
  readonly kept: readonly KeptSet[];
  readonly setwright: string;
}

export interface Refused {
  readonly refusal: string;
}

/** A match with one line. */
export interface Begun {
  readonly scenery: Scenery;
  readonly line: number;
  readonly moments: readonly Moment[];
  /** What the luck follows from; undefined of a scene, whose dice are written down. */
  readonly seed?: string | number;
}

/** A match as it stands after a decision or a change, and what happened in it. */
export interface Moment {
  readonly state: State;
  /** The seat that decided; undefined for the start and for changes by hand. */
  readonly seat?: number;
  /** The bot that decided, where one did. */
  readonly bot?: BotName;
  /** What was decided or changed, in words; nothing for the start. */
  readonly done?: string;
  readonly byHand?: true;
  readonly told: readonly Told[];
  /** Whose decision it is now; undefined once the match is over. */
  readonly next: number | undefined;
  readonly scores: readonly [number, number];
}

/** Something that happened. */
export interface Told {
  /** A sentence without its cause. */
  readonly said: string;
  /** The card or rule that caused it; empty for none. */
  readonly cause: string;
  /** Where the cause can be read: the reference of a card. */
  readonly ref?: string;
  /** How large it is in the log: what a match is remembered by, what is done, and the rest. */
  readonly weight: 'mark' | 'deed' | 'detail';
  readonly mark?: Mark;
  readonly units: readonly number[];
  readonly spaces: readonly number[];
  /** A clause that is played by hand was left out here: its text. */
  readonly clause?: string;
}

/** What the timeline shows. */
export type Mark = 'kill' | 'point' | 'round' | 'edit';

/** What a seat may do. */
export interface Choices {
  readonly seat: number | undefined;
  /** What is to be decided, as a heading. */
  readonly asked: string;
  readonly choices: readonly Choice[];
  /** What is picked, where a choice is open. */
  readonly picks?: Pending['ask'];
  /** Card indexes to divide into two pools; each split is legal. */
  readonly divide?: readonly number[];
}

export interface Choice {
  readonly action: Action;
  readonly told: string;
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
