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
  const items = node.upTo === undefined ? (node.one ? one(at, all, answer) : all) : some(at, all, node.upTo, answer);
  if (items === undefined) return false;
  if (items.length === 0) return true;
  frame.step = 1;
  enter(at, node.then, { over: 'spaces', items, outer: outerOf(resolution) });
  resolution.bound.space = items[0]!;
  return false;
};

/** The one that the acting player says; undefined while it is asked. */
function one({ play, self }: At, all: readonly number[], answer: number | undefined): number[] | undefined {
  const options = [...all];
  const only = answer ?? ask(play, { seat: self.seat, ask: 'space', options, mayStop: false, unit: self.unit });
  return only === undefined ? undefined : [only];
}

/** As many of them as the acting player says, none of them too. */
function some(
  { play, self, frame }: At<NodeOf<'way'>>,
  all: readonly number[],
  most: number,
  answer: number | undefined,
): number[] | undefined {
  let said = answer;
  for (;;) {
    frame.notes ??= [];
    if (said !== undefined && said >= 0) frame.notes.push(said);
    const { notes } = frame;
    const options = all.filter((space) => !notes.includes(space));
    if (said === -1 || notes.length >= most || options.length === 0) {
      delete frame.notes;
      return notes;
    }
    said = ask(play, { seat: self.seat, ask: 'space', options, mayStop: true, unit: self.unit });
    if (said === undefined) return undefined;
  }
}
