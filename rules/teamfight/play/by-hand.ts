import type { Editing, Refusal } from '../../kernel/rules.ts';
import { fits, squareSpaces } from '../../spaces.ts';
import type { Cause, Event } from '../event.ts';
import type { Game } from '../game.ts';
import type { State } from '../state.ts';
import { boardOf } from './board-now.ts';
import { kill } from './damage.ts';
import { isImmuneTo } from './holds.ts';
import { carry } from './piece.ts';
import type { Look, Play } from './play.ts';
import { give, lose } from './tokens.ts';

/**
 * A change that people make by hand: to try something out, or for a clause that is not simulated. Health and places
 * change as they are told, and nothing is set off but a death; tokens come and go as if a text of nobody gave and took them.
 */
export type Edit =
  /** 0 kills. Damage and healing by hand are said as the health that is left. */
  | { readonly edit: 'health' | 'overshield'; readonly unit: number; readonly value: number }
  /** How many of a condition, token or counter the unit has then; 0 takes them away. */
  | { readonly edit: 'token'; readonly unit: number; readonly token: number; readonly count: number }
  | { readonly edit: 'move'; readonly unit: number; readonly at: number }
  | { readonly edit: 'tap'; readonly unit: number; readonly ability: number; readonly tapped: boolean };

/** Health and counts go no higher than cards can be printed with. */
const most = 999;

const byHand: Cause = { hand: true };

export const editing: Editing<Game, State, Event> = {
  check(game, state, edit) {
    const found = sound(edit);
    if (!found) return refuse('unreadable', 'This is no change that can be made by hand.');
    if (state.phase !== 'play') return refuse('other-phase', 'Changes by hand begin with the first round.');
    if (state.pending || state.stack.length > 0) {
      return refuse('choice-open', 'A choice is open: make it first, or go back to the moment before it.');
    }
    const unit = state.units[found.unit];
    if (!unit || unit.at < 0) return refuse('gone', 'This unit is not on the map: nothing of it can be changed.');
    return cannot({ game, state }, found);
  },

  apply(game, state, edit, dice, emit) {
    const found = sound(edit);
    if (!found) return;
    const play: Play = { game, state, dice, emit: (event) => emit({ ...event, cause: byHand }) };
    change(play, found);
  },
};

const refuse = (reason: string, message: string): Refusal => ({ code: `edit/${reason}`, message });

function cannot(look: Look, edit: Edit): Refusal | undefined {
  const { game, state } = look;
  const unit = state.units[edit.unit]!;
  const card = game.cards[unit.card]!;
  switch (edit.edit) {
    case 'health':
    case 'overshield':
      if (card.health === 0) return refuse('no-health', `${card.name} has no health.`);
      return edit.value <= most ? undefined : refuse('value', `Health is at most ${most}.`);
    case 'token': {
      const kind = game.cards[edit.token]?.kind;
      if (kind !== 'token' && kind !== 'condition' && kind !== 'counter') {
        return refuse('no-token', 'This is no condition, token or counter of the match.');
      }
      if (edit.count > most) return refuse('value', `A unit has at most ${most} of one token.`);
      const { ref, condition, name } = game.cards[edit.token]!;
      return edit.count > 0 && isImmuneTo(look, edit.unit, ref, condition, -1)
        ? refuse('immune', `${card.name} is immune to ${name} now.`)
        : undefined;
    }
    case 'move': {
      const board = boardOf(game, state);
      if (!board || unit.edge !== undefined || !fits(board, edit.at, card.size)) {
        return refuse('off-map', `${card.name} cannot stand there: it would not be on the map as a whole.`);
      }
      const taken = squareSpaces(board, edit.at, card.size).some((space) => isTaken(look, space, edit.unit));
      return taken ? refuse('taken', `${card.name} cannot stand there: the space is taken or blocked.`) : undefined;
    }
    case 'tap':
      return edit.ability < unit.tapped.length ? undefined : refuse('no-ability', `${card.name} has no such ability.`);
  }
}

/** Somebody else, or what nobody can stand on, is on the space. */
function isTaken({ game, state }: Look, space: number, mover: number): boolean {
  const board = boardOf(game, state)!;
  if (board.blocked[space] === 2) return true;
  return state.units.some(
    ({ at, card, edge }, id) =>
      id !== mover && at >= 0 && edge === undefined && squareSpaces(board, at, game.cards[card]!.size).includes(space),
  );
}

function change(play: Play, edit: Edit): void {
  const { state, emit } = play;
  const unit = state.units[edit.unit]!;
  switch (edit.edit) {
    case 'health':
      unit.health = edit.value;
      emit({ event: 'health', unit: edit.unit, health: edit.value });
      if (edit.value === 0) kill(play, edit.unit, -1);
      break;
    case 'overshield':
      unit.overshield = edit.value;
      delete unit.shieldBy;
      delete unit.shieldEnds;
      emit({ event: 'overshield', unit: edit.unit, amount: edit.value });
      break;
    case 'token': {
      const had = unit.tokens.reduce((sum, { card, count }) => (card === edit.token ? sum + count : sum), 0);
      if (edit.count > had) give(play, edit.unit, edit.token, edit.count - had, -1);
      else lose(play, edit.unit, edit.token, had - edit.count);
      break;
    }
    case 'move': {
      const from = unit.at;
      unit.at = edit.at;
      carry(state, edit.unit);
      emit({ event: 'moved', unit: edit.unit, from, to: edit.at, path: [edit.at], how: 'teleport' });
      break;
    }
    case 'tap':
      unit.tapped[edit.ability] = edit.tapped ? 1 : 0;
      emit({ event: edit.tapped ? 'tapped' : 'refreshed', unit: edit.unit, ability: edit.ability });
  }
}

/** The change that a value from outside says; undefined for what is none. */
function sound(given: unknown): Edit | undefined {
  if (typeof given !== 'object' || given === null) return undefined;
  const value: Partial<Record<'edit' | 'unit' | 'value' | 'token' | 'count' | 'at' | 'ability' | 'tapped', unknown>> =
    given;
  if (!isIndex(value.unit)) return undefined;
  switch (value.edit) {
    case 'health':
    case 'overshield':
      return isIndex(value.value) ? (given as Edit) : undefined;
    case 'token':
      return isIndex(value.token) && isIndex(value.count) ? (given as Edit) : undefined;
    case 'move':
      return isIndex(value.at) ? (given as Edit) : undefined;
    case 'tap':
      return isIndex(value.ability) && typeof value.tapped === 'boolean' ? (given as Edit) : undefined;
    default:
      return undefined;
  }
}

const isIndex = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
