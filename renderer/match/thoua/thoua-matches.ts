import type { Action } from '../../../rules/thoua/action.ts';
import { bots } from '../../../rules/thoua/bots.ts';
import type { Event } from '../../../rules/thoua/event.ts';
import type { Game } from '../../../rules/thoua/game.ts';
import { optionsOf } from '../../../rules/thoua/options.ts';
import { seats, topOf } from '../../../rules/thoua/play/look.ts';
import { cannotPlay } from '../../../rules/thoua/play/prepare.ts';
import { openRecord, type PlainSetup } from '../../../rules/thoua/record/kept-record.ts';
import { rules } from '../../../rules/thoua/rules.ts';
import type { State, View } from '../../../rules/thoua/state.ts';
import { tellAction } from '../../../rules/thoua/tell-action.ts';
import { figureName } from '../../../rules/thoua/tell-event.ts';
import type { PlayedSystem } from '../played-system.ts';
import { choicesOf } from './choices.ts';
import type { CombatAsked } from './moment.ts';
import { sceneryOf } from './scenery.ts';
import { shownOf } from './shown.ts';
import { tell } from './tell-moment.ts';

/** Combats of THOUA in the window. Nothing is hidden in them. */
export const thouaMatches: PlayedSystem<Game, State, View, Action, Event> = {
  id: 'thoua',
  rules,
  bots,
  setUp(set, asked) {
    const { encounter, party, options } = asked as CombatAsked;
    const setup: PlainSetup = { encounter, party, options: { ...optionsOf(set), ...options } };
    const whole = { ...setup, sets: [set] };
    const refusal = cannotPlay(whole);
    return refusal ? { refusal: refusal.message } : { game: rules.prepare(whole), setup };
  },
  openRecord,
  seats: () => seats,
  scenery: (game, _, sizes) => sceneryOf(game, sizes),
  shown: shownOf,
  choices: choicesOf,
  tellAction: (game, seen, action) => {
    const frame = topOf(seen);
    const who = frame && 'figure' in frame ? `${figureName(game, frame.figure)}: ` : '';
    return `${who}${tellAction(game, seen, action)}`;
  },
  tellWhy: (game, seen, action, why) => `${tellAction(game, seen, action)}: ${why}`,
  tell: (game, _, event) => tell(game, event),
  scores: (game, { figures }) =>
    [0, 1].map((side) =>
      figures.reduce((sum, { hp }, figure) => (game.figures[figure]?.side === side ? sum + hp : sum), 0),
    ),
};
