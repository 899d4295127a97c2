import { directionTo, neighbour } from '../../../spaces.ts';
import { boardOf } from '../board-now.ts';
import { type At, ask, type Run } from './at.ts';

/** Notes which way the bearer faces: towards a space beside it, without diagonals. */
export const face: Run<'face'> = (at, answer) => turn(at, answer);

/** As `face`, by whatever node. */
export function turn({ play, self }: At, answer: number | undefined): boolean {
  const { game, state } = play;
  const board = boardOf(game, state)!;
  const unit = state.units[self.unit];
  if (unit === undefined || unit.at < 0) return true;
  const options = [0, 1, 2, 3].map((direction) => neighbour(board, unit.at, direction)).filter((space) => space >= 0);
  const picked = answer ?? ask(play, { seat: self.seat, ask: 'facing', options, mayStop: false, unit: self.unit });
  if (picked === undefined) return false;
  unit.facing = directionTo(board, unit.at, picked);
  return true;
}
