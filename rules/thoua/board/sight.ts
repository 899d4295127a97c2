import type { Grid } from '../../spaces.ts';

/** To where in the target's space a line must be free: any corner or the middle, or the middle alone (rule option `sight`). */
export type SightTo = 'corner-or-middle' | 'middle';

/**
 * Lines from a corner of a space to a corner or the middle of another, as bits: `corner * 5 + point`, the middle being point 4.
 * Coordinates are doubled, so that the middle is whole.
 */
const corners = [0, 0, 2, 0, 0, 2, 2, 2] as const;
const points = [...corners, 1, 1] as const;
const every = (1 << 20) - 1;
const toMiddle = 0b10000_10000_10000_10000;

/**
 * The spaces in the way from the space at 0,0 to one at `x,y`, both not negative, and which lines each of them cuts. Nothing else can
 * cut one. What a space cuts is worked out when it first stands in the way: 0 until then, `-1` for none.
 */
interface Way {
  /** `column << 8 | row` of each. */
  readonly spaces: Uint16Array;
  readonly cuts: Int32Array;
}

/** By `x << 8 | y`; the same for all boards. */
const ways: (Way | undefined)[] = [];

function wayTo(x: number, y: number): Way {
  const key = (x << 8) | y;
  const known = ways[key];
  if (known) return known;
  const spaces: number[] = [];
  for (let column = 0; column <= x; column++) {
    for (let row = 0; row <= y; row++) {
      const isEnd = column + row === 0 || (column === x && row === y);
      // Both spaces reach half their width to each side of the line between their middles, and so does what is in the way.
      if (!isEnd && Math.abs(x * row - y * column) <= x + y) spaces.push((column << 8) | row);
    }
  }
  const way = { spaces: Uint16Array.from(spaces), cuts: new Int32Array(spaces.length) };
  ways[key] = way;
  return way;
}

/** Which lines to the space at `x,y` the space at `column,row` cuts. */
function cutsOf(column: number, row: number, x: number, y: number): number {
  let cut = 0;
  for (let corner = 0; corner < 4; corner++) {
    for (let point = 0; point < 5; point++) {
      const [ax, ay] = [corners[corner * 2]!, corners[corner * 2 + 1]!];
      const [bx, by] = [points[point * 2]! + 2 * x, points[point * 2 + 1]! + 2 * y];
      if (crosses(ax, ay, bx, by, 2 * column, 2 * row)) cut |= 1 << (corner * 5 + point);
    }
  }
  return cut;
}

/** Whether a line has more than a point in common with the square of 2 by 2 at `left,top`: through it, or along its side (U-051). */
function crosses(ax: number, ay: number, bx: number, by: number, left: number, top: number): boolean {
  // The line is inside from `from / over` to `to / under` of its length; whole numbers only, so nothing is rounded.
  let [from, over, to, under] = [0, 1, 1, 1];
  for (const [start, step, low] of [
    [ax, bx - ax, left],
    [ay, by - ay, top],
  ] as const) {
    if (step === 0) {
      if (start < low || start > low + 2) return false;
      continue;
    }
    const length = Math.abs(step);
    const enters = step > 0 ? low - start : start - low - 2;
    const leaves = enters + 2;
    if (enters * over > from * length) [from, over] = [enters, length];
    if (leaves * under < to * length) [to, under] = [leaves, length];
  }
  return from * under < to * over;
}

/**
 * Whether who stands on a space sees another (U-050 to U-053): some line from a corner of the own space is cut by no space that blocks.
 * @param blocks for each space of the grid 1 where it blocks sight; the two spaces themselves never do
 */
export function sees(grid: Grid, blocks: Uint8Array, from: number, to: number, sight: SightTo): boolean {
  const { columns } = grid;
  const x = (to % columns) - (from % columns);
  const y = Math.floor(to / columns) - Math.floor(from / columns);
  // Mirrored boards see alike: lines are only counted.
  const across = x < 0 ? -1 : 1;
  const down = y < 0 ? -columns : columns;
  const [wide, high] = [Math.abs(x), Math.abs(y)];
  if (wide <= 1 && high <= 1) return true;
  const { spaces, cuts } = wayTo(wide, high);
  const wanted = sight === 'middle' ? toMiddle : every;
  let cut = 0;
  for (let index = 0; index < spaces.length; index++) {
    const space = spaces[index]!;
    const [column, row] = [space >> 8, space & 0xff];
    if (blocks[from + column * across + row * down] === 0) continue;
    let own = cuts[index]!;
    if (own === 0) {
      own = cutsOf(column, row, wide, high) || -1;
      cuts[index] = own;
    }
    if (own === -1) continue;
    cut |= own;
    if ((cut & wanted) === wanted) return false;
  }
  return true;
}

/** The spaces behind one that blocks, with the lines that it cuts to each: `column << 8 | row`, by columns. */
interface Shadow {
  readonly spaces: Uint16Array;
  readonly cuts: Int32Array;
}

/** For boards of up to so many spaces each way, by `column * length + row` of the space that blocks. */
const shadows = new Map<number, (Shadow | undefined)[]>();

function shadowsFor(length: number): (Shadow | undefined)[] {
  const known = shadows.get(length) ?? Array.from({ length: length * length }, () => undefined);
  shadows.set(length, known);
  return known;
}

