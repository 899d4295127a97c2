import type { Play } from './play.ts';
import { areInRange, spacesOfUnit } from './who.ts';

/** Who is not next to whom it rides on any more, once nothing is unfinished, rides no longer. */
export function getOff(play: Play): void {
  const { units } = play.state;
  for (let id = 0; id < units.length; id++) {
    const rider = units[id]!;
    if (rider.rides === undefined) continue;
    const on = units[rider.rides];
    if (on !== undefined && areInRange(play, spacesOfUnit(play, rider), spacesOfUnit(play, on), { max: 1 })) continue;
    delete rider.rides;
    play.emit({ event: 'rides', unit: id, on: -1 });
  }
}
