import type { Seat } from '../../../kernel/rules.ts';
import type { Players } from '../../program.ts';
import { all } from '../condition.ts';
import type { Look, Self } from '../play.ts';
import { unitOf } from '../who.ts';
import { type At, enter, type NodeOf, type Run } from './at.ts';

/** `Frame.step` while the list inside of the node runs. */
const running = 1;

/** Once for each player who is meant, the first player first. */
export const players: Run<'players'> = (at) => {
  const { frame, node, play, self } = at;
  if (frame.step === running) return true;
  frame.step = running;
  const seats = seatsOf(play, node.which, self);
  enter(at, node.then, { over: 'players', items: seats.filter((seat) => isMeant(at, seat)) });
  return false;
};

/**
 * `The player with fewer points scores 2` is known before anybody scores: the points of the first player make nobody else the one who has fewer.
 */
function isMeant({ node, play, self }: At<NodeOf<'players'>>, seat: number): boolean {
  const [asked, ...more] = node.then;
  if (asked?.node !== 'if' || asked.else.length > 0 || more.length > 0) return true;
  return all(play, asked.if, { unit: -1, seat: seat as Seat, bound: self.bound });
}

/** The seats of the players who are meant; none where the unit asked for is nobody's. */
export function seatsOf({ state }: Pick<Look, 'state'>, who: Players, self: Self): number[] {
  const { first, units } = state;
  if (who === 'each') return [first, 1 - first];
  if (who === 'first') return [first];
  if (who === 'second') return [1 - first];
  if (typeof who === 'object' && 'opponentOf' in who) {
    const [theirs] = seatsOf({ state }, { of: who.opponentOf }, self);
    return theirs === undefined ? [] : [1 - theirs];
  }
  const seat = who === 'opponent' ? 1 - self.seat : units[unitOf(who.of, self)]?.seat;
  return seat === 0 || seat === 1 ? [seat] : [];
}
