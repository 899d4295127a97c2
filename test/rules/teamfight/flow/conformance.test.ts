import type { Setup } from '../../../../rules/teamfight/game.ts';
import { presets } from '../../../../rules/teamfight/options.ts';
import { teamfight } from '../../../../rules/teamfight/rules.ts';
import { conforms } from '../../kernel/conformance.ts';
import { shipped } from '../support.ts';

const saltmarch: Setup = { sets: [shipped('saltmarch')], options: presets.current };

/** Small matches, whole ones, and those of the older rules. Nothing is hidden in Teamfight, so the rules' own sample is the truth. */
conforms(
  'Teamfight',
  teamfight,
  {
    'a drafted match on any map': saltmarch,
    'the older rules': { ...saltmarch, options: { ...presets.older, rounds: 3 }, map: 'saltmarch/flooded-market' },
    'the intro setup in two rounds': {
      ...saltmarch,
      options: { ...presets.current, rounds: 2 },
      map: 'saltmarch/flooded-market',
      teams: [
        ['saltmarch/brack', 'saltmarch/calloway', 'saltmarch/tallow', 'saltmarch/finn'],
        ['saltmarch/harrow', 'saltmarch/maren', 'saltmarch/hush', 'saltmarch/brine'],
      ],
    },
  },
  {
    seats: 2,
    decisions: 6000,
    runs: 1,
    rolled: (event) =>
      event.event === 'rolled' ? { sides: event.sides, label: event.label, value: event.value } : undefined,
    edit({ units }, dice) {
      const unit = dice.roll(units.length + 1, 'unit') - 1;
      const value = dice.roll(8, 'value') - 1;
      const edits = [
        { edit: 'health', unit, value },
        { edit: 'overshield', unit, value },
        { edit: 'token', unit, token: dice.roll(60, 'token'), count: value },
        { edit: 'move', unit, at: dice.roll(150, 'space') },
        { edit: 'tap', unit, ability: value, tapped: value > 3 },
        { edit: 'health', unit: 'all', value: -1 },
      ];
      return edits[dice.roll(edits.length, 'edit') - 1];
    },
  },
);
