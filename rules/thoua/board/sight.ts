import type { Grid } from '../../spaces.ts';
import { everyLine, type SightTo, wanted } from './lines.ts';
import { cutAt, isSteep, type Shadows, shadowOf, shadowsFor } from './shadow.ts';

/** A board with what blocks sight on it as long as nothing is made or destroyed, and what is known of it: each line is followed once. */
export interface Sights extends Grid {
  /** The spaces that block sight, and for each space 1 where it does. */
  readonly blocking: readonly number[];
  readonly blocks: Uint8Array;
  /** The lines of which one must be free to see. */
  readonly wanted: number;
  readonly shadows: Shadows;
  /** Column and row of each space. */
  readonly xs: Uint8Array;
  readonly ys: Uint8Array;
  /** By the space that is looked from. */
  readonly known: (Sight | undefined)[];
  /** Numbers that are kept in all. */
  kept: number;
  /** Of the look that was made last: the lines that are cut to each space, and 1 for each that is seen. */
  readonly lines: Int32Array;
  readonly seen: Uint8Array;
}

interface Sight {
  /** The lines that are cut to each space, those that are not asked for among them or not; -1 where nobody asked. */
  readonly cuts: Int32Array;
  /** What `seenPast` gives past nobody, once all of it was asked for. */
  seen: Uint8Array | undefined;
}

/** 64 MB: large boards on which all look from everywhere begin anew. */
const mostKept = 16_000_000;

/** @param blocking the spaces that block sight */
export function sightsOn({ columns, rows }: Grid, blocking: readonly number[], to: SightTo): Sights {
  const blocks = new Uint8Array(columns * rows);
  for (const space of blocking) blocks[space] = 1;
  const shadows = shadowsFor(columns, rows);
  const xs = blocks.map((_, space) => space % columns);
  const ys = blocks.map((_, space) => Math.floor(space / columns));
  const [lines, seen] = [new Int32Array(blocks.length), new Uint8Array(blocks.length)];
  return { columns, rows, blocking, blocks, wanted: wanted[to], shadows, xs, ys, known: [], kept: 0, lines, seen };
}

/**
 * Whether who stands on a space sees another (U-050 to U-053): some line from a corner of the own space is cut by no space that blocks.
 * @param past spaces that block besides; the two spaces themselves never do
 */
export function sees(sights: Sights, past: readonly number[], from: number, to: number): boolean {
  const all = sights.wanted;
  let cut = cutsTo(sights, sightFrom(sights, from), from, to);
  for (let index = 0; (cut & all) !== all; index++) {
    if (index === past.length) return true;
    cut |= cutsBy(sights, past[index]!, from, to);
  }
  return false;
}

/** The lines from a space to another that one space cuts. */
export function cutsBy({ xs, ys, shadows }: Sights, space: number, from: number, to: number): number {
  const x = xs[from]!;
  let across = xs[space]! - x;
  let wide = xs[to]! - x;
  if (wide < 0) {
    wide = -wide;
    across = -across;
  }
  if (across < 0 || across > wide) return 0;
  const y = ys[from]!;
  let down = ys[space]! - y;
  let high = ys[to]! - y;
  if (high < 0) {
    high = -high;
    down = -down;
  }
  return down < 0 ? 0 : cutAt(shadows, across, down, wide, high);
}

/**
 * All that is seen from a space past more spaces that block: 1 for each space that is seen, else 0. Stands until the next look: never
 * keep it, never write to it.
 */
export function seenPast(sights: Sights, past: readonly number[], from: number): Uint8Array {
  const sight = sightFrom(sights, from);
  sight.seen ??= seenAtAll(sights, sight, from);
  if (past.length === 0) return sight.seen;
  const { lines, seen } = sights;
  lines.set(sight.cuts);
  seen.set(sight.seen);
  for (let index = 0; index < past.length; index++) cast(sights, lines, seen, from, past[index]!);
  return seen;
}

