import type { Event } from '../../../rules/valyr/event.ts';
import type { Game } from '../../../rules/valyr/game.ts';
import { rules } from '../../../rules/valyr/rules.ts';
import type { State } from '../../../rules/valyr/state.ts';
import { conforms } from '../kernel/conformance.ts';
import type { Conformance } from '../kernel/conformance-options.ts';
import { ability, fieldOf, levy } from './field.ts';

const system = (seats: number): Conformance<Game, State, Event> => ({
  seats,
  rolled: (event) => (event.event === 'rolled' ? event : undefined),
  decisions: 4000,
  runs: 3,
  edit: (state, dice) => {
    const unit = dice.roll(state.units.length, 'unit') - 1;
    const edit = (['damage', 'move', 'exhausted', 'fallen', 'energy'] as const)[dice.roll(5, 'what') - 1];
    const value = dice.roll(4, 'value') - 1;
    return { edit, unit, value, x: dice.roll(30_000, 'x'), y: dice.roll(30_000, 'y'), is: value < 2 };
  },
});

const units = {
  bow: {
    ...levy,
    name: 'Bow',
    range: { from: 0, bands: [{ to: 2, strength: -1 }, { to: 12 }] },
    abilities: [
      ability('Once per turn during an attack, this unit may reroll any number of attack dice.', {
        kind: 'active' as const,
      }),
    ],
  },
  spear: {
    ...levy,
    name: 'Spear',
    abilities: [ability('Each other allied unit within 3 range gains +1 block.')],
  },
};
const terrain = [
  {
    name: 'Rock',
    shape: { kind: 'circle' as const, x: 15, y: 15, radius: 2 },
    height: 4,
    blocksSight: true,
    blocksMovement: true,
  },
  {
    name: 'Hill',
    shape: { kind: 'rectangle' as const, x: 8, y: 14, width: 5, depth: 4, turn: 30 },
    height: 1,
    standing: 'whole-base' as const,
  },
];
const options = { roundLimit: 4, priorityTie: 'random' as const };

conforms(
  'Valyr for two',
  rules,
  {
    two: fieldOf({
      units,
      armies: [
        ['bow', 'spear'],
        ['bow', 'spear'],
      ],
      terrain,
      options,
    }),
  },
  system(2),
);
conforms(
  'Valyr for three',
  rules,
  { three: fieldOf({ units, armies: [['bow'], ['spear'], ['bow']], terrain, options }) },
  system(3),
);
