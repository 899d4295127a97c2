import { stepX, stepY } from '../../spaces.ts';
import type { Board } from './board.ts';
import { type Mover, stepCost } from './mover.ts';

/**
 * The least movement that it takes a unit to come to each space from the nearest of some spaces (T-040 to T-043), -1 where it cannot.
 * Whether it may end there is another matter: `canStop`.
 *
 * @param most movement that it has
 */
export function leastCosts(
  board: Board,
  from: Iterable<number>,
  mover: Omit<Mover, 'at'>,
  most = Number.POSITIVE_INFINITY,
): Int32Array {
  const walker = { ...mover, at: -1 };
  const costs = new Int32Array(board.columns * board.rows).fill(-1);
  const levels: number[][] = [[...from]];
  for (const space of levels[0]!) costs[space] = 0;
  for (let cost = 0; cost < levels.length; cost++) {
    for (const space of levels[cost] ?? []) {
      if (costs[space] !== cost) continue;
      for (let direction = 0; direction < 4; direction++) {
        const step = stepCost(board, walker, space, direction);
        if (step === 0) continue;
        const to = space + stepX[direction]! + stepY[direction]! * board.columns;
        const total = cost + step;
        if (total > most || (costs[to]! >= 0 && costs[to]! <= total)) continue;
        costs[to] = total;
        levels[total] ??= [];
        levels[total].push(to);
      }
    }
  }
  return costs;
}
