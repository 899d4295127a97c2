import type { Node } from '../../program.ts';
import type { Look, Self } from '../play.ts';
import { distanceBetween, spacesOfUnit, unitsOf } from '../who.ts';
import { type Run, runInside } from './at.ts';

/** The space of the area laid last where something that goes along it is stopped; -1 where it meets nobody. */
export function stoppedAt(look: Look, { who }: Extract<Node, { node: 'projectile' }>, self: Self): number {
  const met = unitsOf(look, who, self).map((id) => spacesOfUnit(look, look.state.units[id]!));
  const beside = (space: number): boolean => met.some((spaces) => distanceBetween(look, [space], spaces) <= 1);
  return self.bound.area.find(beside) ?? -1;
}

export const projectile: Run<'projectile'> = (at) => {
  const { play, node, self, frame, resolution } = at;
  if (frame.step !== undefined) return runInside(at, node.then);
  const space = stoppedAt(play, node, self);
  if (space < 0) return true;
  resolution.bound.space = space;
  return runInside(at, node.then);
};
