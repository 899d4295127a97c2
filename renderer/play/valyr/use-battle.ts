import type { BattleChoices, BattleMoment } from '../../match/valyr/moment.ts';
import type { BattleScenery } from '../../match/valyr/scenery.ts';
import { momentNow, momentsNow, useMatch } from '../../stores/match.ts';

/** The moment that is looked at, as one of Valyr: its place shows no other system's. */
export function useBattle(): { readonly scenery: BattleScenery; readonly moment: BattleMoment } | undefined {
  const scenery = useMatch((state) => state.scenery);
  const moment = useMatch(momentNow);
  return scenery && moment && { scenery: scenery as BattleScenery, moment: moment as BattleMoment };
}

type Shown = ReturnType<typeof useMatch.getState>;

/** What the person can choose now: at the end of the line. */
export const battleChoicesOf = (shown: Shown): BattleChoices | undefined =>
  shown.at === momentsNow(shown).length - 1 ? (shown.choices as BattleChoices | undefined) : undefined;

export const useBattleChoices = (): BattleChoices | undefined => useMatch(battleChoicesOf);
