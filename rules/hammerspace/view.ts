import { type Dice, shuffle } from '../kernel/dice.ts';
import type { Seat } from '../kernel/rules.ts';
import type { Event } from './event.ts';
import type { Game } from './game.ts';
import { bitOf } from './play/table.ts';
import { type State, unknown, type View } from './state.ts';

/** What a seat may know: cards that it has seen, and of all others only that they are there (H-003). */
export function view(state: State, seat: Seat): View {
  const bit = bitOf(seat);
  const none = (cards: readonly number[]) => cards.map(() => unknown);
  return {
    ...state,
    deck: none(state.deck),
    rows: state.rows.map((row, owner) =>
      row.map((card, place) => ((state.known[owner]![place]! & bit) === 0 ? unknown : card)),
    ),
    dealt: state.dealt.map((traits, owner) => (owner === seat ? traits : none(traits))),
    spare: none(state.spare),
  };
}

/** An event as a seat may see it. */
export function viewEvent(event: Event, seat: Seat): Event {
  const sees = (known: number) => (known & bitOf(seat)) !== 0;
  switch (event.event) {
    case 'drew':
    case 'took':
    case 'replaced':
      return sees(event.known) ? event : { ...event, cards: event.cards.map(() => unknown) };
    case 'dealt-traits':
      return sees(event.known) ? event : { ...event, traits: event.traits.map(() => unknown) };
    case 'arranged':
      return {
        ...event,
        cards: event.cards.map((card, place) => (sees(event.known[place]!) ? card : unknown)),
      };
    default:
      return event;
  }
}

/** A full state that agrees with a view: what the seat has not seen is dealt anew. */
export function sample(game: Game, seen: View, dice: Dice): State {
  const state = clone(seen);
  const cards = missing(game.cards.length, [...seen.discards, ...seen.rows.flat()], dice);
  const traits = missing(game.traits.length, [...seen.traits.flat(), ...seen.dealt.flat()], dice);
  const deal = (rest: number[]) => (card: number) => (card === unknown ? rest.pop()! : card);
  state.rows = state.rows.map((row) => row.map(deal(cards)));
  state.deck = state.deck.map(deal(cards));
  state.dealt = state.dealt.map((row) => row.map(deal(traits)));
  state.spare = state.spare.map(deal(traits));
  return state;
}

/** The numbers below `length` that were not seen, in random order. */
function missing(length: number, seen: readonly number[], dice: Dice): number[] {
  const known = new Set(seen);
  const rest = Array.from({ length }, (_, card) => card).filter((card) => !known.has(card));
  return shuffle(dice, rest.length, 'unknown').map((index) => rest[index]!);
}

export function clone(state: State): State {
  const lists = (all: readonly (readonly number[])[]) => all.map((one) => [...one]);
  return {
    ...state,
    deck: [...state.deck],
    discards: [...state.discards],
    shown: [...state.shown],
    rows: lists(state.rows),
    marks: lists(state.marks),
    known: lists(state.known),
    hp: [...state.hp],
    traits: lists(state.traits),
    dealt: lists(state.dealt),
    spare: [...state.spare],
    lost: [...state.lost],
    lastAttacker: [...state.lastAttacker],
    attacked: [...state.attacked],
    rested: [...state.rested],
    fell: [...state.fell],
    stack: state.stack.map((frame) =>
      frame.at === 'attack'
        ? {
            ...frame,
            queue: frame.queue.map((one) => ({ ...one })),
            done: frame.done.map((one) => ({ ...one, cards: [...one.cards] })),
          }
        : { ...frame },
    ),
  };
}
