import type { Ends } from '../lasting.ts';
import type { Source } from '../resolution.ts';
import { has } from './holds.ts';
import type { Play } from './play.ts';
import { fire } from './trigger.ts';

/** A text among all, as `Unit.shieldBy` notes it. Cards have fewer abilities than this. */
export const textOf = ({ card, ability }: Source): number => card * 1024 + ability + 1;

/** What a text gives that may grow by itself: it comes to what is left of what the same text gave, up to `most`. */
export const grownShield = ({ state }: Play, id: number, amount: number, most: number, by: number): number => {
  const { overshield = 0, shieldBy } = state.units[id] ?? {};
  return Math.min(most, shieldBy === by ? overshield + amount : amount);
};

/** Overshield: sources do not add up, the larger value counts (T-149), and with it when it ends. */
export function shield(play: Play, id: number, amount: number, by?: number, ends?: Ends): void {
  const unit = play.state.units[id];
  if (unit === undefined || unit.at < 0 || amount <= unit.overshield || has(play, id, 'no-overshield')) return;
  unit.overshield = amount;
  delete unit.shieldBy;
  delete unit.shieldEnds;
  if (by !== undefined) unit.shieldBy = by;
  if (ends !== undefined) unit.shieldEnds = ends;
  play.emit({ event: 'overshield', unit: id, amount });
}

/** Takes what overshield a unit has left, or `most` of it; with `by` only what that text gave. Says how much that was. */
export function unshield(play: Play, id: number, by?: number, most = Number.POSITIVE_INFINITY): number {
  const unit = play.state.units[id];
  if (unit === undefined || unit.overshield === 0 || (by !== undefined && unit.shieldBy !== by) || most <= 0) return 0;
  const shielded = unit.overshield;
  if (most < shielded) {
    unit.overshield = shielded - most;
    play.emit({ event: 'overshield', unit: id, amount: unit.overshield });
    return most;
  }
  unit.overshield = 0;
  delete unit.shieldBy;
  delete unit.shieldEnds;
  play.emit({ event: 'overshield', unit: id, amount: 0 });
  fire(play, { on: 'loses-overshield', unit: id, space: unit.at });
  fire(play, { on: 'drops', unit: id, space: unit.at, value: unit.health, shielded });
  return shielded;
}
