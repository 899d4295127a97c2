import { sendAway } from '../away.ts';
import { changeSide } from '../side.ts';
import { endsOf } from '../tokens.ts';
import { affected, type Run } from './at.ts';

export const depart: Run<'depart'> = (at) => {
  const { play, node, self } = at;
  const ends = endsOf(play, node.until, self);
  if (ends !== undefined) sendAway(play, affected(at, node.who), ends);
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
