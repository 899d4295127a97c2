import type { CombatAsked, CombatMoment } from '../../match/thoua/moment.ts';
import type { CombatScenery } from '../../match/thoua/scenery.ts';
import { words } from '../../words.ts';
import type { PlayPlace } from '../play-place.ts';
import { combatBots } from './bots.ts';
import { CombatChanges } from './CombatChanges.tsx';
import { CombatChoices } from './CombatChoices.tsx';
import { CombatSide } from './CombatSide.tsx';
import { CombatStart } from './CombatStart.tsx';
import { CombatTable } from './CombatTable.tsx';
import { encountersOf, partyOf } from './encounters.ts';
import { colourOf } from './on-board.ts';

const { combat } = words;

/** THOUA: the board with the order of turns in the middle, the party and the enemies beside it. */
export const thouaPlace: PlayPlace = {
  Start: CombatStart,
  bots: combatBots,
  quick(set, first) {
    const [encounter] = encountersOf(set);
    if (!encounter) return undefined;
    const setup: CombatAsked = { encounter: encounter.ref, party: partyOf(set, encounter) };
    return { asked: { setup }, seated: [first, 'in-character'] };
  },
  Table: CombatTable,
  Choices: CombatChoices,
  Changes: CombatChanges,
  Left: () => CombatSide({ seat: 0 }),
  Right: () => CombatSide({ seat: 1 }),
  logAtTable: true,
  seat: (_, seat) => ({ name: combat.sides[seat] ?? '', side: colourOf(seat) }),
  standing(_, moment) {
    const { state, scores } = moment as CombatMoment;
    const [party = 0, enemies = 0] = scores;
    return [
      combat.track.round(state.round),
      state.over === undefined ? combat.hpLeft(party, enemies) : combat.over[state.over],
    ];
  },
  where: (scenery, moment) =>
    `${(scenery as CombatScenery).name}, ${combat.track.round((moment as CombatMoment).state.round).toLowerCase()}`,
  fileName: (scenery) => (scenery as CombatScenery).ref,
  rules: async () => (await import('../../../rules/thoua/README.md?raw')).default,
};
