import { describe, expect, it } from 'vitest';
import { toNumber } from '../../../rules/kernel/fraction.ts';
import { chance, odds } from '../../../rules/kernel/odds.ts';
import type { Rules } from '../../../rules/kernel/rules.ts';

interface Pips {
  points: number;
  turn: number;
}

/** Seat 0 rolls: a 6 rolls again, for ever. Then it may add a d4 (`more`) before seat 1 decides. */
const dicey: Rules<void, void, Pips, Pips, 'roll' | 'two' | 'more' | 'shuffle', never> = {
  prepare: () => {},
  start: () => ({ points: 0, turn: 0 }),
  seat: (_, { turn }) => (turn > 1 ? 1 : 0),
  actions: () => ({ actions: ['roll', 'two', 'more'], complete: true }),
  check: () => undefined,
  apply(_, state, action, dice) {
    if (action === 'shuffle') for (let sides = 60; sides > 1; sides--) dice.roll(sides, 'card');
    if (action === 'two') state.points += dice.roll(6, 'two') + dice.roll(6, 'two');
    if (action === 'more') state.points += dice.roll(4, 'more');
    for (let value = 6; action === 'roll' && value === 6; ) {
      value = dice.roll(6, 'roll');
      state.points += value;
    }
    state.turn++;
  },
  clone: (state) => ({ ...state }),
  view: (_, state) => state,
  viewEvent: (_, event) => event,
  sample: (_, view) => ({ ...view }),
  result: () => undefined,
};
const start = { points: 0, turn: 0 };

describe('odds', () => {
  it('follow every way the dice can fall, exactly', () => {
    const two = odds(dicey, undefined, start, 'two');
    expect(two.outcomes).toHaveLength(36);
    expect(two.remainder).toEqual({ over: 0n, under: 1n });
    expect(chance(two, ({ points }) => points === 7)).toEqual({ over: 1n, under: 6n });
    expect(chance(two, ({ points }) => points >= 11)).toEqual({ over: 1n, under: 12n });
    expect(new Set(two.outcomes.map(({ rolls }) => rolls.map(({ value }) => value).join())).size).toBe(36);
    expect(two.assumption).toBe('The dice are followed until anybody decides. What is decided then is not counted.');
    expect(start).toEqual({ points: 0, turn: 0 });
  });

  it('go on with the own choices of a plan until somebody else decides', () => {
    const plan = odds(dicey, undefined, start, 'two', { next: () => 'more' });
    expect(plan.outcomes).toHaveLength(144);
    expect(chance(plan, ({ points }) => points === 3)).toEqual({ over: 1n, under: 144n });
    expect(plan.assumption).toContain('until another seat decides');
  });

  it('stop at a limit with the likelier branches done, and state what they left', () => {
    const endless = odds(dicey, undefined, start, 'roll', { branches: 17 });
    expect(endless.outcomes).toHaveLength(17);
    // Seven sixes: three rounds of five faces and two of the fourth die have been followed, the likelier ones first.
    expect(chance(endless, ({ points }) => points < 6)).toEqual({ over: 5n, under: 6n });
    expect(chance(endless, ({ points }) => points > 6 && points < 12)).toEqual({ over: 5n, under: 36n });
    expect(toNumber(endless.remainder) + toNumber(chance(endless, () => true))).toBe(1);
    const deck = odds(dicey, undefined, start, 'shuffle', { branches: 100 });
    expect(deck.outcomes).toHaveLength(100);
    expect(toNumber(deck.remainder)).toBeCloseTo(1, 9);
  });
});
