import type { Ends } from '../lasting.ts';
import { nearestFree } from './nearest-free.ts';
import { carry } from './piece.ts';
import type { Play } from './play.ts';

/** Takes a unit off the map for a while: alive, with all that it bears. */
export function sendAway(play: Play, id: number, ends: Ends): void {
  const unit = play.state.units[id];
  if (unit === undefined || unit.at < 0) return;
  unit.away = { at: unit.at, ends };
  unit.at = -1;
  carry(play.state, id);
  play.emit({ event: 'removed', unit: id, at: unit.away.at });
}

/** Puts it back on its space, or as near as it gets. It is placed there: nothing waits for its coming. */
export function comeHome(play: Play, id: number): void {
  const unit = play.state.units[id];
  if (unit?.away === undefined) return;
  const size = play.game.cards[unit.card]?.size ?? 1;
  const at = nearestFree(play, unit.away.at, size);
  if (at < 0) return;
  unit.at = at;
  carry(play.state, id);
  delete unit.away;
  play.emit({ event: 'returned', unit: id, at });
}
