import { sendAway } from '../away.ts';
import { changeSide } from '../side.ts';
import { endsOf } from '../tokens.ts';
import { affected, type Run } from './at.ts';

export const depart: Run<'depart'> = (at) => {
  const { play, node, self } = at;
  const ends = endsOf(play, node.until, self);
  const who = affected(at, node.who);
  const from = play.state.units[who]?.at ?? -1;
  if (ends !== undefined) sendAway(play, who, ends);
  // "In range 4 of where you were", when it is back.
  if (who === self.unit && from >= 0) at.resolution.bound.left = from;
  return true;
};

export const skipTurn: Run<'skip-turn'> = (at) => {
  const unit = at.play.state.units[affected(at, at.node.who)];
  if (unit === undefined || unit.at < 0) return true;
  unit.skips ??= { own: 0, whole: 0 };
  unit.skips[at.node.whole ? 'whole' : 'own'] += 1;
  return true;
};

export const sideChange: Run<'change-side'> = (at) => {
  const { play, node, self } = at;
  changeSide(play, affected(at, node.who), self.seat, node.until && endsOf(play, node.until, self));
  return true;
};
