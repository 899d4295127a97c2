import type { Board } from '../../board/board.ts';
import { canStop, type Mover } from '../../board/mover.ts';
import { pushLines } from '../../board/push.ts';
import { exactWays, type Way, ways } from '../../board/reach.ts';
import type { Walk } from '../../state.ts';
import { amount } from '../condition.ts';
import { has } from '../holds.ts';
import { moverOf } from '../mover-of.ts';
import type { Play } from '../play.ts';
import { countBits, setsOff } from '../sets-off.ts';
import { distanceBetween, spacesOf } from '../who.ts';
import { type At, affected, ask, type NodeOf, type Run } from './at.ts';
import { isImmune } from './push.ts';

type Move = At<NodeOf<'move'>>;
type Path = Pick<Way, 'to' | 'path'>;

/** `Frame.step` while the unit moves. */
const moving = 1;

/** Farther than any board is long. */
const unlimited = 200;

/** Moves a unit in one piece (T-042): its player chooses where to, none at all included (T-045). */
export const move: Run<'move'> = (at, answer) => {
  const { play, frame, node, self, resolution } = at;
  if (frame.step === moving) return true;
  const id = affected(at, node.who);
  const unit = play.state.units[id];
  if (unit === undefined || unit.at < 0 || isImmune(at, id)) return true;
  const isOwn = unit.seat === self.seat;
  if (isOwn && node.how !== 'teleport' && has(play, id, 'no-voluntary-movement')) return true;
  const paths = pathsOf(at, id);
  let picked = answer;
  if (picked === undefined) {
    const options: number[] = [];
    for (const { to } of paths) if (to !== unit.at && !options.includes(to)) options.push(to);
    const isChosenAlready = node.toSpace === true || node.back === true;
    const mayStop = !node.exactly && !isChosenAlready;
    picked = ask(play, { seat: self.seat, ask: 'destination', options, mayStop, unit: id });
    if (picked === undefined) return false;
  }
  const path = paths.find(({ to }) => to === picked)?.path;
  if (path === undefined || path.length === 0) return true;
  frame.step = moving;
  const walk: Walk = { unit: id, path: [...path], gone: [unit.at], how: node.how, by: self.unit };
  if (node.throughUnits) walk.through = true;
  resolution.walk = walk;
  return false;
};

function pathsOf(at: Move, id: number): Path[] {
  const { play, node, self, resolution } = at;
  const board = play.game.boards[play.state.board]!;
  const isOwn = play.state.units[id]?.seat === self.seat;
  const flying = node.how !== 'walk' || (isOwn && has(play, id, 'flying-movement'));
  const mover = moverOf(play, id, { flying, throughUnits: node.throughUnits === true });
  const points = node.distance === undefined ? unlimited : amount(play, node.distance, self);
  let paths = node.how === 'teleport' ? teleports(board, mover, points) : walks(at, id, board, mover, points);
  if (node.toSpace) paths = paths.filter(({ to }) => to === resolution.bound.space);
  if (node.adjacentTo !== undefined) paths = nearest(play, paths, spacesOf(play, node.adjacentTo, self), 1);
  if (node.back) {
    const unit = play.state.units[id];
    const { at: goal } = unit?.ended ?? { at: -1 };
    const here = unit?.at ?? -1;
    // Before its first turn has ended it has nowhere to go back to; where it stands may be the nearest.
    const stay = { to: here, path: [] };
    paths = goal < 0 ? [] : nearest(play, [stay, ...paths], [goal], 0).filter(({ to }) => to !== here);
  }
  return paths;
}

/** Those that end nearest to some spaces; nearer than `enough` is as good. */
function nearest(play: Play, paths: readonly Path[], goal: readonly number[], enough: number): Path[] {
  const far = ({ to }: Path): number => Math.max(enough, distanceBetween(play, [to], goal));
  let best = Number.POSITIVE_INFINITY;
  for (const path of paths) best = Math.min(best, far(path));
  return paths.filter((path) => far(path) === best);
}

/** T-054: the bare number counts columns and rows. */
function teleports(board: Board, mover: Mover, points: number): Path[] {
  const { columns, rows } = board;
  const found: Path[] = [];
  for (let to = 0; to < columns * rows; to++) {
    const x = Math.abs((to % columns) - (mover.at % columns));
    const y = Math.abs(Math.floor(to / columns) - Math.floor(mover.at / columns));
    if (x + y > points || (to % columns) + mover.size > columns || Math.floor(to / columns) + mover.size > rows)
      continue;
    if (to !== mover.at && canStop(board, mover, to)) found.push({ to, path: [to] });
  }
  return found;
}

function walks({ play, node }: Move, id: number, board: Board, mover: Mover, points: number): Path[] {
  if (node.straight) {
    const most = Math.min(points, Math.max(board.columns, board.rows));
    return pushLines(board, mover, 'any', { at: mover.at, size: mover.size }, most).flatMap(({ stops, path }) =>
      (node.exactly ? stops.slice(-1) : stops).map((to) => ({ to, path: path.slice(0, path.indexOf(to) + 1) })),
    );
  }
  const touching = play.state.turn?.unit === id && !mover.flying ? setsOff(play) : undefined;
  const found = node.exactly ? exactWays(board, mover, points, touching) : ways(board, mover, points, touching);
  // Only where it ends is chosen: of several paths the one that sets off least is gone.
  return touching === undefined
    ? found
    : found.sort((a, b) => a.to - b.to || countBits(a.setsOff) - countBits(b.setsOff));
}
