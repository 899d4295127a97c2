import { counted } from '../../../schemas/words.ts';
import type { Board } from '../board/board.ts';
import { sightWith } from '../board/sight.ts';
import { cellText, type Finding } from './finding.ts';

/** Full shadow in a row of sight. */
const dark = 3;

/** Lines of fire between the zones that run one way only: who is seen there does not see back. */
export function oneWayFindings(board: Board, hiding: readonly number[]): Finding[] {
  const [red, blue] = board.zones;
  const shots = { red: [] as (readonly [number, number])[], blue: [] as (readonly [number, number])[] };
  const rows = new Map([...red, ...blue].map((cell) => [cell, sightWith(board, cell, hiding)]));
  for (const one of red) {
    for (const other of blue) {
      const there = rows.get(one)?.[other] !== dark;
      const back = rows.get(other)?.[one] !== dark;
      if (there && !back) shots.red.push([one, other]);
      if (back && !there) shots.blue.push([other, one]);
    }
  }
  const all = [...shots.red, ...shots.blue];
  const [first] = all;
  if (first === undefined) return [];
  const [from, to] = first.map((cell) => cellText(board, cell));
  const lines = counted(all.length, 'line of fire runs', 'lines of fire run');
  const message = `${lines} one way only between the zones, ${shots.red.length} for red and ${shots.blue.length} for blue: ${from} sees ${to}, which does not see back.`;
  return [{ severity: 'note', code: 'fire/one-way', message, cells: inOrder(all.flat()), edges: [] }];
}

/** Cells that are named as those that see most. */
const mostNamed = 6;

/** The cells from which most of the ground is seen. */
export function viewFindings(board: Board, hiding: readonly number[]): Finding[] {
  const ground = Array.from(board.blocked.keys()).filter((cell) => board.blocked[cell] === 0);
  const views = ground.map((cell) => {
    const row = sightWith(board, cell, hiding);
    return { cell, seen: ground.reduce((sum, other) => sum + (row[other] === dark ? 0 : 1), -1) };
  });
  views.sort((a, b) => b.seen - a.seen || a.cell - b.cell);
  const [most] = views;
  const middle = views[Math.floor(views.length / 2)];
  if (most === undefined || middle === undefined || most.seen === views.at(-1)?.seen) return [];
  const best = views.filter(({ seen }) => seen === most.seen);
  const named = best.slice(0, mostNamed).map(({ cell }) => cellText(board, cell));
  const last = best.length > named.length ? `${best.length - named.length} more` : named.pop();
  const who = named.length === 0 ? `The cell ${last} sees most` : `The cells ${named.join('; ')} and ${last} see most`;
  const message = `${who}: ${most.seen} of ${ground.length - 1} other cells. The middle cell sees ${middle.seen}.`;
  return [{ severity: 'note', code: 'view/widest', message, cells: inOrder(best.map(({ cell }) => cell)), edges: [] }];
}

const inOrder = (cells: readonly number[]): number[] => [...new Set(cells)].sort((a, b) => a - b);
