import type { Event } from '../../../rules/hammerspace/event.ts';
import type { Game } from '../../../rules/hammerspace/game.ts';
import { presets } from '../../../rules/hammerspace/options.ts';
import type { Edit } from '../../../rules/hammerspace/play/by-hand.ts';
import { rules } from '../../../rules/hammerspace/rules.ts';
import type { State } from '../../../rules/hammerspace/state.ts';
import { shuffle } from '../../../rules/kernel/dice.ts';
import { conforms } from '../kernel/conformance.ts';
import type { Conformance } from '../kernel/conformance-options.ts';
import { setupOf } from './deck.ts';

const system = (seats: number): Conformance<Game, State, Event> => ({
  seats,
  rolled: (event) => (event.event === 'rolled' ? event : undefined),
  decisions: 20_000,
  runs: 3,
  /** HP, sometimes none, or a card of the deck or the discards at a place. */
  edit(state, dice): Edit {
    const seat = dice.roll(seats, 'seat') - 1;
    if (dice.roll(2, 'what') === 1) return { edit: 'hp', seat, value: dice.roll(12, 'hp') - 1 };
    const piles = [...state.deck, ...state.discards];
    return {
      edit: 'card',
      seat,
      place: dice.roll(4, 'place') - 1,
      card: piles[dice.roll(piles.length, 'card') - 1] ?? 0,
    };
  },
  /** Deals anew whatever the seat has never seen: the deck, cards hidden or in other hands, traits that others choose from. */
  hide(_, state, seat, dice) {
    const copy = structuredClone(state);
    const places = [
      ...copy.deck.map((_, at) => ({ in: copy.deck, at })),
      ...copy.rows.flatMap((row, owner) =>
        row.flatMap((_, at) => ((copy.known[owner]![at]! >> seat) % 2 === 0 ? [{ in: row, at }] : [])),
      ),
    ];
    const dealt = [
      ...copy.spare.map((_, at) => ({ in: copy.spare, at })),
      ...copy.dealt.flatMap((row, owner) => (owner === seat ? [] : row.map((_, at) => ({ in: row, at })))),
    ];
    for (const moved of [places, dealt]) {
      const cards = moved.map((place) => place.in[place.at]!);
      for (const [index, other] of shuffle(dice, cards.length, 'hide').entries()) {
        moved[index]!.in[moved[index]!.at] = cards[other]!;
      }
    }
    return copy;
  },
});

conforms('Hammerspace for four', rules, { current: setupOf(4, { startingHp: 8 }) }, system(4));
conforms('Hammerspace for two', rules, { older: setupOf(2, { ...presets.older, startingHp: 8 }) }, system(2));
