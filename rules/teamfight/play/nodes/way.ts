import { outerOf } from '../resolve.ts';
import { spacesOfUnit } from '../who.ts';
import { ask, enter, type Run } from './at.ts';

/** The list runs for each space of the way that the user took last, in its order, or for one of them. */
export const way: Run<'way'> = (at, answer) => {
  const { play, frame, node, self, resolution } = at;
  const { path = [], left = -1 } = resolution.bound;
  const unit = play.state.units[self.unit];
  if (frame.step === 1 || unit === undefined || path.length === 0) return true;
  const now = spacesOfUnit(play, unit);
  const gone = node.spaces === 'left' ? [left, ...path] : path;
  const all = [...new Set(gone)].filter((space) => space >= 0 && (node.spaces === 'entered' || !now.includes(space)));
  if (all.length === 0) return true;
  const only = node.one
    ? (answer ?? ask(play, { seat: self.seat, ask: 'space', options: all, mayStop: false, unit: self.unit }))
    : undefined;
  if (node.one && only === undefined) return false;
  const items = only === undefined ? all : [only];
  frame.step = 1;
  enter(at, node.then, { over: 'spaces', items, outer: outerOf(resolution) });
  resolution.bound.space = items[0]!;
  return false;
};
