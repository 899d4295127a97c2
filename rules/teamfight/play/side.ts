import type { Seat } from '../../kernel/rules.ts';
import type { Ends } from '../lasting.ts';
import type { State, Unit } from '../state.ts';
import type { Play } from './play.ts';

/** The player whom its death costs a point (T-021). */
export const homeOf = ({ seat, turned }: Unit): Seat | -1 => turned?.home ?? seat;

/** A unit is of a side until then; of its own again where that is the one. */
export function changeSide(play: Play, id: number, seat: Seat, ends: Ends | undefined): void {
  const unit = play.state.units[id];
  if (unit === undefined || unit.at < 0 || unit.seat === seat || unit.seat < 0) return;
  const home = homeOf(unit);
  unit.seat = seat;
  if (home === seat) delete unit.turned;
  else unit.turned = { home, ends };
  play.emit({ event: 'changed-side', unit: id, seat });
}

/** It is of its own side again. */
export function comeBackToSide({ state, emit }: Play, id: number): void {
  const unit = state.units[id];
  if (unit?.turned === undefined) return;
  unit.seat = unit.turned.home;
  delete unit.turned;
  if (unit.seat >= 0) emit({ event: 'changed-side', unit: id, seat: unit.seat as Seat });
}

/** Who decides what the unit whose turn it is does; else who is to move. */
export const seatOfTurn = ({ turn, units, current }: State): Seat => {
  const seat = units[turn?.unit ?? -1]?.seat ?? -1;
  return (seat < 0 ? current : seat) as Seat;
};
