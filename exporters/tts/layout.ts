import type { seatColours } from './seats.ts';

/** Half the width and depth in units of a field around the middle of the table. */
export interface Half {
  readonly x: number;
  readonly z: number;
}

/** A place on the table in units from its middle; the red player sits at negative z. */
export interface Place {
  readonly x: number;
  readonly z: number;
}

/** Width and height in units: of the largest map, which decides how far the rest stands from the middle, or of cards. */
export interface Reach {
  readonly width: number;
  readonly height: number;
}

/** What there is to lay on a table. */
export interface Load {
  readonly reach: Reach;
  /** Heroes in the longest row that a button lays out. */
  readonly row: number;
  /** Size in units of the largest cards that a button lays out. */
  readonly card: Reach;
  readonly sets: number;
}

/** A seat with its hand zone; `turn` in degrees, 0 for a player at negative z who looks towards the middle. */
export interface HandSpot extends Place {
  readonly seat: keyof typeof seatColours;
  readonly turn: 0 | 90 | 180 | 270;
}

/** What a table holds, and where everything stands on it. */
export interface Layout {
  /** The field within which everything lies. */
  readonly area: Half;
  readonly hands: readonly HandSpot[];
  /** Where bags are put, the first place first. */
  readonly bags: readonly Place[];
  /** Where what belongs to no set stands. */
  readonly hub: Place;
  /** The game has no table of this size: a locked block is laid under everything. */
  readonly ground: boolean;
}

/** The half of the default table that is surely usable; its own hands are at 20. */
export const tableHalf: Half = { x: 30, z: 19 };
export const tableHand = 20;
/** Half the depth of a hand zone, and some ground behind it. */
export const behindHand = 5;
/** Half the width in units that a bag takes. */
export const bagHalf = 1.2;

/** Places at both sides of the table, column by column towards the middle; of each the first of `zs` first. */
export function columns(count: number, column: number, step: number, zs: readonly number[]): Place[] {
  const side = Math.max(1, Math.ceil(count / (2 * zs.length)));
  return Array.from({ length: side }, (_, index) =>
    [-1, 1].flatMap((sign) => zs.map((z): Place => ({ x: sign * (column + index * step), z }))),
  ).flat();
}