function shadowOf(of: (Shadow | undefined)[], column: number, row: number, length: number): Shadow {
  const key = column * length + row;
  const known = of[key];
  if (known) return known;
  const spaces: number[] = [];
  const cuts: number[] = [];
  for (let x = column; x < length; x++) {
    for (let y = row; y < length; y++) {
      if ((x === column && y === row) || Math.abs(x * row - y * column) > x + y) continue;
      const cut = cutsOf(column, row, x, y);
      if (cut === 0) continue;
      spaces.push((x << 8) | y);
      cuts.push(cut);
    }
  }
  const made = { spaces: Uint16Array.from(spaces), cuts: Int32Array.from(cuts) };
  of[key] = made;
  return made;
}

/** What is seen from a space, for each space of a grid. */
export interface Sight {
  /** The lines that are cut to it. */
  readonly cuts: Int32Array;
  /** 1 where it is seen, as `sees` has it. */
  readonly seen: Uint8Array;
}

/** A line that is not cut, as the corner it begins at and the point it leads to, from 0 to 1 across and down their spaces; the middle first. */
export function freeLine(
  cuts: number,
  sight: SightTo,
): readonly [corner: readonly [number, number], point: readonly [number, number]] | undefined {
  for (const point of sight === 'middle' ? [4] : [4, 0, 1, 2, 3]) {
    for (let corner = 0; corner < 4; corner++) {
      if ((cuts & (1 << (corner * 5 + point))) !== 0) continue;
      return [
        [corners[corner * 2]! / 2, corners[corner * 2 + 1]! / 2],
        [points[point * 2]! / 2, points[point * 2 + 1]! / 2],
      ];
    }
  }
  return undefined;
}

/**
 * What is seen from a space past some blocking spaces.
 * @param past what is seen past others besides; stays as it is
 */
export function sightPast(grid: Grid, blocking: readonly number[], from: number, to: SightTo, past?: Sight): Sight {
  const spaces = grid.columns * grid.rows;
  const sight: Sight = past
    ? { cuts: past.cuts.slice(), seen: past.seen.slice() }
    : { cuts: new Int32Array(spaces), seen: new Uint8Array(spaces).fill(1) };
  castAll(sight, grid, blocking, from, to);
  return sight;
}

/** Lines that are cut while one board is looked at, so that none are kept where only what is seen is asked for. */
let scratch = new Int32Array(0);

/** The spaces that are seen past some blocking spaces and what is cut already: 1 for each that is seen. */
export function seenPast(grid: Grid, blocking: readonly number[], from: number, to: SightTo, past: Sight): Uint8Array {
  if (scratch.length !== past.cuts.length) scratch = new Int32Array(past.cuts.length);
  scratch.set(past.cuts);
  const seen = past.seen.slice();
  castAll({ cuts: scratch, seen }, grid, blocking, from, to);
  return seen;
}

function castAll(sight: Sight, grid: Grid, blocking: readonly number[], from: number, to: SightTo): void {
  const wanted = to === 'middle' ? toMiddle : every;
  const { columns, rows } = grid;
  const x = from % columns;
  const y = (from - x) / columns;
  // Few lengths, so that shadows are made once for boards of a size.
  const length = Math.ceil(Math.max(columns, rows) / 4) * 4;
  const known = shadowsFor(length);
  for (const space of blocking) {
    if (space === from) continue;
    const column = space % columns;
    const across = column - x;
    const down = (space - column) / columns - y;
    const shadow = shadowOf(known, Math.abs(across), Math.abs(down), length);
    // What stands straight above or beside the viewer throws a shadow to both sides.
    if (across >= 0 && down >= 0) cast(sight, wanted, grid, shadow, x, y, 1, 1);
    if (across <= 0 && down >= 0) cast(sight, wanted, grid, shadow, x, y, -1, 1);
    if (across >= 0 && down <= 0) cast(sight, wanted, grid, shadow, x, y, 1, -1);
    if (across <= 0 && down <= 0) cast(sight, wanted, grid, shadow, x, y, -1, -1);
  }
}

/** Adds the lines that one shadow cuts in a quarter of the board. Lines along a row or column of the viewer are counted in one quarter only. */
function cast(
  { cuts: cut, seen }: Sight,
  wanted: number,
  { columns, rows }: Grid,
  { spaces, cuts }: Shadow,
  x: number,
  y: number,
  across: 1 | -1,
  down: 1 | -1,
): void {
  const wide = across === 1 ? columns - x : x + 1;
  const high = down === 1 ? rows - y : y + 1;
  const origin = y * columns + x;
  const leastColumn = across === -1 ? 1 : 0;
  const leastRow = down === -1 ? 1 : 0;
  const below = down * columns;
  for (let index = 0; index < spaces.length; index++) {
    const space = spaces[index]!;
    const column = space >> 8;
    // By columns: what follows lies further off the board.
    if (column >= wide) return;
    const row = space & 0xff;
    if (row >= high || column < leastColumn || row < leastRow) continue;
    const to = origin + column * across + row * below;
    const all = cut[to]! | cuts[index]!;
    cut[to] = all;
    if ((all & wanted) === wanted) seen[to] = 0;
  }
}
