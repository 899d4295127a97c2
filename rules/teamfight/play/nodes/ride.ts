import { unitsOf } from '../who.ts';
import { affected, ask, type Run } from './at.ts';

/** Gets on somebody, whom the rider's player chooses. Who rides already changes over. */
export const ride: Run<'ride'> = (at, answer) => {
  const { play, node, self } = at;
  const id = affected(at, node.who);
  const rider = play.state.units[id];
  if (rider === undefined || rider.at < 0) return true;
  const options = unitsOf(play, node.on, self).filter((one) => one !== id && one !== rider.rides);
  const on = answer ?? ask(play, { seat: self.seat, ask: 'unit', options, mayStop: false, unit: id });
  if (on === undefined) return false;
  if (on < 0) return true;
  rider.rides = on;
  play.emit({ event: 'rides', unit: id, on });
  return true;
};