/** Cuts the lines to all spaces behind one; to both sides behind what stands straight above or beside. */
function cast(sights: Sights, lines: Int32Array, seen: Uint8Array, from: number, space: number): void {
  const { columns, rows, xs, ys, shadows } = sights;
  const x = xs[from]!;
  const y = ys[from]!;
  const across = xs[space]! - x;
  const down = ys[space]! - y;
  if (across === 0 && down === 0) return;
  const column = Math.abs(across);
  const row = Math.abs(down);
  const begins = shadowOf(shadows, column, row);
  // To the next space of a row and of a column, away from the viewer, and how many there are with its own.
  const stepX = across < 0 ? -1 : 1;
  const stepY = down < 0 ? -columns : columns;
  const wide = across < 0 ? x + 1 : columns - x;
  const high = down < 0 ? y + 1 : rows - y;
  if (isSteep(column, row)) {
    castQuarter(shadows, lines, seen, from, begins, column, stepY, high, stepX, wide);
    if (column === 0) castQuarter(shadows, lines, seen, from, begins, 0, stepY, high, -1, x + 1);
  } else {
    castQuarter(shadows, lines, seen, from, begins, row, stepX, wide, stepY, high);
    if (row === 0) castQuarter(shadows, lines, seen, from, begins, 0, stepX, wide, -columns, y + 1);
  }
}

/**
 * Casts one shadow.
 * @param begins where its runs begin, the first of them `near` spaces aside of the viewer
 * @param along,long to the next space of a run, and how many spaces the board has from the viewer's on in this direction
 * @param aside,most the same from run to run
 */
function castQuarter(
  { heads, cuts }: Shadows,
  lines: Int32Array,
  seen: Uint8Array,
  from: number,
  begins: number,
  near: number,
  along: number,
  long: number,
  aside: number,
  most: number,
): void {
  const end = begins + most - near;
  let start = from + near * aside;
  let head = heads[begins]!;
  for (let run = begins; run < end; ) {
    const first = head & 0xff;
    // What follows lies further off the board; only the first run may be empty, where nothing is behind the space itself.
    if (first >= long && run > begins) return;
    const begun = head >> 8;
    head = heads[++run]!;
    const last = Math.min(head >> 8, begun + long - first);
    let to = start + first * along;
    for (let at = begun; at < last; at++) {
      const cut = lines[to]! | cuts[at]!;
      lines[to] = cut;
      if (cut === everyLine) seen[to] = 0;
      to += along;
    }
    start += aside;
  }
}

function sightFrom(sights: Sights, from: number): Sight {
  const found = sights.known[from];
  if (found) return found;
  const spaces = sights.columns * sights.rows;
  keep(sights, spaces);
  const made: Sight = { cuts: new Int32Array(spaces).fill(-1), seen: undefined };
  sights.known[from] = made;
  return made;
}

function keep(sights: Sights, numbers: number): void {
  if (sights.kept + numbers > mostKept) {
    sights.known.length = 0;
    sights.kept = 0;
  }
  sights.kept += numbers;
}

/** The lines that the board itself cuts to a space. */
function cutsTo(sights: Sights, { cuts }: Sight, from: number, to: number): number {
  if (cuts[to]! < 0) cuts[to] = cutsOnBoard(sights, from, to);
  return cuts[to]!;
}

/** The same, followed; when all are cut it may lack some that are not asked for. */
function cutsOnBoard({ columns, xs, ys, blocks, shadows, wanted: all }: Sights, from: number, to: number): number {
  const x = xs[to]! - xs[from]!;
  const y = ys[to]! - ys[from]!;
  const wide = Math.abs(x);
  const high = Math.abs(y);
  const across = x < 0 ? -1 : 1;
  const down = y < 0 ? -columns : columns;
  let cut = 0;
  for (let column = 0; column <= wide && (cut & all) !== all; column++) {
    // As wide as the lines are together.
    const first = wide === 0 ? 0 : Math.max(0, Math.ceil((high * column - wide - high) / wide));
    const last = wide === 0 ? high : Math.min(high, Math.floor((high * column + wide + high) / wide));
    for (let row = first; row <= last; row++) {
      if (blocks[from + column * across + row * down] === 1) cut |= cutAt(shadows, column, row, wide, high);
    }
  }
  return cut;
}

/** The same to all spaces at once. */
function seenAtAll(sights: Sights, { cuts }: Sight, from: number): Uint8Array {
  const seen = new Uint8Array(cuts.length).fill(1);
  cuts.fill(everyLine & ~sights.wanted);
  for (const space of sights.blocking) cast(sights, cuts, seen, from, space);
  return seen;
}
