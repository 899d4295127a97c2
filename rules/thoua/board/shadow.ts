import { cutsOf } from './lines.ts';

/**
 * The lines that a space cuts to those behind it, for who looks from 0,0 to the right and down, on boards of up to so many spaces each
 * way. All shadows lie in one row of numbers, as reading them from many places is what takes the time.
 *
 * A shadow is one run of spaces for each column from its own on, or for each row where it lies further down than across: `far` is the
 * column or row of that run, `aside` the place in it. First comes for each run, and for one more, where it begins:
 * `first aside | index << 8`. Then come the lines that are cut to each space.
 */
export interface Shadows {
  readonly length: number;
  /** Where each begins, by `row * length + column` of the space that throws it; 0 for those that nobody asked for. */
  readonly begins: Int32Array;
  numbers: Int32Array;
  /** How many numbers there are. */
  count: number;
}

const known = new Map<number, Shadows>();

/** All shadows for boards of a size: the same for all of them. */
export function shadowsFor(columns: number, rows: number): Shadows {
  // Few lengths, so that shadows are made once for boards of about a size.
  const length = Math.ceil(Math.max(columns, rows) / 4) * 4;
  const found = known.get(length);
  if (found) return found;
  const made = { length, begins: new Int32Array(length * length), numbers: new Int32Array(length * length), count: 1 };
  known.set(length, made);
  return made;
}

/** Where the shadow of a space begins in all numbers. */
export function shadowOf(shadows: Shadows, column: number, row: number): number {
  const key = row * shadows.length + column;
  if (shadows.begins[key] === 0) shadows.begins[key] = add(shadows, column, row);
  return shadows.begins[key]!;
}

function add(shadows: Shadows, column: number, row: number): number {
  const { length, count } = shadows;
  const steep = row > column;
  const heads: number[] = [];
  const cuts: number[] = [];
  for (let far = Math.max(column, row); far < length; far++) {
    const begun = cuts.length;
    let first = 0;
    for (let aside = Math.min(column, row); aside < length; aside++) {
      const cut = steep ? cutBehind(column, row, aside, far) : cutBehind(column, row, far, aside);
      if (cut === 0 && cuts.length > begun) break;
      if (cut === 0) continue;
      if (cuts.length === begun) first = aside;
      cuts.push(cut);
    }
    heads.push(first | (begun << 8));
  }
  const own = [...heads, cuts.length << 8, ...cuts];
  if (count + own.length > shadows.numbers.length) {
    const longer = new Int32Array(2 * (count + own.length));
    longer.set(shadows.numbers);
    shadows.numbers = longer;
  }
  shadows.numbers.set(own, count);
  shadows.count += own.length;
  return count;
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
  const { numbers, length } = shadows;
  const steep = row > column;
  const run = begins + (steep ? y - row : x - column);
  const head = numbers[run]!;
  const at = (head >> 8) + (steep ? x : y) - (head & 0xff);
  if (at < head >> 8 || at >= numbers[run + 1]! >> 8) return 0;
  return numbers[begins + length - Math.max(column, row) + 1 + at]!;
}
