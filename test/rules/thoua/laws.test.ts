import type { Dice } from '../../../rules/kernel/dice.ts';
import type { Event } from '../../../rules/thoua/event.ts';
import type { Game, Setup } from '../../../rules/thoua/game.ts';
import { rules } from '../../../rules/thoua/rules.ts';
import type { State } from '../../../rules/thoua/state.ts';
import { conforms } from '../kernel/conformance.ts';
import type { Conformance } from '../kernel/conformance-options.ts';
import { everything, everythingElse } from './everything.ts';

const system: Conformance<Game, State, Event> = {
  seats: 2,
  rolled: (event) => (event.event === 'rolled' ? event : undefined),
  decisions: 20_000,
  runs: 1,
  edit(state: State, dice: Dice) {
    const figure = dice.roll(state.figures.length, 'figure') - 1;
    const value = dice.roll(6, 'value') - 1;
    switch (dice.roll(6, 'edit')) {
      case 1:
        return { edit: 'hp', figure, value };
      case 2:
        return { edit: 'ap', figure, value };
      case 3:
        return { edit: 'move', figure, at: dice.roll(60, 'at') - 1 };
      case 4:
        return { edit: 'cooldown', figure, ability: 0, value };
      case 5:
        return { edit: 'turns', figure, held: 0, value };
      default:
        return { edit: 'obstacle', at: dice.roll(60, 'at') - 1 };
    }
  },
};

/** The laws are about what is played, not about files: games are drawn. */
const drawnRules = { ...rules, prepare: (game: Game) => game };

conforms(
  'THOUA',
  drawnRules as unknown as typeof rules,
  { current: everything as unknown as Setup, other: everythingElse as unknown as Setup },
  system,
);
