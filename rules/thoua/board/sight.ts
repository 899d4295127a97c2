import type { Grid } from '../../spaces.ts';
import { type SightTo, wanted } from './lines.ts';
import { cutAt, type Shadows, shadowOf, shadowsFor } from './shadow.ts';

/** A board with what blocks sight on it as long as nothing is made or destroyed, and what is known of it: each line is followed once. */
export interface Sights extends Grid {
  /** For each space 1 where it blocks sight. */
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
}

interface Sight {
  /** The lines that are cut to each space; -1 where nobody asked. */
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
  return { columns, rows, blocks, wanted: wanted[to], shadows, xs, ys, known: [], kept: 0 };
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

/** Lines that some spaces cut while one board is looked at. */
let scratch = new Int32Array(0);

/**
 * All that is seen from a space past more spaces that block: for each space a line that is free, counted from 1, or 0. May be shared:
 * never write to it.
 */
export function seenPast(sights: Sights, past: readonly number[], from: number): Uint8Array {
  const sight = sightFrom(sights, from);
  sight.seen ??= seenAtAll(sights, sight, from);
  const still = sight.seen;
  if (past.length === 0) return still;
  const seen = new Uint8Array(still);
  if (scratch.length < seen.length) scratch = new Int32Array(seen.length);
  else scratch.fill(0, 0, seen.length);
  for (let index = 0; index < past.length; index++) cast(sights, sight.cuts, seen, from, past[index]!);
  return seen;
}

/** Cuts the lines to all spaces behind one; to both sides behind what stands straight above or beside. */
function cast(sights: Sights, cuts: Int32Array, seen: Uint8Array, from: number, space: number): void {
  const { columns, rows, xs, ys } = sights;
  const x = xs[from]!;
  const y = ys[from]!;
  const across = xs[space]! - x;
  const down = ys[space]! - y;
  if (across === 0 && down === 0) return;
  if (across >= 0 && down >= 0) castQuarter(sights, cuts, seen, from, across, down, 1, columns, columns - x, rows - y);
  if (across < 0 && down >= 0) castQuarter(sights, cuts, seen, from, -across, down, -1, columns, x + 1, rows - y);
  if (across >= 0 && down < 0) castQuarter(sights, cuts, seen, from, across, -down, 1, -columns, columns - x, y + 1);
  if (across < 0 && down < 0) castQuarter(sights, cuts, seen, from, -across, -down, -1, -columns, x + 1, y + 1);
  if (across === 0)
    castQuarter(
      sights,
      cuts,
      seen,
      from,
      0,
      Math.abs(down),
      -1,
      down < 0 ? -columns : columns,
      x + 1,
      down < 0 ? y + 1 : rows - y,
      1,
    );
  if (down === 0)
    castQuarter(
      sights,
      cuts,
      seen,
      from,
      Math.abs(across),
      0,
      across < 0 ? -1 : 1,
      -columns,
      across < 0 ? x + 1 : columns - x,
      y + 1,
      1,
    );
}

/**
 * Casts the shadow of the space at `column,row` from the viewer.
 * @param stepX,stepY to the next space of a row and of a column, away from the viewer, and how many there are with its own
 * @param least 1 where what lies in the row or column of the viewer was counted already
 */
function castQuarter(
  { shadows, wanted: all }: Sights,
  own: Int32Array,
  seen: Uint8Array,
  from: number,
  column: number,
  row: number,
  stepX: number,
  stepY: number,
  wide: number,
  high: number,
  least = 0,
): void {
  const begins = shadowOf(shadows, column, row);
  const { numbers, length } = shadows;
  const lines = scratch;
  const steep = row > column;
  const near = steep ? row : column;
  const further = steep ? stepY : stepX;
  const beside = steep ? stepX : stepY;
  const farthest = steep ? high : wide;
  const most = steep ? wide : high;
  const cuts = begins + length - near + 1;
  for (let far = near; far < farthest; far++) {
    const head = numbers[begins + far - near]!;
    const first = head & 0xff;
    // What follows lies further off the board; only the first run leaves out the space itself.
    if (first >= most && far > near) return;
    const begun = head >> 8;
    const ends = Math.min(numbers[begins + far - near + 1]! >> 8, begun + most - first);
    const skipped = first < least ? 1 : 0;
    let to = from + far * further + (first + skipped) * beside;
    for (let at = begun + skipped; at < ends; at++) {
      const cut = lines[to]! | numbers[cuts + at]!;
      lines[to] = cut;
      // Only where the line that was free is cut another is looked for.
      if ((((cut << 1) >> seen[to]!) & 1) === 1) seen[to] = freeAt(cut | own[to]!, all);
      to += beside;
    }
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

function seenAtAll(sights: Sights, sight: Sight, from: number): Uint8Array {
  const { wanted: all } = sights;
  return Uint8Array.from(sight.cuts, (_, to) => freeAt(cutsTo(sights, sight, from, to), all));
}

/** A line that is free, counted from 1; 0 without one. */
const freeAt = (cut: number, all: number): number => 32 - Math.clz32(~cut & all);
