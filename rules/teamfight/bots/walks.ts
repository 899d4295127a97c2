import { opposite, stepX, stepY } from '../../spaces.ts';
import type { Board } from '../board/board.ts';
import { stepCost } from '../board/mover.ts';

/** Farther than anything can be walked. */
export const farAway = 250;

const known = new WeakMap<Board, readonly Uint8Array[]>();

/** Movement from each space to each control point while nobody is in the way. A board never changes, so it is worked out once. */
export function walksToControl(board: Board): readonly Uint8Array[] {
  let walks = known.get(board);
  if (walks === undefined) {
    walks = board.controlPoints.map((_, point) => walksTo(board, point));
    known.set(board, walks);
  }
  return walks;
}

function walksTo(board: Board, point: number): Uint8Array {
  const costs = new Uint8Array(board.control.length).fill(farAway);
  let open: number[] = [];
  for (let space = 0; space < costs.length; space++) {
    if (board.control[space] !== point) continue;
    costs[space] = 0;
    open.push(space);
  }
  const mover = { at: -1, size: 1, occupied: new Uint8Array(costs.length) };
  // Backwards from the goal, as a height step is easier one way than the other.
  while (open.length > 0) {
    const next: number[] = [];
    for (const to of open) {
      for (let direction = 0; direction < 4; direction++) {
        const x = (to % board.columns) + stepX[direction]!;
        const y = Math.floor(to / board.columns) + stepY[direction]!;
        if (x < 0 || y < 0 || x >= board.columns || y >= board.rows) continue;
        const from = y * board.columns + x;
        const cost = stepCost(board, mover, from, opposite(direction));
        if (cost === 0 || costs[to]! + cost >= costs[from]!) continue;
        costs[from] = costs[to]! + cost;
        next.push(from);
      }
    }
    open = next;
  }
  return costs;
}
