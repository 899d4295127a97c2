import type { Action } from '../../../rules/teamfight/action.ts';
import { bots } from '../../../rules/teamfight/bots.ts';
import type { Event } from '../../../rules/teamfight/event.ts';
import type { Game } from '../../../rules/teamfight/game.ts';
import { ruleOptions } from '../../../rules/teamfight/options.ts';
import { scoresOf } from '../../../rules/teamfight/play/scoring.ts';
import { problemsOf } from '../../../rules/teamfight/play/setup-problems.ts';
import { openRecord, type PlainSetup } from '../../../rules/teamfight/record/kept-record.ts';
import { teamfight } from '../../../rules/teamfight/rules.ts';
import { playScene } from '../../../rules/teamfight/scenes/run.ts';
import type { State } from '../../../rules/teamfight/state.ts';
import { tellAction, tellAsked } from '../../../rules/teamfight/tell-action.ts';
import type { PlayedSystem } from '../played-system.ts';
import { choicesOf } from './choices.ts';
import type { TeamfightAsked } from './moment.ts';
import { sceneryOf } from './scenery.ts';
import { targetOdds } from './target-odds.ts';
import { tell } from './tell-moment.ts';

/** Matches of Teamfight in the window. Nothing is hidden in it. */
export const teamfightMatches: PlayedSystem<Game, State, State, Action, Event> = {
  id: 'teamfight',
  rules: teamfight,
  bots,
  setUp(set, asked) {
    const { map, teams, options } = asked as TeamfightAsked;
    const setup: PlainSetup = {
      options: { ...ruleOptions(set.manifest.rules), ...options },
      first: 0,
      red: 0,
      ...(map !== undefined && { map }),
      ...(teams && { teams }),
    };
    const whole = { ...setup, sets: [set] };
    const [problem] = problemsOf(whole);
    return problem ? { refusal: problem.message } : { game: teamfight.prepare(whole), setup };
  },
  openRecord,
  playScene: (set, scene) => playScene(set, scene).match,
  seats: () => 2,
  scenery: sceneryOf,
  choices: (game, state) => choicesOf({ game, state }),
  odds: (game, state) => targetOdds({ game, state }),
  tellAction(game, state, action) {
    const look = { game, state };
    const told = tellAction(look, action);
    return state.pending && action.do === 'pick' ? `${tellAsked(look, state.pending)}: ${told}` : told;
  },
  tell,
  scores: (_, state) => scoresOf({ state }),
};
