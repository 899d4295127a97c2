import type { BrawlAsked, BrawlMoment } from '../../match/hammerspace/moment.ts';
import type { BrawlScenery } from '../../match/hammerspace/scenery.ts';
import { words } from '../../words.ts';
import type { PlayPlace } from '../play-place.ts';
import { usualBots } from '../SeatSelect.tsx';
import { BrawlChanges } from './BrawlChanges.tsx';
import { BrawlChoices } from './BrawlChoices.tsx';
import { BrawlLog } from './BrawlLog.tsx';
import { BrawlStart } from './BrawlStart.tsx';
import { BrawlTable } from './BrawlTable.tsx';
import { LookedCard } from './LookedCard.tsx';

const { brawl } = words;
/** Players of a match that begins with one click. */
const usual = 4;

/** Hammerspace: seats around a table, the log at the left, the card that is pointed at at the right. */
export const hammerspacePlace: PlayPlace = {
  Start: BrawlStart,
  bots: usualBots,
  quick(_set, first) {
    const setup: BrawlAsked = { seats: usual };
    return { asked: { setup }, seated: [first, ...Array.from({ length: usual - 1 }, () => 'greedy' as const)] };
  },
  Table: BrawlTable,
  Choices: BrawlChoices,
  Changes: BrawlChanges,
  Left: BrawlLog,
  Right: LookedCard,
  logAtTable: false,
  seat: (_, seat) => ({ name: brawl.player(seat), side: 'none' }),
  standing(scenery, moment) {
    const { turnLimit } = scenery as BrawlScenery;
    const { state } = moment as BrawlMoment;
    const where = turnLimit > 0 && state.turns > 0 ? brawl.whereOf(state.turns, turnLimit) : brawl.where(state.turns);
    return [where, standingOf(moment as BrawlMoment)];
  },
  where: (scenery, moment) => `${(scenery as BrawlScenery).name}, ${brawl.where((moment as BrawlMoment).state.turns)}`,
  fileName: (scenery) => (scenery as BrawlScenery).name.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
  rules: async () => (await import('../../../rules/hammerspace/README.md?raw')).default,
};

/** Who has won, or who has the most HP. */
function standingOf({ state: { hp, fell, over } }: BrawlMoment): string {
  if (over === 'nobody') return brawl.draw;
  const left = [...hp.keys()].filter((seat) => fell[seat] === 0);
  const most = Math.max(...left.map((seat) => hp[seat] ?? 0));
  const names = left.filter((seat) => over === 'last' || hp[seat] === most).map(brawl.player);
  return over === undefined ? brawl.most(names, most) : brawl.wins(names);
}
