import type { DisplayList } from '../../../exporters/face/display-list.ts';
import { squareSpaces } from '../../../rules/spaces.ts';

/** A row of edges between spaces on which a piece lies: on the right of its first space and below that, or under it and to the right. */
export interface EdgeRow {
  readonly standing: boolean;
  /** How many edges. */
  readonly long: number;
  /** To which side it points, where that matters. */
  readonly points?: 'up' | 'right' | 'down' | 'left';
}

/** A unit, figure or object as it stands on the board. */
export interface UnitOnBoard {
  /** Its index in the state, which never changes. */
  readonly unit: number;
  readonly name: string;
  /** Two letters of its name. */
  readonly letters: string;
  /** All that is to be known of it, in words. */
  readonly told: string;
  readonly side: Side;
  /** The letter of its side. */
  readonly sign: string;
  readonly object: boolean;
  /** Space of its top left corner, and how many spaces it is wide. */
  readonly at: number;
  readonly size: number;
  /** Left out for what stands in spaces; else `at` is the space before the first edge. */
  readonly edges?: EdgeRow;
  readonly health: number;
  readonly most: number;
  /** What is lost before its health. */
  readonly overshield: number;
  /** Conditions, tokens and counters. */
  readonly tokens: readonly { readonly name: string; readonly count: number }[];
}

export interface MarkerOnBoard {
  readonly key: number;
  /** What it is in the set, where it has a face of its own. */
  readonly ref?: string | undefined;
  readonly name: string;
  readonly at: number;
  /** How many spaces it is wide; 1 if left out. */
  readonly size?: number;
  readonly edges?: EdgeRow;
  readonly side: Side;
}

/** `red` or `blue`, or nobody's. */
export type Side = 'red' | 'blue' | 'none';

/** The board of a match, as all of its moments share it. */
export interface BoardShown {
  readonly ref: string;
  readonly name: string;
  readonly columns: number;
  readonly rows: number;
  /** The map alone, without what is laid on it; undefined where it cannot be painted. */
  readonly ground: DisplayList | undefined;
  readonly points: readonly { readonly name: string; readonly spaces: readonly number[] }[];
}

/** `Mud Crab`: `MC`; `Warden`: `Wa`. */
export function lettersOf(name: string): string {
  const [first = '', second] = name.split(/[\s-]+/).filter((word) => /\p{L}/u.test(word));
  return second === undefined ? first.slice(0, 2) : `${first.charAt(0)}${second.charAt(0).toUpperCase()}`;
}

/** The unit that stands on a space. */
export const unitOn = (
  units: readonly UnitOnBoard[],
  grid: { readonly columns: number; readonly rows: number },
  space: number,
): UnitOnBoard | undefined =>
  units.find(({ at, size, edges }) => edges === undefined && squareSpaces(grid, at, size).includes(space));
