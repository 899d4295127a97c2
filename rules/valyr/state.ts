import type { Seat } from '../kernel/rules.ts';
import type { Spot } from './game.ts';
import type { Bonus, Stat, Until } from './program.ts';

/** A unit on the table or beside it. Coordinates are those of the middle of its base, in thousandths of an inch. */
export interface UnitState {
  readonly seat: Seat;
  /** Number of its design. */
  readonly design: number;
  x: number;
  y: number;
  /** `waiting` is not yet set up, `out` defeated or without a place (V-041). */
  at: 'waiting' | 'table' | 'out';
  damage: number;
  exhausted: boolean;
  fallen: boolean;
  /** Numbers of its abilities that were used once in the game. */
  spent: number[];
  /** Number of the unit that brought it into play. */
  readonly broughtBy?: number;
}

/** A change of a stat that an ability made. */
export interface Change {
  /** Number of the unit whose stat it is. */
  readonly unit: number;
  readonly stat: Stat;
  readonly amount: number;
  until: Until;
  /** Number of the unit whose ability it is: its effects end with it (V-041). */
  readonly by: number;
}

/** A template that stays on the table. */
export interface Mark extends Spot {
  /** Number of the unit that laid it, and of its ability. */
  readonly by: number;
  readonly ability: number;
  readonly rules: readonly Bonus[];
  /** How far around its middle nothing is seen through, in thousandths of an inch; -1 for what hides nothing. */
  readonly hides: number;
  readonly until: 'own-turn' | 'round' | 'game';
}

/** A unit that may not come nearer to another. */
export interface Bar {
  readonly unit: number;
  readonly by: number;
}

/** The turn of a unit under way. */
export interface Turn {
  readonly unit: number;
  energy: number;
  /** Moves made so far, free ones too. */
  moves: number;
  attacks: number;
  freeMoves: number;
  freeAttacks: number;
  /** Numbers of abilities used in it. */
  used: number[];
  /** The next attack needs no line of sight. */
  unsighted: boolean;
  /** Whether it has done something since it came to act. */
  acted: boolean;
  /** Turns that others of its swarm have at the same time, without turns in them. */
  swarm: Turn[];
}

/** Dice of an attack that lie there, while its player may roll some again. */
export interface Pending {
  readonly target: number;
  /** What a die shows at most to be on target. */
  readonly atMost: number;
  rolls: number[];
  /** Number of the ability that rolls again. */
  readonly ability: number;
}

export interface State {
  round: number;
  /** Who has the priority token. */
  priority: Seat;
  /** Whose turn it is, or who sets up. */
  seat: Seat;
  units: UnitState[];
  changes: Change[];
  marks: Mark[];
  /** Each to the end of its unit's next turn. */
  bars: Bar[];
  /** Numbers of the units of which one may have its turn at once, after that of another. */
  joining: number[];
  turn: Turn | undefined;
  pending: Pending | undefined;
  /** Whether units are still to be set up. */
  setup: boolean;
  over: 'last' | 'rounds' | 'nobody' | undefined;
  /** When each seat lost its last unit or conceded, counted from 1; 0 for who is still in. */
  fell: number[];
}

/** Nothing is hidden in this game. */
export type View = State;
