import type { Action } from '../../../rules/valyr/action.ts';
import { bots } from '../../../rules/valyr/bots.ts';
import type { Event } from '../../../rules/valyr/event.ts';
import type { Game } from '../../../rules/valyr/game.ts';
import { optionsOf } from '../../../rules/valyr/options.ts';
import { cannotPlay } from '../../../rules/valyr/play/prepare.ts';
import { designOf } from '../../../rules/valyr/play/table.ts';
import { openRecord, type PlainSetup } from '../../../rules/valyr/record/kept-record.ts';
import { rules } from '../../../rules/valyr/rules.ts';
import type { State, View } from '../../../rules/valyr/state.ts';
import { tellAction, tellAsked } from '../../../rules/valyr/tell-action.ts';
import type { PlayedSystem } from '../played-system.ts';
import type { BattleAsked } from './moment.ts';
import { sceneryOf } from './scenery.ts';
import { tell } from './tell-moment.ts';

/** Battles of Valyr in the window. Nothing is hidden in them. */
export const valyrMatches: PlayedSystem<Game, State, View, Action, Event> = {
  id: 'valyr',
  rules,
  bots,
  setUp(set, asked) {
    const { armies, battlefield, options } = asked as BattleAsked;
    const setup: PlainSetup = { armies, battlefield, options: { ...optionsOf(set), ...options } };
    const whole = { ...setup, sets: [set] };
    const refusal = cannotPlay(whole);
    return refusal ? { refusal: refusal.message } : { game: rules.prepare(whole), setup };
  },
  openRecord,
  seats: ({ seats }) => seats,
  scenery: (game, _, sizes) => sceneryOf(game, sizes),
  choices: (game, state) => ({
    asked: tellAsked(game, state),
    choices: rules
      .actions(game, state)
      // Places are clicked on the table: those on offer are a few of all that are legal.
      .actions.filter((action) => action.do !== 'move' && action.do !== 'place')
      .map((action) => ({ action, told: tellAction(game, state, action) })),
  }),
  tellAction,
  tellWhy: (game, seen, action, why) => `${tellAction(game, seen, action)}: ${why}`,
  tell,
  scores: (game, { units }) =>
    game.armies.map((_, seat) =>
      units
        .filter((unit) => unit.seat === seat && unit.at !== 'out')
        .reduce((sum, unit) => sum + designOf(game, unit).appraisal, 0),
    ),
};
