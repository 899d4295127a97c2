import { opposite, stepX, stepY, xOf, yOf } from '../../spaces.ts';
import type { Board } from './board.ts';
import { canStop, leavesMap, type Mover, stepCost } from './mover.ts';
import { type SetsOff, type Way, ways } from './reach.ts';

/** How far a unit can be moved along one straight line. */
export interface PushLine {
  readonly direction: number;
  /** The spaces entered in order, up to the last one that it can end on. */
  readonly path: readonly number[];
  /** Those of `path` where it can end: it may pass its allies, not end on them (T-051). */
  readonly stops: readonly number[];
  /** What keeps it from going the whole distance; undefined where nothing does. */
  readonly stoppedBy: 'wall' | 'unit' | 'edge' | undefined;
}

/** A square that a push or pull is measured from: the user, or the centre of a blast. */
export interface Centre {
  readonly at: number;
  readonly size: number;
  /** A unit, not only a space: a pull ends beside it. */
  readonly unit?: boolean;
}

/**
 * The straight lines of a push or pull of up to `most` spaces (T-047 to T-052), or the one in the direction that is given. Who shares
 * neither row nor column with the centre has two lines, that along the larger difference first, on a tie the horizontal one (T-049);
 * who stands on the centre itself has four for a push and none for a pull. Terrain that is hard to enter counts as one space. Lines on
 * which nothing moves are listed too, as what stops them may matter.
 */
export function pushLines(
  board: Board,
  mover: Mover,
  kind: 'away' | 'towards' | 'any' | 'sideways' | number,
  centre: Centre,
  most: number,
): PushLine[] {
  const across = gap(xOf(board, centre.at), centre.size, xOf(board, mover.at), mover.size);
  const along = gap(yOf(board, centre.at), centre.size, yOf(board, mover.at), mover.size);
  if (kind === 'towards') {
    // A pull goes on only while it shortens the difference, so it ends beside or on the centre, with nothing that stops it (T-052).
    const beside = centre.unit && (across === 0 || along === 0) ? 1 : 0;
    return lineDirections(across, along).map((direction) =>
      lineOf(board, mover, opposite(direction), Math.min(most, Math.abs(direction & 1 ? across : along) - beside)),
    );
  }
  const directions =
    typeof kind === 'number'
      ? [kind]
      : kind === 'any'
        ? allDirections
        : kind === 'away'
          ? awayFrom(across, along)
          : sidewaysOf(across, along);
  return directions.map((direction) => lineOf(board, mover, direction, most));
}

/** Ways to move a unit along any path of up to `most` spaces: as it would walk, but every space counts one. */
export function pushWays(board: Board, mover: Mover, most: number, setsOff?: SetsOff): Way[] {
  return ways(board, { ...mover, ignoresDifficult: true }, most, setsOff);
}

/** Of some ways those that end nearest to a goal, by `away`: no step of them leads back, and none past it. */
export function nearestOf<T extends { readonly to: number; readonly path: readonly number[] }>(
  board: Board,
  from: number,
  goal: number,
  found: readonly T[],
  away: (at: number) => number,
): T[] {
  const steps = (a: number, b: number): number =>
    Math.abs(xOf(board, a) - xOf(board, b)) + Math.abs(yOf(board, a) - yOf(board, b));
  const direct = found.filter(({ to, path }) => path.length === steps(from, goal) - steps(to, goal));
  const least = Math.min(...direct.map(({ to }) => away(to)));
  return direct.filter(({ to }) => away(to) === least);
}

const allDirections: readonly number[] = [0, 1, 2, 3];

/** Steps from the centre to the other along an axis, with their sign; 0 where both share a row or column. */
function gap(centre: number, centreSize: number, other: number, size: number): number {
  if (other >= centre + centreSize) return other - (centre + centreSize - 1);
  if (other + size <= centre) return other + size - 1 - centre;
  return 0;
}

/** Directions that lead away along the differences that there are, the larger one first. */
function lineDirections(across: number, along: number): number[] {
  const lying = across === 0 ? [] : [across > 0 ? 1 : 3];
  const standing = along === 0 ? [] : [along > 0 ? 2 : 0];
  return Math.abs(across) >= Math.abs(along) ? [...lying, ...standing] : [...standing, ...lying];
}

function awayFrom(across: number, along: number): readonly number[] {
  const directions = lineDirections(across, along);
  return directions.length > 0 ? directions : allDirections;
}

/** Across the line that leads away; with two equally good lines, all four. */
function sidewaysOf(across: number, along: number): readonly number[] {
  if (Math.abs(across) === Math.abs(along)) return allDirections;
  return Math.abs(across) > Math.abs(along) ? [0, 2] : [1, 3];
}

function lineOf(board: Board, mover: Mover, direction: number, most: number): PushLine {
  const pushed = { ...mover, ignoresDifficult: true };
  const path: number[] = [];
  const stops: number[] = [];
  let stoppedBy: PushLine['stoppedBy'];
  let from = mover.at;
  for (let step = 0; step < most; step++) {
    // What holds it back is nothing that it is pushed against.
    if (mover.beyond?.[from + stepX[direction]! + stepY[direction]! * board.columns]) break;
    if (stepCost(board, pushed, from, direction) === 0) {
      stoppedBy = obstacleAhead(board, pushed, from, direction);
      break;
    }
    from += stepX[direction]! + stepY[direction]! * board.columns;
    path.push(from);
    if (canStop(board, pushed, from)) stops.push(from);
  }
  const last = stops.at(-1);
  const ended = last === undefined ? 0 : path.indexOf(last) + 1;
  // It would have to end on somebody: a unit is what stops it.
  if (ended < path.length) stoppedBy = 'unit';
  return { direction, path: path.slice(0, ended), stops, stoppedBy };
}

function obstacleAhead(board: Board, mover: Mover, from: number, direction: number): 'wall' | 'unit' | 'edge' {
  const { columns } = board;
  const { size } = mover;
  const first = from + (direction === 1 ? size - 1 : direction === 2 ? (size - 1) * columns : 0);
  if (leavesMap(board, first, direction)) return 'edge';
  const nobody = { ...mover, occupied: mover.occupied.map((stands) => (stands === 4 ? 4 : 0)) };
  return stepCost(board, nobody, from, direction) === 0 ? 'wall' : 'unit';
}
