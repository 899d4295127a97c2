import { neighbour, spaceAt, squareSpaces, xOf, yOf } from '../../spaces.ts';
import type { Shape } from '../program.ts';
import type { Board } from './board.ts';
import { distance, within } from './range.ts';

/** Where an area is laid from (T-109). */
export interface AreaSource {
  /** The space, or the top left one of a larger unit, and the spaces along each of its sides. */
  readonly at: number;
  readonly size: number;
  /**
   * What is seen from the source, as `sightWith` has it: dark spaces are not reached, half dark ones are (T-079c). Left out where an
   * area needs no sight.
   */
  readonly sight?: Uint8Array;
  /** Which way its user faces. Needed where a shape lies only in front of it. */
  readonly facing?: number;
  /** Who lays it: the top left space and the spaces along each side. Needed where a shape runs away from its user. */
  readonly user?: { readonly at: number; readonly size: number };
}

/** Paths and groups of spaces have no more placements than this; the rest is found step by step, through `nextSpaces`. */
const mostPlacements = 2000;

/** Steps from its source that an area goes at most, for a first look at who could be in it: may be one or two too many. */
export function extentOf(shape: Shape): number {
  switch (shape.shape) {
    case 'burst':
    case 'plus':
    case 'path':
      return shape.size;
    case 'line':
      return (shape.size ?? 99) + (shape.wide ?? 1) - 1;
    case 'rectangle':
      return shape.columns + shape.rows - (shape.beside ? 1 : 2);
    case 'spaces':
      return shape.within;
  }
}

/**
 * Every way to lay an area: for each the spaces that it reaches, solids left out. No two reach the same spaces, none is empty; the order
 * is fixed. A rectangle may hang over the edge of the map. A line and a path begin beside their source, a burst includes it.
 */
export function placements(board: Board, shape: Shape, source: AreaSource): number[][] {
  const found = new Map<string, number[]>();
  const lay = (spaces: readonly number[]): void => {
    const laid = reached(board, source, spaces);
    if (laid.length > 0) keep(found, laid);
  };
  switch (shape.shape) {
    case 'burst':
      lay(within(board, source.at, shape.size, source.size));
      break;
    case 'plus':
      lay(plus(board, source, shape.size));
      break;
    case 'line':
      for (const line of lines(board, source, shape)) lay(line);
      break;
    case 'rectangle':
      for (const laid of rectangles(board, source, shape)) lay(spacesOf(board, laid));
      break;
    default:
      grow(board, shape, source, found);
  }
  return [...found.values()];
}

/** Shapes that are chosen space by space. */
export type GrowingShape = Extract<Shape, { shape: 'path' | 'spaces' }>;

/**
 * The spaces that may come next in a path (T-106: without diagonals, never twice, not over its source) or in a group of spaces that
 * touch, in the order of the board for a group and of directions for a path. Empty when it is complete or cannot go on.
 */
export function nextSpaces(board: Board, shape: GrowingShape, source: AreaSource, chosen: readonly number[]): number[] {
  const free = (space: number): boolean => space >= 0 && !chosen.includes(space) && reaches(board, source, space);
  if (shape.shape === 'spaces') {
    if (chosen.length >= shape.count) return [];
    const { from = 0 } = shape;
    const near = from > 0 ? within(board, source.at, from - 1, source.size) : [];
    return within(board, source.at, shape.within, source.size).filter(
      (space) =>
        free(space) &&
        !near.includes(space) &&
        (chosen.length === 0 || chosen.some((other) => touches(board, shape, other, space))) &&
        (!shape.row || inOneRow(board, [...chosen, space])),
    );
  }
  if (chosen.length >= shape.size) return [];
  const own = squareSpaces(board, source.at, source.size);
  const last = chosen.at(-1);
  const ends = last === undefined ? own : [last];
  const next = ends.flatMap((end) => [0, 1, 2, 3].map((direction) => neighbour(board, end, direction)));
  return [...new Set(next)].filter((space) => free(space) && !own.includes(space));
}

/** Whether two spaces of such a group are next to each other. */
const touches = (board: Board, { straight, row }: GrowingShape & { shape: 'spaces' }, one: number, other: number) =>
  straight || row
    ? [0, 1, 2, 3].some((direction) => neighbour(board, one, direction) === other)
    : distance(board.columns, one, other) === 1;

