import { affected, type Run } from './at.ts';

/** A unit that is on its way goes no farther (T-042): whatever stood at the end of its way, it has not come to that. */
export const halt: Run<'halt'> = (at) => {
  const id = affected(at, at.node.who);
  for (const { walk } of at.play.state.stack) {
    if (walk?.unit !== id) continue;
    walk.path.length = 0;
    delete walk.stop;
  }
  return true;
};
