import { type Entity, find, type GameSet } from '../../game-set.ts';
import { compileBoard } from '../board/compile-board.ts';
import { laidOut, sizeOf } from '../board/laid-out.ts';
import { middleSpeed } from '../middle-speed.ts';
import { ruleOptions } from '../options.ts';
import { paintingOf } from '../paint/painting-of.ts';
import type { Finding } from './finding.ts';
import { overlapFindings } from './overlaps.ts';
import { sideFindings } from './sides.ts';
import { oneWayFindings, viewFindings } from './sight.ts';
import { cutOffFindings, firstMoveFindings } from './ways.ts';
import { zoneFindings } from './zones.ts';

export interface MapLint {
  /** Size of the board that the cells are counted on. */
  readonly columns: number;
  readonly rows: number;
  /** Movement of the unit that first moves are told for. */
  readonly speed: number;
  /** Warnings first. */
  readonly findings: readonly Finding[];
}

/**
 * Hints about a map: is there room, can all be reached, who is where first, is it fair, who sees whom. They are asked of the rules that
 * are played, with the objects and markers of the map as they lie at the start.
 *
 * @param map keeps its schema; of what reaches off the map the part that does not is looked at
 * @param speed the middle speed of the set's heroes if left out
 */
export function lintMap(set: GameSet, map: Pick<Entity<'map'>, 'ref' | 'data'>, speed = middleSpeed(set)): MapLint {
  const board = compileBoard(set, map);
  const { hiding, inTheWay } = laidOut(set, map.data, board);
  const painting = paintingOf(map.data, (kind) => sizeOf(find(set, kind)?.data ?? {}));
  const findings = [
    ...zoneFindings(board, ruleOptions(set.manifest.rules).heroesPerSide),
    ...overlapFindings(painting),
    ...cutOffFindings(board),
    ...firstMoveFindings(board, inTheWay, speed),
    ...sideFindings(painting),
    ...oneWayFindings(board, hiding),
    ...viewFindings(board, hiding),
  ];
  const weight = ({ severity }: Finding): number => (severity === 'warning' ? 0 : 1);
  return { columns: board.columns, rows: board.rows, speed, findings: findings.sort((a, b) => weight(a) - weight(b)) };
}