const inOneRow = (board: Board, spaces: readonly number[]): boolean =>
  [xOf, yOf].some((of) => spaces.every((space) => of(board, space) === of(board, spaces[0] ?? 0)));

/** The source, and so many spaces from each of its sides straight away from it. */
function plus(board: Board, { at, size }: AreaSource, long: number): number[] {
  const own = squareSpaces(board, at, size);
  const arms = own.flatMap((start) =>
    [0, 1, 2, 3].flatMap((direction) => strand(board, neighbour(board, start, direction), direction, long)),
  );
  return [...new Set([...own, ...arms])];
}

/** So many spaces in a row from one on. */
function strand(board: Board, from: number, direction: number, long: number): number[] {
  const found: number[] = [];
  for (let space = from; space >= 0 && found.length < long; space = neighbour(board, space, direction))
    found.push(space);
  return found;
}

/** Those of some spaces that an area from a source reaches: no solids, and what it sees where it needs sight. */
export const reached = (board: Board, source: AreaSource, spaces: readonly number[]): number[] =>
  spaces.filter((space) => reaches(board, source, space));

function reaches(board: Board, { sight }: AreaSource, space: number): boolean {
  return board.blocked[space] !== 2 && sight?.[space] !== 3;
}

/** Keeps an area unless one with the same spaces is kept. */
function keep(found: Map<string, number[]>, spaces: number[]): void {
  const key = [...spaces].sort((a, b) => a - b).join();
  if (!found.has(key)) found.set(key, spaces);
}

/**
 * Straight lines in the four directions from each space along the sides of the source (T-105); without a length to the map's edge. A wide
 * one has further rows on either side of that one.
 */
function lines(board: Board, source: AreaSource, shape: Extract<Shape, { shape: 'line' }>): number[][] {
  const { size = Number.POSITIVE_INFINITY, wide = 1, forward, away, both } = shape;
  const own = squareSpaces(board, source.at, source.size);
  const found: number[][] = [];
  for (let direction = 0; direction < 4; direction++) {
    if (forward && direction !== source.facing) continue;
    if (away && !leadsAway(board, source, direction)) continue;
    for (const start of own) {
      const space = neighbour(board, start, direction);
      if (own.includes(space)) continue;
      const line = strand(board, space, direction, size);
      if (both) {
        const opposite = (direction + 2) % 4;
        let behind = neighbour(board, start, opposite);
        while (own.includes(behind)) behind = neighbour(board, behind, opposite);
        line.push(...strand(board, behind, opposite, size));
      }
      for (let before = 0; before < wide; before++) {
        found.push(Array.from({ length: wide }, (_, row) => beside(board, line, direction, row - before)).flat());
      }
    }
  }
  return found;
}

/** Whether a direction leads from the source straight away from the user: on a slant two of them do. */
function leadsAway(board: Board, { at, size, user }: AreaSource, direction: number): boolean {
  if (user === undefined) return false;
  const [x, y] = [xOf(board, at), yOf(board, at)];
  const [userX, userY] = [xOf(board, user.at), yOf(board, user.at)];
  if (direction === 0) return y + size - 1 < userY;
  if (direction === 1) return x > userX + user.size - 1;
  return direction === 2 ? y > userY + user.size - 1 : x + size - 1 < userX;
}

/** A row of spaces so many spaces to the side of another that runs in a direction, as far as it is on the map. */
function beside(board: Board, line: readonly number[], direction: number, aside: number): number[] {
  if (aside === 0) return [...line];
  const side = (direction + (aside > 0 ? 1 : 3)) % 4;
  return line.flatMap((start) => {
    let space = start;
    for (let step = 0; step < Math.abs(aside) && space >= 0; step++) space = neighbour(board, space, side);
    return space < 0 ? [] : [space];
  });
}

/** A rectangle by its top left corner, which may lie off the map. */
interface Laid {
  readonly left: number;
  readonly top: number;
  readonly wide: number;
  readonly high: number;
}

type Rectangle = Extract<Shape, { shape: 'rectangle' }>;

/** Rectangles that overlap the source or are centred on it, lying and standing (T-108); centred as well as their sides allow. */
function rectangles(board: Board, source: AreaSource, shape: Rectangle): Laid[] {
  if (shape.away) return pointingAway(board, source, shape);
  const found: Laid[] = [];
  const { at, size } = source;
  const { columns, rows, centred, beside } = shape;
  for (const [wide, high] of columns === rows
    ? [[columns, rows]]
    : [
        [columns, rows],
        [rows, columns],
      ]) {
    if (beside) {
      found.push(...rectanglesBeside(board, source, wide!, high!));
      continue;
    }
    for (const top of starts(yOf(board, at), size, high!, centred)) {
      for (const left of starts(xOf(board, at), size, wide!, centred)) {
        found.push({ left, top, wide: wide!, high: high! });
      }
    }
  }
  return found;
}

