import { cutsOf } from './lines.ts';

/**
 * The lines that a space cuts to those behind it, for who looks from 0,0 to the right and down, on boards of up to so many spaces each
 * way. All shadows lie one after the other, as reading them from many places is what takes the time.
 *
 * A shadow is one run of spaces for each row from its own on, or for each column where it lies further down than across: so its runs
 * are few and long. `aside` is the row or column of a run, `along` the place in it.
 */
export interface Shadows {
  readonly length: number;
  /** Where the runs of each begin in `heads`, by `row * length + column` of the space that throws it; 0 for those that nobody asked for. */
  readonly begins: Int32Array;
  /**
   * For each run, and for one more, where it begins: `first along | index in cuts << 8`. What is `nowhere` is off the board, with all
   * that follows.
   */
  heads: Int32Array;
  headCount: number;
  /** The lines that are cut to each space of the runs. */
  cuts: Int32Array;
  cutCount: number;
}

/** Beyond all places of a run: boards have up to 100 spaces each way. */
const nowhere = 255;

const known = new Map<number, Shadows>();

/** All shadows for boards of a size: the same for all of them. */
export function shadowsFor(columns: number, rows: number): Shadows {
  // Few lengths, so that shadows are made once for boards of about a size.
  const length = Math.ceil(Math.max(columns, rows) / 4) * 4;
  const found = known.get(length);
  if (found) return found;
  const spaces = length * length;
  const made = {
    length,
    begins: new Int32Array(spaces),
    heads: new Int32Array(spaces),
    headCount: 1,
    cuts: new Int32Array(spaces),
    cutCount: 0,
  };
  known.set(length, made);
  return made;
}

/** Where the runs of the shadow of a space begin. */
export function shadowOf(shadows: Shadows, column: number, row: number): number {
  const key = row * shadows.length + column;
  if (shadows.begins[key] === 0) shadows.begins[key] = add(shadows, column, row);
  return shadows.begins[key]!;
}

/** Whether the runs of a shadow are columns. */
export const isSteep = (column: number, row: number): boolean => row > column;

function add(shadows: Shadows, column: number, row: number): number {
  const { length, headCount, cutCount } = shadows;
  const steep = isSteep(column, row);
  const heads: number[] = [];
  const cuts: number[] = [];
  for (let aside = Math.min(column, row); aside < length; aside++) {
    const begun = cuts.length;
    let first = nowhere;
    for (let along = Math.max(column, row); along < length; along++) {
      const cut = steep ? cutBehind(column, row, aside, along) : cutBehind(column, row, along, aside);
      if (cut === 0 && cuts.length > begun) break;
      if (cut === 0) continue;
      if (cuts.length === begun) first = along;
      cuts.push(cut);
    }
    heads.push(first | ((cutCount + begun) << 8));
  }
  heads.push(nowhere | ((cutCount + cuts.length) << 8));
  shadows.heads = appended(shadows.heads, headCount, heads);
  shadows.headCount += heads.length;
  shadows.cuts = appended(shadows.cuts, cutCount, cuts);
  shadows.cutCount += cuts.length;
  return headCount;
}

function appended(all: Int32Array, count: number, more: readonly number[]): Int32Array {
  let long = all;
  if (count + more.length > all.length) {
    long = new Int32Array(2 * (count + more.length));
    long.set(all);
  }
  long.set(more, count);
  return long;
}

function cutBehind(column: number, row: number, x: number, y: number): number {
  return isBetween(column, row, x, y) && (x !== column || y !== row) ? cutsOf(column, row, x, y) : 0;
}

/** Whether a space is near the line from 0,0 to `x,y`: both reach half their width to each side of it, and so does what is in the way. */
const isBetween = (column: number, row: number, x: number, y: number): boolean =>
  Math.abs(x * row - y * column) <= x + y;

/** The lines that a space cuts to another at `x,y`. */
export function cutAt(shadows: Shadows, column: number, row: number, x: number, y: number): number {
  if (x < column || y < row || column + row === 0 || !isBetween(column, row, x, y)) return 0;
  const begins = shadowOf(shadows, column, row);
  const { heads, cuts } = shadows;
  const steep = isSteep(column, row);
  const run = begins + (steep ? x - column : y - row);
  const head = heads[run]!;
  const at = (head >> 8) + (steep ? y : x) - (head & 0xff);
  return at < head >> 8 || at >= heads[run + 1]! >> 8 ? 0 : cuts[at]!;
}
