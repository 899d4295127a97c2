import type { Entity, GameSet } from '../../game-set.ts';
import type { Board } from '../board/board.ts';
import { compileBoard } from '../board/compile-board.ts';
import { type LaidOut, laidOut } from '../board/laid-out.ts';
import { leastCosts } from '../board/least-costs.ts';
import { canStop } from '../board/mover.ts';
import { sightWith } from '../board/sight.ts';
import { type Standing, standingObstacles } from './obstacles.ts';

/** A map as it lies at the start, for who asks what is seen and reached on it. */
export interface MapView {
  readonly board: Board;
  readonly laid: LaidOut;
  /** What throws shadows wherever it is looked from. */
  readonly standing: Standing;
}

/**
 * @param set the set that the map belongs to, to find what its references name
 * @param map keeps its schema; of what reaches off the map the part that does not is looked at
 */
export function viewMap(set: GameSet, map: Pick<Entity<'map'>, 'ref' | 'data'>): MapView {
  const board = compileBoard(set, map);
  const laid = laidOut(set, map.data, board);
  return { board, laid, standing: standingObstacles(set, map.data, board, laid) };
}

/** What is seen from a space, for each space of the board, as `board/sight.ts` has it. May be shared: never write to it. */
export const seenFrom = ({ board, laid }: MapView, at: number): Uint8Array => sightWith(board, at, laid.hiding);

/** Movement that a unit of size 1 needs from a space to each other on which it may end with so much speed, else -1 (T-040 to T-045). */
export function reachFrom({ board, laid }: MapView, at: number, speed: number): Int32Array {
  const mover = { ...laid.inTheWay, size: 1, at };
  const costs = leastCosts(board, [at], mover, speed);
  for (let space = 0; space < costs.length; space++) {
    if (costs[space]! > 0 && !canStop(board, mover, space)) costs[space] = -1;
  }
  return costs;
}
