import type { Dice } from './dice.ts';
import type { Seat } from './rules.ts';

/** What a bot may know when it decides: never a state, never a roll that has not happened. */
export interface Situation<Game, View, Action> {
  readonly game: Game;
  readonly view: View;
  readonly seat: Seat;
  readonly actions: readonly Action[];
  /** The bot's own dice, apart from the match's: budgets are playouts, never time, so that a series repeats exactly. */
  readonly dice: Dice;
}

/** A considered action and why, best first. */
export interface Consideration<Action> {
  readonly action: Action;
  /** In the bot's own unit, higher is better. */
  readonly value: number;
  /** Plain words: `Cleave on Mud Crab: 2.4 expected`. */
  readonly why: string;
}

/** Decides for a seat. Stateless: the same situation gives the same choice. */
export interface Bot<Game, View, Action> {
  readonly name: string;
  choose(situation: Situation<Game, View, Action>): Action;
  /** The best few with their reasons. Left out by bots that have none, such as `random`. */
  explain?(situation: Situation<Game, View, Action>): readonly Consideration<Action>[];
}
