import type { State } from '../state.ts';
import { healthOf } from './stats.ts';
import { isIn, type Table } from './table.ts';

/** Deals damage; more than its health defeats a unit at once, or when all that was begun is done (V-040). */
export function harm(table: Table, number: number, amount: number): void {
  const { game, state, emit } = table;
  const unit = state.units[number]!;
  if (amount <= 0 || unit.at !== 'table') return;
  unit.damage += amount;
  emit({ event: 'damaged', unit: number, amount, damage: unit.damage });
  if (game.options.defeat === 'at-once') defeatAll(table);
}

/** Takes all units off the table that have more damage than health. */
export function defeatAll(table: Table): void {
  const { game, state } = table;
  for (const [number, { at, damage }] of state.units.entries())
    if (at === 'table' && damage > healthOf(game, state, number)) defeat(table, number);
}

/** Takes damage away, never more than there is (V-042). */
export function heal({ state, emit }: Table, number: number, amount: number): void {
  const unit = state.units[number]!;
  const less = Math.min(amount, unit.damage);
  if (less <= 0 || unit.at !== 'table') return;
  unit.damage -= less;
  emit({ event: 'healed', unit: number, amount: less, damage: unit.damage });
}

/** Takes a unit off the table, with all that its abilities had changed (V-041, V-053). */
export function defeat(table: Table, number: number): void {
  const { state, emit } = table;
  const unit = state.units[number]!;
  unit.at = 'out';
  unit.exhausted = true;
  forget(state, (one) => one === number);
  emit({ event: 'defeated', unit: number });
  if (!state.units.some(({ seat, at }) => seat === unit.seat && at !== 'out')) fall(table, unit.seat);
  // What ends with it may have held others up.
  if (table.game.options.defeat === 'at-once') defeatAll(table);
}

/** Ends what units have changed, and what was changed of them. */
export function forget(state: State, isGone: (unit: number) => boolean): void {
  const stays = ({ by, unit }: { readonly by: number; readonly unit: number }) => !isGone(by) && !isGone(unit);
  state.changes = state.changes.filter(stays);
  state.bars = state.bars.filter(stays);
  state.marks = state.marks.filter(({ by }) => !isGone(by));
  state.joining = state.joining.filter((unit) => !isGone(unit));
}

/** A seat is out of the game; the last one left wins at once (V-016). */
export function fall({ game, state, emit }: Table, seat: number): void {
  if (!isIn(state, seat)) return;
  state.fell[seat] = 1 + Math.max(...state.fell);
  const left = seatsIn(state, game.seats);
  if (left.length > 1 || state.over) return;
  state.over = left.length === 1 ? 'last' : 'nobody';
  emit({ event: 'over', reason: state.over });
}

export const seatsIn = (state: State, seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => seat).filter((seat) => isIn(state, seat));
