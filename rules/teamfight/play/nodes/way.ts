import { outerOf } from '../resolve.ts';
import { spacesOfUnit } from '../who.ts';
import { enter, type Run } from './at.ts';

/** The list runs for each space of the way that the user took last, in its order. */
export const way: Run<'way'> = (at) => {
  const { play, frame, node, self, resolution } = at;
  const { path = [], left = -1 } = resolution.bound;
  const unit = play.state.units[self.unit];
  if (frame.step === 1 || unit === undefined || path.length === 0) return true;
  const now = spacesOfUnit(play, unit);
  const gone = node.spaces === 'left' ? [left, ...path] : path;
  const items = [...new Set(gone)].filter((space) => space >= 0 && (node.spaces === 'entered' || !now.includes(space)));
  if (items.length === 0) return true;
  frame.step = 1;
  enter(at, node.then, { over: 'spaces', items, outer: outerOf(resolution) });
  resolution.bound.space = items[0]!;
  return false;
};
