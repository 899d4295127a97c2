import { counted } from '../../../schemas/words.ts';
import type { Board } from '../board/board.ts';
import { leastCosts } from '../board/least-costs.ts';
import { canStop, type Mover } from '../board/mover.ts';
import { walkable } from '../board/reach.ts';
import { cellText, type Finding, sides } from './finding.ts';

/** Ground that nobody, or only one side, can walk to from its zone once the objects in the way are gone. */
export function cutOffFindings(board: Board): Finding[] {
  const zones = board.zones.filter((zone) => zone.length > 0);
  if (zones.length === 0) return [];
  const reached = board.zones.map((zone) => walkable(board, zone));
  const ground = Array.from(board.blocked.keys()).filter((cell) => board.blocked[cell] === 0);
  const by = (cell: number): number => reached.filter((cells) => cells.has(cell)).length;
  const findings: Finding[] = [];
  const nobody = ground.filter((cell) => by(cell) === 0);
  if (nobody.length > 0) {
    findings.push({
      severity: 'note',
      code: 'cells/cut-off',
      message: `From no zone can anybody walk to ${cellsText(board, nobody)}; fill what is shut in, or open a way.`,
      cells: nobody,
      edges: [],
    });
  }
  if (zones.length === 2) {
    for (const [side, cells] of reached.entries()) {
      const only = ground.filter((cell) => cells.has(cell) && by(cell) === 1);
      if (only.length === 0) continue;
      const message = `Only ${sides[side]} can walk to ${cellsText(board, only)}; open a way for the other side.`;
      findings.push({ severity: 'warning', code: 'cells/one-side', message, cells: only, edges: [] });
    }
  }
  for (const [point, name] of board.controlPoints.entries()) {
    const cells = cellsOf(board, point);
    const cut = sides.filter(
      (_, side) => board.zones[side]!.length > 0 && !cells.some((cell) => reached[side]!.has(cell)),
    );
    if (cells.length === 0 || cut.length === 0) continue;
    const message = `${name}: no unit can walk here from the ${cut.join(' or ')} zone; open a way.`;
    findings.push({ severity: 'warning', code: 'point/cut-off', message, cells, edges: [] });
  }
  return findings;
}

/** What each side needs to come to each control point, past what lies on the map at the start. */
export function firstMoveFindings(
  board: Board,
  inTheWay: Pick<Mover, 'occupied' | 'enterCost'>,
  speed: number,
): Finding[] {
  const mover = { ...inTheWay, size: 1 };
  const costs = board.zones.map((zone) => leastCosts(board, zone, mover));
  const points = board.controlPoints.map((name, point) => {
    const cells = cellsOf(board, point);
    const ends = cells.filter((cell) => canStop(board, { ...mover, at: cell }, cell));
    const needed = costs.map((cost) => least(ends.map((cell) => cost[cell]!).filter((one) => one >= 0)));
    return { name, cells, needed };
  });
  const findings = points.flatMap(({ name, cells, needed: [red, blue] }): Finding[] => {
    if (red === undefined || blue === undefined) return [];
    const ways = red === blue ? `both sides need ${red} movement` : `red needs ${red} movement, blue ${blue}`;
    const first = sides.filter((_, side) => [red, blue][side]! <= speed);
    const who = first.length === 2 ? 'both are' : first.length === 1 ? `${first[0]} is` : 'neither is';
    const message = `${name}: ${ways}; with speed ${speed} ${who} there in a first move.`;
    return [{ severity: 'note', code: 'point/first-move', message, cells, edges: [] }];
  });
  const both = points.filter(({ needed }) => !needed.includes(undefined));
  const [red, blue] = sides.map((_, side) =>
    both
      .map(({ needed }) => needed[side]!)
      .sort((a, b) => a - b)
      .join(', '),
  );
  if (red === blue) return findings;
  const message = `Red's ways to the points take ${red} movement, blue's ${blue}.`;
  const cells = both.flatMap((point) => point.cells);
  return [...findings, { severity: 'note', code: 'points/unequal', message, cells, edges: [] }];
}

const least = (numbers: readonly number[]): number | undefined =>
  numbers.length > 0 ? Math.min(...numbers) : undefined;

const cellsOf = (board: Board, point: number): number[] =>
  Array.from(board.control.keys()).filter((cell) => board.control[cell] === point);

const cellsText = (board: Board, cells: readonly number[]): string =>
  cells.length === 1
    ? cellText(board, cells[0]!)
    : `${counted(cells.length, 'cell')} such as ${cellText(board, cells[0]!)}`;
