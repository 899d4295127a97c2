import type { Dice, Roll } from '../../../rules/kernel/dice.ts';
import type { Seat } from '../../../rules/kernel/rules.ts';

/** What the laws must know of a system that its rules do not say. */
export interface Conformance<Game, State, Event> {
  readonly seats: number;
  /** The roll that an event tells of. */
  rolled(event: Event): Roll | undefined;
  /** A random match ends within so many decisions. */
  readonly decisions: number;
  /** Random matches a law and setup; 20 if left out. */
  readonly runs?: number;
  /**
   * The state with all that the seat may not know dealt anew, written apart from the rules. Without it the rules' own `sample` is
   * used, which cannot find a view that shows too much: only right where nothing is hidden.
   */
  hide?(game: Game, state: State, seat: Seat, dice: Dice): State;
  /** A change by hand that may or may not be made now; left out by systems that know none. */
  edit?(state: State, dice: Dice): unknown;
}
