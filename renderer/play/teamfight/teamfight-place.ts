import type { TeamfightAsked, TeamfightMoment } from '../../match/teamfight/moment.ts';
import { sideOf } from '../../match/teamfight/pieces.ts';
import type { Scenery } from '../../match/teamfight/scenery.ts';
import { words } from '../../words.ts';
import type { PlayPlace } from '../play-place.ts';
import { usualBots } from '../SeatSelect.tsx';
import { BoardChoices } from './BoardChoices.tsx';
import { BoardTable } from './BoardTable.tsx';
import { firstMap } from './match-choices.ts';
import { SideCards } from './SideCards.tsx';
import { StartForm } from './StartForm.tsx';
import { UnitChanges } from './UnitChanges.tsx';

const { play } = words;

/** Teamfight: a board in the middle, the two sides' units beside it. */
export const teamfightPlace: PlayPlace = {
  Start: StartForm,
  bots: usualBots,
  quick(set, first) {
    const map = firstMap(set);
    const setup: TeamfightAsked = map === undefined ? {} : { map };
    return { asked: { setup }, seated: [first, 'greedy'] };
  },
  Table: BoardTable,
  Choices: BoardChoices,
  Changes: UnitChanges,
  Left: () => SideCards({ seat: 0 }),
  Right: () => SideCards({ seat: 1 }),
  logAtTable: true,
  seat(moment, seat) {
    const side = sideOf((moment as TeamfightMoment).state, seat);
    return { name: side === 'blue' ? play.blue : play.red, side };
  },
  standing(scenery, moment) {
    const { rounds } = scenery as Scenery;
    const { state, scores, next } = moment as TeamfightMoment;
    const [first = 0, second = 0] = scores;
    const [red, blue] = state.red === 0 ? [first, second] : [second, first];
    const { transport } = play;
    return [
      transport.round(state.round, rounds),
      next === undefined ? `${transport.over(red, blue)}, ${red} : ${blue}` : transport.points(red, blue),
    ];
  },
  where: (scenery, moment) =>
    play.change.sceneName((moment as TeamfightMoment).state.round, (scenery as Scenery).board.name),
  fileName: (scenery) => (scenery as Scenery).board.ref,
  rules: async () => (await import('../../../rules/teamfight/README.md?raw')).default,
};
