import { nearestFree } from './nearest-free.ts';
import { carry } from './piece.ts';
import type { Play } from './play.ts';

/** A unit stands where another stands from now on, and goes where that goes. */
export function sharePlace(play: Play, id: number, host: number): void {
  const { units } = play.state;
  const [unit, other] = [units[id], units[host]];
  if (unit === undefined || other === undefined || unit.at < 0 || other.at < 0 || id === host) return;
  // Nobody stands in somebody who stands in somebody else.
  if (other.within !== undefined || units.some(({ within }) => within === id)) return;
  const from = unit.at;
  unit.within = host;
  unit.at = other.at;
  carry(play.state, id);
  play.emit({ event: 'moved', unit: id, from, to: unit.at, path: [unit.at], how: 'teleport' });
}

/** Who shares a place is set down as near to it as there is room. */
export function leavePlace(play: Play, id: number): void {
  const unit = play.state.units[id];
  if (unit?.within === undefined) return;
  const from = unit.at;
  delete unit.within;
  const to = nearestFree(play, from, play.game.cards[unit.card]?.size ?? 1);
  if (to < 0) return;
  unit.at = to;
  carry(play.state, id);
  play.emit({ event: 'moved', unit: id, from, to, path: [to], how: 'teleport' });
}

/** Who is not where the other one is any more, once nothing is unfinished, shares its place no longer; where that one is gone it stays. */
export function standAlone({ state: { units } }: Play): void {
  for (const unit of units) {
    if (unit.within !== undefined && units[unit.within]?.at !== unit.at) delete unit.within;
  }
}
