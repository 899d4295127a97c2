import type { Editing, Refusal, Seat } from '../../kernel/rules.ts';
import type { Event } from '../event.ts';
import type { Game } from '../game.ts';
import { mark, type State } from '../state.ts';
import { run, topOf } from './run.ts';
import { bitOf, changeHp, everybody, isIn, type Table } from './table.ts';

/** A change that people make by hand: to try something out, or for a clause that is not simulated. */
export type Edit =
  /** 0 takes the player out. */
  | { readonly edit: 'hp'; readonly seat: Seat; readonly value: number }
  /** A card of the deck or the discards takes the place of one in a row, which goes where that one was. `card` is any of its copies. */
  | { readonly edit: 'card'; readonly seat: Seat; readonly place: number; readonly card: number };

/** HP go no higher than a match can begin with. */
const most = 999;

export const editing: Editing<Game, State, Event> = {
  check(game, state, edit) {
    const found = sound(edit);
    if (!found) return refuse('unreadable', 'This is no change that can be made by hand.');
    if (topOf(state)?.at !== 'turn') {
      return refuse(
        'choice-open',
        'Changes by hand are made when a turn begins: make the open choice first, or go back.',
      );
    }
    if (found.seat >= game.seats || !isIn(state, found.seat)) {
      return refuse('gone', 'This player is not in the game: nothing of theirs can be changed.');
    }
    if (found.edit === 'hp') {
      return found.value <= most ? undefined : refuse('value', `HP are at most ${most}.`);
    }
    if (found.place >= state.rows[found.seat]!.length) return refuse('no-place', 'No card lies at this place.');
    if (!game.cards[found.card]) return refuse('no-card', 'This is no card of the deck.');
    const { name } = game.cards[found.card]!;
    return copyOf(game, state, found.card)
      ? undefined
      : refuse('taken', `${name} lies in a row already, all of its copies: none is left in the deck or the discards.`);
  },

  apply(game, state, edit, dice, emit) {
    const found = sound(edit);
    if (!found) return;
    const table: Table = { game, state, dice, emit: (event) => emit({ ...event, hand: true }) };
    state.shown = [];
    if (found.edit === 'hp') setHp(table, found.seat, found.value);
    else setCard(table, found.seat, found.place, found.card);
  },
};

const refuse = (reason: string, message: string): Refusal => ({ code: `edit/${reason}`, message });

function setHp(table: Table, seat: Seat, value: number): void {
  const { state } = table;
  changeHp(table, seat, value - state.hp[seat]!);
  if (value > 0) return;
  // The turn of who is out is over; that of anybody else goes on.
  if (seat === state.turn) {
    state.stack.pop();
    state.stack.push({ at: 'end' });
  }
  state.stack.push({ at: 'renewal', step: 'fall' });
  run(table);
}

function setCard({ game, state, emit }: Table, seat: Seat, place: number, card: number): void {
  const found = copyOf(game, state, card);
  if (!found) return;
  const { pile, at } = found;
  const row = state.rows[seat]!;
  const taken = pile[at]!;
  pile[at] = row[place]!;
  row[place] = taken;
  const isDown = (state.marks[seat]![place]! & mark.down) !== 0;
  const known = isDown ? bitOf(seat) : everybody(game);
  state.known[seat]![place] = known;
  emit({ event: 'replaced', seat, place, cards: [taken], known });
}

/** Where a copy of a card lies that can be had: on the discards, or in the deck. */
function copyOf(game: Game, state: State, card: number): { readonly pile: number[]; readonly at: number } | undefined {
  for (const pile of [state.discards, state.deck]) {
    const at = pile.findIndex((one) => game.cards[one] === game.cards[card]);
    if (at >= 0) return { pile, at };
  }
  return undefined;
}

/** The change that a value from outside says; undefined for what is none. */
function sound(given: unknown): Edit | undefined {
  if (typeof given !== 'object' || given === null) return undefined;
  const { edit, seat, value, place, card }: Partial<Record<'edit' | 'seat' | 'value' | 'place' | 'card', unknown>> =
    given;
  if (!isIndex(seat)) return undefined;
  if (edit === 'hp') return isIndex(value) ? (given as Edit) : undefined;
  return edit === 'card' && isIndex(place) && isIndex(card) ? (given as Edit) : undefined;
}

const isIndex = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
