import type { SetFolder } from '../../../app/contract/studio.ts';
import type { KeptRecord } from '../../../rules/kept-record.ts';
import type { Seat } from '../../../rules/kernel/rules.ts';
import type { SystemId } from '../../../schemas/systems.ts';

/**
 * What the page asks of the worker that keeps matches, of whichever system. Lines are matches of one beginning, numbered in the order in
 * which they came. What is of one system (setup, scenery, state, action) goes through unread: only its own code knows it.
 */
export interface MatchQuestions {
  /** Takes the set that is open; matches that run go on with theirs. */
  keep: (read: SetFolder) => undefined;
  /** Takes changed files; undefined removes one. */
  take: (files: readonly (readonly [file: string, text: string | undefined])[]) => undefined;
  /** Begins a match; the former one and its lines are gone. */
  begin: (asked: MatchAsked & { readonly eyes?: Seat | undefined }) => Begun | Refused;
  /** Plays a record again. */
  open: (asked: { readonly record: unknown }) => Begun | Refused;
  /** Plays a scene of the set that is open as far as it goes. */
  scene: (asked: { readonly file: string }) => Begun | Refused;
  /** Whose eyes see the match from now on, undefined for who sees all; answers with all moments of a line as these see it. */
  see: (asked: { readonly line: number; readonly eyes: Seat | undefined }) => { readonly moments: readonly Moment[] };
  /** Lets bots decide, until a seat without one must, the match is over, or so many decisions are made. */
  goOn: (asked: {
    readonly line: number;
    readonly bots: Seated;
    readonly decisions: number;
  }) => { readonly moments: readonly Moment[] } | Refused;
  /** A person decides. */
  act: (asked: {
    readonly line: number;
    readonly action: unknown;
  }) => { readonly moments: readonly Moment[] } | Refused;
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
  /** What choices lead to, where the rules give exact odds: by the place of the choice, or by what it picks. */
  odds: (asked: { readonly line: number }) => readonly (readonly [value: number, note: string])[];
  /** Why a bot would decide so at a moment, the best first; none of bots that give no reasons, or whose cards are not to be seen. */
  why: (asked: { readonly line: number; readonly at: number; readonly bot: BotName }) => readonly string[];
  /** All that is needed to play a line again. */
  record: (asked: { readonly line: number }) => KeptRecord;
}

/** A change of the match by hand, in the words of its system, or how the next die falls. */
export type HandChange = { readonly edit: unknown } | { readonly die: number };

/** Of each system those that it has. */
export type BotName = 'random' | 'greedy' | 'search' | 'in-character';

/** Who decides for each seat: a bot, or undefined for a person. */
export type Seated = readonly (BotName | undefined)[];

export interface MatchAsked {
  /** What its system begins it with: rule options, a map, seats. */
  readonly setup: object;
  readonly seed: string | number;
  /** Version of Setwright, for the record. */
  readonly setwright: string;
}

export interface Refused {
  readonly refusal: string;
}

/** A match with one line. */
export interface Begun {
  readonly system: SystemId;
  /** What all its moments share, as its system shows it. */
  readonly scenery: object;
  readonly seats: number;
  readonly line: number;
  readonly moments: readonly Moment[];
  /** What the luck follows from; undefined of a scene, whose dice are written down. */
  readonly seed?: string | number;
}

/** A match as it stands after a decision or a change, and what happened in it. */
export interface Moment<View = unknown, T extends Told = Told> {
  /** What there is to be seen. */
  readonly state: View;
  /** The seat that decided; undefined for the start and for changes by hand. */
  readonly seat?: Seat;
  /** The bot that decided, where one did. */
  readonly bot?: BotName;
  /** What was decided or changed, in words; nothing for the start. */
  readonly done?: string;
  readonly byHand?: true;
  readonly told: readonly T[];
  /** Whose decision it is now; undefined once the match is over. */
  readonly next: Seat | undefined;
  readonly scores: readonly number[];
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
  /** What the timeline shows, by a name that the words of the system know. */
  readonly mark?: string;
  /** What stands beside it there, such as the number of a round. */
  readonly markLabel?: string;
  /** A clause that is played by hand was left out here: its text, whose it is, and the number of that on the table. */
  readonly clause?: { readonly text: string; readonly of: string; readonly unit?: number };
}

/** What a seat may do. */
export interface Choices<C extends Choice = Choice> {
  readonly seat: Seat | undefined;
  /** What is to be decided, as a heading. */
  readonly asked: string;
  readonly choices: readonly C[];
}

export interface Choice<Action = unknown> {
  readonly action: Action;
  readonly told: string;
}
