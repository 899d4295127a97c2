import type { Action } from '../../../rules/hammerspace/action.ts';
import { bots } from '../../../rules/hammerspace/bots.ts';
import type { Event } from '../../../rules/hammerspace/event.ts';
import type { Game } from '../../../rules/hammerspace/game.ts';
import { optionsOf } from '../../../rules/hammerspace/options.ts';
import { cannotPlay } from '../../../rules/hammerspace/play/prepare.ts';
import { openRecord, type PlainSetup } from '../../../rules/hammerspace/record/kept-record.ts';
import { rules } from '../../../rules/hammerspace/rules.ts';
import type { State, View } from '../../../rules/hammerspace/state.ts';
import { tellAction } from '../../../rules/hammerspace/tell-action.ts';
import { Memory } from '../../../rules/kernel/memory.ts';
import type { PlayedSystem } from '../played-system.ts';
import { choicesOf, oddsOf } from './choices.ts';
import type { BrawlAsked } from './moment.ts';
import { sceneryOf } from './scenery.ts';
import { tell } from './tell-moment.ts';

/** Matches of Hammerspace in the window. */
export const hammerspaceMatches: PlayedSystem<Game, State, View, Action, Event> = {
  id: 'hammerspace',
  rules,
  bots,
  setUp(set, asked) {
    const { seats, options } = asked as BrawlAsked;
    const setup: PlainSetup = { seats, options: { ...optionsOf(set), ...options } };
    const whole = { ...setup, sets: [set] };
    const refusal = cannotPlay(whole);
    return refusal ? { refusal: refusal.message } : { game: rules.prepare(whole), setup };
  },
  openRecord,
  seats: ({ seats }) => seats,
  scenery: (game, _, sizes) => sceneryOf(game, sizes, new Memory()),
  choices: choicesOf,
  odds: oddsOf,
  tellAction: (game, seen, action) => tellAction(game, seen, action, 'themselves'),
  tellWhy: (game, seen, action, why) => `${tellAction(game, seen, action, 'themselves')}: ${why}`,
  tell: (game, _, event) => tell(game, event),
  scores: (_, { hp }) => hp,
};
