import { type Dice, shuffle } from '../../kernel/dice.ts';
import type { Emit, Seat } from '../../kernel/rules.ts';
import type { Event } from '../event.ts';
import type { CardDesign, Game } from '../game.ts';
import type { Rule } from '../program.ts';
import { mark, type State } from '../state.ts';

/** What everything that happens is done with. */
export interface Table {
  readonly game: Game;
  readonly state: State;
  readonly dice: Dice;
  readonly emit: Emit<Event>;
}

export const bitOf = (seat: Seat): number => 1 << seat;

/** All seats as bits. */
export const everybody = ({ seats }: Game): number => (1 << seats) - 1;

export const isUp = (state: State, seat: Seat, place: number): boolean => state.marks[seat]![place] === 0;

/** Whether a card still lies in its row: neither used nor about to be discarded. */
export const isThere = (state: State, seat: Seat, place: number): boolean => {
  const marks = state.marks[seat]![place];
  return marks !== undefined && (marks & (mark.used | mark.gone)) === 0;
};

export const designAt = (game: Game, state: State, seat: Seat, place: number): CardDesign =>
  game.cards[state.rows[seat]![place]!]!;

export const isIn = (state: State, seat: Seat): boolean => state.fell[seat] === 0;

/** Seats still in the game, the given one first, then going round in the given direction (H-049). */
export function around(game: Game, state: State, from: Seat, direction = 1): Seat[] {
  const all: Seat[] = [];
  for (let step = 0; step < game.seats; step++) {
    const seat = (((from + direction * step) % game.seats) + game.seats) % game.seats;
    if (isIn(state, seat)) all.push(seat);
  }
  return all;
}

/** The next seat in the game on that side; the seat itself where nobody else is left. */
export const beside = (game: Game, state: State, seat: Seat, side: 'right' | 'left'): Seat =>
  around(game, state, (seat + (side === 'right' ? 1 : game.seats - 1)) % game.seats, side === 'right' ? 1 : -1)[0] ??
  seat;

type RuleOf<K extends Rule['rule']> = Extract<Rule, { readonly rule: K }>;

/** The rules of one kind among some. */
export const rulesOf = <K extends Rule['rule']>(program: readonly Rule[], kind: K): RuleOf<K>[] =>
  program.filter((one): one is RuleOf<K> => one.rule === kind);

/** The rules of one kind that a seat's traits hold. */
export const traitRules = <K extends Rule['rule']>({ traits }: Game, state: State, seat: Seat, kind: K): RuleOf<K>[] =>
  state.traits[seat]!.flatMap((trait) => rulesOf(traits[trait]!.program, kind));

/** Rolls a die in the open. */
export function rolled({ dice, emit }: Table, label: string): number {
  const value = dice.roll(6, label);
  emit({ event: 'rolled', label, sides: 6, value });
  return value;
}

export function changeHp({ state, emit }: Table, seat: Seat, by: number): void {
  const hp = Math.max(0, state.hp[seat]! + by);
  const change = hp - state.hp[seat]!;
  if (change === 0) return;
  state.hp[seat] = hp;
  emit({ event: 'hp', seat, by: change, hp });
}

/** The top card of the deck; from the shuffled discards where it is empty (H-047). Undefined where both are. */
export function drawn({ state, dice, emit }: Table): number | undefined {
  if (state.deck.length === 0 && state.discards.length > 0) {
    const order = shuffle(dice, state.discards.length, 'discards');
    state.deck = order.map((index) => state.discards[index]!);
    state.discards = [];
    emit({ event: 'shuffled', what: 'discards' });
  }
  return state.deck.pop();
}

/** Draws until the row is full; the new cards are in hand (H-044). */
export function fill(table: Table, seat: Seat, size: number): void {
  const { state, emit } = table;
  const cards: number[] = [];
  while (state.rows[seat]!.length < size) {
    const card = drawn(table);
    if (card === undefined) break;
    cards.push(card);
    put(state, seat, card, mark.held, bitOf(seat));
  }
  if (cards.length > 0) emit({ event: 'drew', seat, cards, known: bitOf(seat) });
}

/** Lays a card at the right end of a row. */
export function put(state: State, seat: Seat, card: number, marks: number, known: number): void {
  state.rows[seat]!.push(card);
  state.marks[seat]!.push(marks);
  state.known[seat]!.push(known);
}

/** Takes a card out of a row. */
export function takenFrom(state: State, seat: Seat, place: number): { card: number; marks: number; known: number } {
  const [card] = state.rows[seat]!.splice(place, 1);
  const [marks] = state.marks[seat]!.splice(place, 1);
  const [known] = state.known[seat]!.splice(place, 1);
  return { card: card!, marks: marks!, known: known! };
}

/** Moves the cards of a row that are used or gone to the discards. */
export function clear(table: Table, seat: Seat): void {
  const { state } = table;
  for (let place = state.rows[seat]!.length - 1; place >= 0; place--) {
    if (isThere(state, seat, place)) continue;
    const { card } = takenFrom(state, seat, place);
    discard(table, seat, card);
  }
}

/** Lays a card on the discards, for all to see. */
export function discard({ state, emit }: Table, seat: Seat, card: number): void {
  state.discards.push(card);
  state.shown.push(card);
  emit({ event: 'discarded', seat, card });
}

/** How many cards of a seat may lie face down (H-003, H-061). */
export const hiddenLimit = (game: Game, state: State, seat: Seat): number =>
  Math.max(1, ...traitRules(game, state, seat, 'hidden-cards').map(({ most }) => most));