/** Rectangles that touch the source on any side or corner and do not overlap it. */
function rectanglesBeside(board: Board, { at, size }: AreaSource, wide: number, high: number): Laid[] {
  const [x, y] = [xOf(board, at), yOf(board, at)];
  const found: Laid[] = [];
  for (let top = y - high; top <= y + size; top++) {
    for (let left = x - wide; left <= x + size; left++) {
      const isAside = left === x - wide || left === x + size || top === y - high || top === y + size;
      if (isAside) found.push({ left, top, wide, high });
    }
  }
  return found;
}

/** The space in the middle of the rectangle with odd sides that reaches some spaces; undefined where it lies off the map. */
export function middleOf(
  board: Board,
  shape: Rectangle,
  source: AreaSource,
  spaces: readonly number[],
): number | undefined {
  const wanted = spaces.join();
  for (const laid of rectangles(board, source, shape)) {
    if (
      spacesOf(board, laid)
        .filter((space) => reaches(board, source, space))
        .join() !== wanted
    )
      continue;
    const middle = spaceAt(board, laid.left + (laid.wide - 1) / 2, laid.top + (laid.high - 1) / 2);
    return middle < 0 ? undefined : middle;
  }
  return undefined;
}

/** Rectangles with a short side over the source that run from there in the directions that lead away from the user. */
function pointingAway(board: Board, { at, user }: AreaSource, { columns, rows }: Rectangle): Laid[] {
  if (user === undefined) return [];
  const [long, broad] = [Math.max(columns, rows), Math.min(columns, rows)];
  const [x, y] = [xOf(board, at), yOf(board, at)];
  const [userX, userY] = [xOf(board, user.at), yOf(board, user.at)];
  const end = user.size - 1;
  const found: Laid[] = [];
  for (let before = 0; before < broad; before++) {
    if (y < userY) found.push({ left: x - before, top: y - long + 1, wide: broad, high: long });
    if (x > userX + end) found.push({ left: x, top: y - before, wide: long, high: broad });
    if (y > userY + end) found.push({ left: x - before, top: y, wide: broad, high: long });
    if (x < userX) found.push({ left: x - long + 1, top: y - before, wide: long, high: broad });
  }
  return found;
}

/** Where a stretch of a length may begin so that it overlaps another, or has its middle on the other's middle. */
function starts(at: number, size: number, length: number, centred: boolean | undefined): number[] {
  if (centred) {
    const first = Math.floor((2 * at + size - length) / 2);
    return (size - length) % 2 === 0 ? [first] : [first, first + 1];
  }
  return Array.from({ length: length + size - 1 }, (_, index) => at - length + 1 + index);
}

/** Those of its spaces that are on the map. */
function spacesOf(board: Board, { left, top, wide, high }: Laid): number[] {
  const spaces: number[] = [];
  for (let y = Math.max(0, top); y < Math.min(board.rows, top + high); y++) {
    for (let x = Math.max(0, left); x < Math.min(board.columns, left + wide); x++) spaces.push(y * board.columns + x);
  }
  return spaces;
}

/** All paths or groups of spaces of the whole length; where there are none of it, the longest that there are. */
function grow(board: Board, shape: GrowingShape, source: AreaSource, found: Map<string, number[]>): void {
  let longest = 0;
  const seen = new Set<string>();
  const go = (chosen: number[]): void => {
    if (chosen.length > longest) found.clear();
    longest = Math.max(longest, chosen.length);
    if (chosen.length === longest && longest > 0) keep(found, chosen);
    for (const space of nextSpaces(board, shape, source, chosen)) {
      if (found.size >= mostPlacements) return;
      const longer = [...chosen, space];
      // Groups with the same spaces go on alike, whatever the order in which they were chosen; paths do not.
      const key = shape.shape === 'spaces' ? [...longer].sort((a, b) => a - b).join() : '';
      if (key !== '' && seen.has(key)) continue;
      seen.add(key);
      go(longer);
    }
  };
  go([]);
}
