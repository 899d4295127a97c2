import type { Board } from '../board/board.ts';
import { canStop, type Mover } from '../board/mover.ts';
import type { Node } from '../program.ts';
import { has } from './holds.ts';
import type { Look } from './play.ts';

/** A teleport: straight to where it ends, for as much movement as a walk past everything would cost (T-054). */
interface Leap {
  readonly to: number;
  readonly path: readonly number[];
  readonly cost: number;
}

/** Where somebody can teleport to. */
export function leaps(board: Board, mover: Mover, points: number, straight = false): Leap[] {
  const { columns, rows } = board;
  const found: Leap[] = [];
  for (let to = 0; to < columns * rows; to++) {
    const x = Math.abs((to % columns) - (mover.at % columns));
    const y = Math.abs(Math.floor(to / columns) - Math.floor(mover.at / columns));
    if (x + y > points || (to % columns) + mover.size > columns || Math.floor(to / columns) + mover.size > rows)
      continue;
    if (straight && x > 0 && y > 0) continue;
    if (to !== mover.at && canStop(board, mover, to)) found.push({ to, path: [to], cost: x + y });
  }
  return found;
}

/** Whether a unit teleports whenever it moves. */
export const alwaysLeaps = (look: Look, id: number): boolean => has(look, id, 'teleporting-movement');

type Move = Extract<Node, { node: 'move' }>;

/** How a unit moves by an ability of its own side: what leads along some spaces stays a walk. */
export function howMoved(look: Look, node: Move, id: number, isOwn: boolean): Move['how'] {
  const leads = node.along || node.trailing || node.pastEnemies || node.atFirst || node.exactly || node.until;
  return node.how !== 'teleport' && isOwn && !leads && alwaysLeaps(look, id) ? 'teleport' : node.how;
}
