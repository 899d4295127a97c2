import type { Dice } from '../../kernel/dice.ts';
import type { Emit, Seat } from '../../kernel/rules.ts';
import type { Event } from '../event.ts';
import type { Game } from '../game.ts';
import type { Bound, Resolution, Spot } from '../resolution.ts';
import type { State } from '../state.ts';

/** A match to look at. */
export interface Look {
  readonly game: Game;
  readonly state: State;
}

/** A match to play on. */
export interface Play extends Look {
  readonly dice: Dice;
  readonly emit: Emit<Event>;
  /** The resolution that runs now: what happens is told with its text as the cause. */
  running?: Resolution | undefined;
}

/** From where a text is seen: whose it is and what it has bound. */
export interface Self {
  /** The bearer, `you`; -1 for texts of the map, of a set, and within `players`. */
  readonly unit: number;
  readonly seat: Seat;
  readonly bound: Bound;
  /** The ability whose text it is, by its number; -1 or left out for other texts. */
  readonly ability?: number;
  /** From where it is measured, where that is not where the bearer stands. */
  readonly spot?: Spot | undefined;
}
