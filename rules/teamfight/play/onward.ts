import { directionTo, opposite } from '../../spaces.ts';
import type { Direction } from '../program.ts';
import { boardOf } from './board-now.ts';
import type { Look, Self } from './play.ts';

/** The direction of the last step that `you` went by the text; -1 where it has not gone, and for one larger than a space. */
export function lastStep(look: Look, { unit, bound }: Self): number {
  const board = boardOf(look.game, look.state);
  const { path = [], left = -1 } = bound;
  const at = path.at(-1);
  if (board === undefined || at === undefined || at !== look.state.units[unit]?.at) return -1;
  const from = path.length > 1 ? path[path.length - 2]! : left;
  return from < 0 ? -1 : directionTo(board, from, at);
}

/** In the order of the directions of the board. */
export const compass: readonly string[] = ['north', 'east', 'south', 'west'];

/** Which lines a push goes along, by a direction that the text knows where it names one; undefined where there is none. */
export function linesOf(
  look: Look,
  direction: Exclude<Direction, 'along-any-path'>,
  self: Self,
): 'away' | 'towards' | 'any' | 'sideways' | number | undefined {
  const { heading } = self.bound;
  const drawn = compass.indexOf(direction);
  if (drawn >= 0) return drawn;
  if (direction === 'heading') return heading;
  if (direction === 'back') return heading === undefined ? 'away' : opposite(heading);
  if (direction === 'away' || direction === 'towards' || direction === 'any' || direction === 'sideways')
    return direction;
  const last = lastStep(look, self);
  return last < 0 ? 'away' : last;
}
