import { outerOf } from '../resolve.ts';
import { spacesOfUnit } from '../who.ts';
import { type At, ask, enter, type NodeOf, type Run } from './at.ts';

/**
 * The list runs for each space of the way that the user took last, in its order, for one of them, or for some that are chosen before.
 * `Frame.notes` holds those that were chosen so far.
 */
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
  const some = node.upTo === undefined ? undefined : chosenOf(at, all, node.upTo, answer);
  if (some === 'asked') return false;
  const items = some ?? (only === undefined ? all : [only]);
  if (items.length === 0) return true;
  frame.step = 1;
  enter(at, node.then, { over: 'spaces', items, outer: outerOf(resolution) });
  resolution.bound.space = items[0]!;
  return false;
};

/** Up to so many of the spaces, one after the other. */
function chosenOf(
  { play, frame, self }: At<NodeOf<'way'>>,
  all: readonly number[],
  most: number,
  answer: number | undefined,
): number[] | 'asked' {
  let picked = answer;
  for (;;) {
    const chosen = frame.notes ?? [];
    if (picked !== undefined && picked >= 0) chosen.push(picked);
    frame.notes = chosen;
    const options = all.filter((space) => !chosen.includes(space));
    if ((picked !== undefined && picked < 0) || chosen.length >= most || options.length === 0) return chosen;
    picked = ask(play, { seat: self.seat, ask: 'space', options, mayStop: true, unit: self.unit });
    if (picked === undefined) return 'asked';
  }
}
