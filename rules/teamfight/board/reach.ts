import { stepX, stepY } from '../../spaces.ts';
import type { Board } from './board.ts';
import { canStop, type Mover, stepCost } from './mover.ts';

/** One way to move: where it ends, what it takes, and what it sets off. */
export interface Way {
  readonly to: number;
  /** Movement that it takes. */
  readonly cost: number;
  /** What it sets off, as the bits of `SetsOff`. */
  readonly setsOff: number;
  /** The spaces entered, in order; empty for who stays. Of a larger mover its top left spaces. */
  readonly path: readonly number[];
}

/** What one step sets off, as bits of the caller's own numbering: a hazard, a trap, a reaction. Up to 31 different things. */
export type SetsOff = (from: number, to: number) => number;

/** A space keeps ways for so many different sets of things set off; of more, the cheapest that were found first. */
const mostSets = 12;

/**
 * All ways to move up to `points` (T-040 to T-045): for each space where the mover may end, the cheapest path, and one cheapest path for
 * each other set of things that a path there sets off. Ordered by space, then by cost. The space it stands on is among them (T-045).
 */
export function ways(board: Board, mover: Mover, points: number, setsOff?: SetsOff): Way[] {
  const spaces: number[] = [mover.at];
  const costs: number[] = [0];
  const masks: number[] = [0];
  const parents: number[] = [-1];
  /** Labels of each space that stand, by their index. */
  const at: (number[] | undefined)[] = new Array<number[] | undefined>(board.columns * board.rows).fill(undefined);
  at[mover.at] = [0];
  const queue = new Levels(points);
  queue.add(0, 0);
  for (let label = queue.next(); label >= 0; label = queue.next()) {
    const from = spaces[label]!;
    const cost = costs[label]!;
    // A cheaper way with the same effects was found after this one was queued.
    if (!at[from]!.includes(label)) continue;
    for (let direction = 0; direction < 4; direction++) {
      const step = stepCost(board, mover, from, direction);
      const total = cost + step;
      if (step === 0 || total > points) continue;
      const to = from + stepX[direction]! + stepY[direction]! * board.columns;
      const mask = masks[label]! | (setsOff ? setsOff(from, to) : 0);
      at[to] ??= [];
      const there = at[to];
      let same = there.length - 1;
      while (same >= 0 && masks[there[same]!] !== mask) same--;
      if (same >= 0 ? costs[there[same]!]! <= total : there.length >= mostSets) continue;
      const added = spaces.push(to) - 1;
      costs.push(total);
      masks.push(mask);
      parents.push(label);
      if (same >= 0) there[same] = added;
      else there.push(added);
      queue.add(added, total);
    }
  }
  const found: Way[] = [];
  for (let to = 0; to < at.length; to++) {
    const there = at[to];
    if (there === undefined || (to !== mover.at && !canStop(board, mover, to))) continue;
    if (there.length > 1) there.sort((a, b) => costs[a]! - costs[b]! || a - b);
    for (const label of there) {
      const path: number[] = [];
      for (let step = label; parents[step]! >= 0; step = parents[step]!) path.push(spaces[step]!);
      found.push({ to, cost: costs[label]!, setsOff: masks[label]!, path: path.reverse() });
    }
  }
  return found;
}

/** Most steps that are tried for a movement of an exact length; with open ground that is every path of 8 steps. */
const mostTried = 20000;

/**
 * The ways to move exactly `points` without entering a space twice (T-046): "no backtracking" is read as a path that does not meet
 * itself. Only where no such way exists may the movement end early: then the longest ways that there are. One path for each space and
 * set of things set off, ordered by space.
 */
export function exactWays(board: Board, mover: Mover, points: number, setsOff?: SetsOff): Way[] {
  let longest = 0;
  let tried = 0;
  let found = new Map<string, Way>();
  const gone = [mover.at];
  const go = (from: number, cost: number, mask: number): void => {
    if (from === mover.at || canStop(board, mover, from)) {
      if (cost > longest) found = new Map();
      longest = Math.max(longest, cost);
      const key = `${from} ${mask}`;
      if (cost === longest && !found.has(key)) found.set(key, { to: from, cost, setsOff: mask, path: gone.slice(1) });
    }
    for (let direction = 0; direction < 4 && tried < mostTried; direction++) {
      const step = stepCost(board, mover, from, direction);
      if (step === 0 || cost + step > points) continue;
      const to = from + stepX[direction]! + stepY[direction]! * board.columns;
      if (gone.includes(to)) continue;
      tried++;
      gone.push(to);
      go(to, cost + step, mask | (setsOff ? setsOff(from, to) : 0));
      gone.pop();
    }
  };
  go(mover.at, 0, 0);
  return [...found.values()].sort((a, b) => a.to - b.to);
}

/** The spaces that units of size 1 can walk to from any of these spaces while nobody else is on the board. */
export function walkable(board: Board, from: Iterable<number>): ReadonlySet<number> {
  const empty = new Uint8Array(board.columns * board.rows);
  const reached = new Set<number>(from);
  const open = [...reached];
  const mover = { at: -1, size: 1, occupied: empty };
  for (let space = open.pop(); space !== undefined; space = open.pop()) {
    for (let direction = 0; direction < 4; direction++) {
      if (stepCost(board, mover, space, direction) === 0) continue;
      const to = space + stepX[direction]! + stepY[direction]! * board.columns;
      if (reached.has(to)) continue;
      reached.add(to);
      open.push(to);
    }
  }
  return reached;
}

/** A queue by small whole costs: cheapest first, equals in the order in which they came. */
class Levels {
  private level = 0;
  private index = 0;
  private readonly items: number[][] = [];
  private readonly last: number;

  constructor(last: number) {
    this.last = last;
  }

  add(item: number, level: number): void {
    const items = this.items[level];
    if (items) items.push(item);
    else this.items[level] = [item];
  }

  /** The next item, -1 when there is none. */
  next(): number {
    while (this.level <= this.last && this.level < this.items.length) {
      const items = this.items[this.level];
      if (items && this.index < items.length) return items[this.index++]!;
      this.level++;
      this.index = 0;
    }
    return -1;
  }
}
