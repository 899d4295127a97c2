import type { BattleAsked, BattleMoment } from '../../match/valyr/moment.ts';
import type { BattleScenery } from '../../match/valyr/scenery.ts';
import { words } from '../../words.ts';
import type { PlayPlace } from '../play-place.ts';
import { usualBots } from '../SeatSelect.tsx';
import { Armies } from './Armies.tsx';
import { BattleChanges } from './BattleChanges.tsx';
import { BattleChoices } from './BattleChoices.tsx';
import { BattleStart } from './BattleStart.tsx';
import { BattleTable } from './BattleTable.tsx';
import { LookedUnit } from './LookedUnit.tsx';
import { armiesOf, fieldsOf } from './muster.ts';

const { battle } = words;

/** Valyr: a measured table in the middle, the armies at the left, the unit that is looked at with the log at the right. */
export const valyrPlace: PlayPlace = {
  Start: BattleStart,
  bots: usualBots,
  quick(set, first) {
    const [field] = fieldsOf(set);
    const armies = armiesOf(set);
    const [one, other = one] = armies;
    if (!field || !one || !other) return undefined;
    const setup: BattleAsked = { battlefield: field.ref, armies: [one.ref, other.ref] };
    return { asked: { setup }, seated: [first, 'greedy'] };
  },
  Table: BattleTable,
  Choices: BattleChoices,
  Changes: BattleChanges,
  Left: Armies,
  Right: LookedUnit,
  logAtTable: false,
  seat: (_, seat) => ({ name: battle.player(seat), side: 'none' }),
  standing(_, moment) {
    const { state, scores } = moment as BattleMoment;
    return [battle.round(state.round), state.setup ? '' : standingOf(state.over, scores, state.fell)];
  },
  where: (scenery, moment) =>
    `${(scenery as BattleScenery).name}, ${battle.round((moment as BattleMoment).state.round).toLowerCase()}`,
  fileName: (scenery) => (scenery as BattleScenery).name.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
  rules: async () => (await import('../../../rules/valyr/README.md?raw')).default,
};

/** Who has won, or whose army is worth the most. */
function standingOf(over: BattleMoment['state']['over'], scores: readonly number[], fell: readonly number[]): string {
  const left = [...scores.keys()].filter((seat) => fell[seat] === 0);
  const most = Math.max(0, ...left.map((seat) => scores[seat] ?? 0));
  const names = left.filter((seat) => scores[seat] === most).map(battle.player);
  return over === undefined ? battle.leads(names, most) : battle.wins(names);
}
