import { directionTo, neighbour } from '../../../spaces.ts';
import { boardOf } from '../board-now.ts';
import { type At, ask, type Run } from './at.ts';

/** Notes which way the bearer faces: towards a space beside it, without diagonals. */
export const face: Run<'face'> = (at, answer) => turn(at, answer);

/** Chooses a direction for what follows, as a space beside the bearer. */
export const heading: Run<'heading'> = (at, answer) => {
  const direction = sideOf(at, answer);
  if (direction === undefined) return false;
  if (direction >= 0) at.resolution.bound.heading = direction;
  return true;
};

/** As `face`, by whatever node. */
export function turn(at: At, answer: number | undefined): boolean {
  const direction = sideOf(at, answer);
  if (direction === undefined) return false;
  const unit = at.play.state.units[at.self.unit];
  if (unit !== undefined && direction >= 0) unit.facing = direction;
  return true;
}

/** In which direction the space lies that is chosen beside the bearer; -1 where it is not on the map, undefined while it is asked. */
function sideOf({ play, self }: At, answer: number | undefined): number | undefined {
  const { game, state } = play;
  const board = boardOf(game, state)!;
  const unit = state.units[self.unit];
  if (unit === undefined || unit.at < 0) return -1;
  const options = [0, 1, 2, 3].map((direction) => neighbour(board, unit.at, direction)).filter((space) => space >= 0);
  const picked = answer ?? ask(play, { seat: self.seat, ask: 'facing', options, mayStop: false, unit: self.unit });
  return picked === undefined ? undefined : directionTo(board, unit.at, picked);
}
