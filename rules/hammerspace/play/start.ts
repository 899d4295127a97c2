import { shuffle } from '../../kernel/dice.ts';
import type { Seat } from '../../kernel/rules.ts';
import type { Game } from '../game.ts';
import type { State } from '../state.ts';
import { rowSize, traitsDealt } from '../types.ts';
import { bitOf, fill, rolled, type Table } from './table.ts';

/** Deals cards and traits, and rolls for who begins (H-001, H-002, H-004, H-005). */
export function start(game: Game, { dice, emit }: Pick<Table, 'dice' | 'emit'>): State {
  const seats = Array.from({ length: game.seats }, (_, seat): Seat => seat);
  const { startingHp } = game.options;
  const state: State = {
    deck: shuffle(dice, game.cards.length, 'deck'),
    discards: [],
    shown: [],
    rows: seats.map(() => []),
    marks: seats.map(() => []),
    known: seats.map(() => []),
    hp: seats.map(() => startingHp),
    traits: seats.map(() => []),
    dealt: seats.map(() => []),
    spare: game.traits.length === 0 ? [] : shuffle(dice, game.traits.length, 'traits'),
    turn: 0,
    direction: 1,
    turns: 0,
    lost: seats.map(() => 0),
    lastAttacker: seats.map(() => -1),
    attacked: seats.map(() => false),
    attacking: false,
    rested: seats.map(() => false),
    resting: false,
    fell: seats.map(() => 0),
    over: undefined,
    lastOfAll: 0,
    stack: [],
  };
  const table: Table = { game, state, dice, emit };
  emit({ event: 'shuffled', what: 'deck' });
  for (const seat of seats) fill(table, seat, rowSize);
  state.turn = firstOf(table, seats);
  emit({ event: 'first', seat: state.turn });
  const order = seats.map((step) => (state.turn + step) % game.seats);
  state.stack = [{ at: 'turn', arranged: false }, ...order.map((seat) => ({ at: 'arrange', seat }) as const).reverse()];
  if (game.traits.length > 0) {
    emit({ event: 'shuffled', what: 'traits' });
    for (const seat of seats) {
      state.dealt[seat] = state.spare.splice(0, traitsDealt);
      emit({ event: 'dealt-traits', seat, traits: [...state.dealt[seat]!], known: bitOf(seat) });
    }
    state.stack.push(...order.map((seat) => ({ at: 'traits', seat }) as const).reverse());
  }
  return state;
}

/** The highest roll of two dice begins; those who tie roll again. */
function firstOf(table: Table, seats: readonly Seat[]): Seat {
  let left = [...seats];
  while (left.length > 1) {
    const sums = left.map(() => rolled(table, 'first') + rolled(table, 'first'));
    left = left.filter((_, index) => sums[index] === Math.max(...sums));
  }
  return left[0]!;
}
