import { neighbour } from '../../spaces.ts';
import type { Board } from './board.ts';
import { castSide } from './cast.ts';

/**
 * What height steps hide (T-079d): units below see the top, but not the ground beyond it; units on top see everything. A map does not
 * say how high a space lies, only where it steps down, and a height may be open at one end. So it is read from the viewer's space:
 * a step seen from its lower side is a rise, one seen from its upper side a fall. A fall whose upper spaces lie behind a rise is the
 * far brow of a top seen from below, and hides what is behind it as a thin wall does. A rise that is itself behind a fall does not
 * count: who looks across a valley stands as high as its other side.
 */
export function castBrows(row: Uint8Array, board: Board, from: number): void {
  for (const { space, direction } of browsFrom(board, from)) castSide(row, board, from, space, direction);
}

/** A side of a space. */
interface SpaceSide {
  readonly space: number;
  readonly direction: number;
}

/** The far brows seen from a space, piece by piece, each as a side of the space below it. */
export function browsFrom(board: Board, from: number): SpaceSide[] {
  const behindFall = new Uint8Array(board.steps.length);
  eachStep(board, from, (space, direction, rises) => {
    if (!rises) castSide(behindFall, board, from, space, direction);
  });
  const behindRise = new Uint8Array(board.steps.length);
  eachStep(board, from, (space, direction, rises) => {
    if (rises && behindFall[space] === 0) castSide(behindRise, board, from, space, direction);
  });
  const brows: SpaceSide[] = [];
  eachStep(board, from, (space, direction, rises) => {
    const top = neighbour(board, space, direction);
    if (!rises && top >= 0 && behindRise[top]! > 0) brows.push({ space, direction });
  });
  return brows;
}

/** Visits each piece of a height step by the space below it and the direction in which it rises. */
function eachStep(board: Board, from: number, visit: (space: number, direction: number, rises: boolean) => void): void {
  const { columns, steps } = board;
  const vx = from % columns;
  const vy = (from - vx) / columns;
  for (let space = 0; space < steps.length; space++) {
    const sides = steps[space]!;
    if (sides === 0) continue;
    const x = space % columns;
    const y = (space - x) / columns;
    if (sides & 1) visit(space, 0, vy >= y);
    if (sides & 2) visit(space, 1, vx <= x);
    if (sides & 4) visit(space, 2, vy <= y);
    if (sides & 8) visit(space, 3, vx >= x);
  }
}
