import type { Dice } from './dice.ts';

/** Who decides, counted from 0. A seat is not a side, a team or a player's name: the system knows what it stands for. */
export type Seat = number;

/** Takes each event in the order in which it happens. */
export type Emit<Event> = (event: Event) => void;

/** Why an action is not legal. A value, never thrown. */
export interface Refusal {
  /** `noun/reason`, such as `action/out-of-range`. Stable: scenes and tests name it. */
  readonly code: string;
  /** A sentence: what is not legal and what would be. */
  readonly message: string;
  /** Number of the rule that forbids it, where there is one: `T-080`. */
  readonly rule?: string;
}

/** How a match ended. */
export interface Result {
  /** The place of each seat, 1 for the best; seats that tie share the better place. */
  readonly places: readonly number[];
  /** What each seat scored. */
  readonly scores: readonly number[];
  /** Why it ended: `rounds`, `conceded`, ... in the system's words. */
  readonly reason: string;
}

/** Legal actions of the seat to decide. Where play is continuous or choices explode they are a sample, not `complete`. */
export interface Actions<Action> {
  readonly actions: readonly Action[];
  readonly complete: boolean;
}

/** Changes that people make to a match by hand, beside the rules: to try something out, or for what is not simulated. */
export interface Editing<Game, State, Event> {
  /** Why a change cannot be made now. Takes hostile changes: total, never throws. */
  check(game: Game, state: State, edit: unknown): Refusal | undefined;
  /** Makes a change that was checked, in place, until a seat must decide again. Its events say that it was by hand. */
  apply(game: Game, state: State, edit: unknown, dice: Dice, emit: Emit<Event>): void;
}

/**
 * The rules of one system. Pure: no clock, no chance but `dice`, no memory outside of `State`. `State`, `Action`, `Event` and
 * `View` are plain JSON data; quantities are integers.
 */
export interface Rules<Setup, Game, State, View, Action, Event> {
  /** Compiles the content once. The game is frozen, shared by matches and workers, and never inside a state. */
  prepare(setup: Setup): Game;
  /** The state before the first decision. */
  start(game: Game, dice: Dice, emit: Emit<Event>): State;
  /** Whose decision it is; undefined when the match is over. */
  seat(game: Game, state: State): Seat | undefined;
  /** Never empty before the end; every listed action passes `check`. */
  actions(game: Game, state: State): Actions<Action>;
  /** The truth about legality, also for what `actions` did not list. Takes hostile actions: total, never throws. */
  check(game: Game, state: State, action: Action): Refusal | undefined;
  /** Plays a legal action in place, until a seat must decide again. Trusts its caller: `Match.play` checks first. */
  apply(game: Game, state: State, action: Action, dice: Dice, emit: Emit<Event>): void;
  clone(state: State): State;
  /** What a seat may know. May share structure with `state`; callers do not write to it. */
  view(game: Game, state: State, seat: Seat): View;
  /** The event as a seat may see it; undefined when it may not see it at all. */
  viewEvent(game: Game, event: Event, seat: Seat): Event | undefined;
  /** A full state of its own that agrees with the view, for search. */
  sample(game: Game, view: View, seat: Seat, dice: Dice): State;
  /** Undefined until the match is over. */
  result(game: Game, state: State): Result | undefined;
  /** Left out by systems whose matches are not changed by hand. */
  readonly editing?: Editing<Game, State, Event>;
}
