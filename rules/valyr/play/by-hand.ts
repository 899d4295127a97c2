import type { Editing, Refusal } from '../../kernel/rules.ts';
import type { Event } from '../event.ts';
import type { Game } from '../game.ts';
import type { State } from '../state.ts';
import { defeatAll, harm, heal } from './harm.ts';
import { cannotStand } from './moves.ts';
import { run } from './run.ts';
import { designOf, type Table } from './table.ts';

/** A change that people make by hand: to try something out, or for what a text says and nobody plays. */
export type Edit =
  /** More than its health defeats. */
  | { readonly edit: 'damage'; readonly unit: number; readonly value: number }
  /** Puts a unit anywhere on the table where it can stand. */
  | { readonly edit: 'move'; readonly unit: number; readonly x: number; readonly y: number }
  | { readonly edit: 'exhausted' | 'fallen'; readonly unit: number; readonly is: boolean }
  /** What is left in the turn under way. */
  | { readonly edit: 'energy'; readonly unit: number; readonly value: number };

const most = 999;

export const editing: Editing<Game, State, Event> = {
  check(game, state, edit) {
    const found = sound(edit);
    if (!found) return refuse('unreadable', 'This is no change that can be made by hand.');
    if (state.pending) {
      return refuse('choice-open', 'Dice lie on the table: say first which are rolled again, or go back.');
    }
    const unit = state.units[found.unit];
    if (unit?.at !== 'table') return refuse('gone', 'This unit is not on the table: nothing of it can be changed.');
    if ('value' in found && found.value > most) return refuse('value', `Numbers go up to ${most}.`);
    if (found.edit === 'energy' && state.turn?.unit !== found.unit) {
      return refuse('turn', `${designOf(game, unit).name} has no turn now: only who acts has energy.`);
    }
    return found.edit === 'move' ? cannotStand(game, state, found.unit, found) : undefined;
  },

  apply(game, state, edit, dice, emit) {
    const found = sound(edit);
    if (!found) return;
    change({ game, state, dice, emit: (event) => emit({ ...event, hand: true }) }, found);
    run({ game, state, dice, emit });
  },
};

const refuse = (reason: string, message: string): Refusal => ({ code: `edit/${reason}`, message });

function change(table: Table, edit: Edit): void {
  const { state, emit } = table;
  const { unit: number } = edit;
  const unit = state.units[number]!;
  switch (edit.edit) {
    case 'damage':
      if (edit.value < unit.damage) heal(table, number, unit.damage - edit.value);
      else harm(table, number, edit.value - unit.damage);
      defeatAll(table);
      return;
    case 'move':
      Object.assign(unit, { x: edit.x, y: edit.y });
      emit({ event: 'moved', unit: number, x: edit.x, y: edit.y, distance: 0 });
      return;
    case 'exhausted':
      unit.exhausted = edit.is;
      emit({ event: 'turned', unit: number, exhausted: edit.is });
      return;
    case 'fallen':
      unit.fallen = edit.is;
      emit({ event: edit.is ? 'fell' : 'stood', unit: number });
      return;
    case 'energy':
      state.turn!.energy = edit.value;
      emit({ event: 'energy', unit: number, energy: edit.value });
  }
}

/** The change that a value from outside says; undefined for what is none. */
function sound(given: unknown): Edit | undefined {
  if (typeof given !== 'object' || given === null) return undefined;
  const said = given as Readonly<Record<string, unknown>>;
  if (!isIndex(said.unit)) return undefined;
  const isSound = {
    damage: isIndex(said.value),
    energy: isIndex(said.value),
    move: isIndex(said.x) && isIndex(said.y),
    exhausted: typeof said.is === 'boolean',
    fallen: typeof said.is === 'boolean',
  }[String(said.edit)];
  return isSound ? (given as Edit) : undefined;
}

const isIndex = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
