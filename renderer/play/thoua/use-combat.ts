import type { CombatChoices, CombatMoment } from '../../match/thoua/moment.ts';
import type { CombatScenery } from '../../match/thoua/scenery.ts';
import { momentNow, momentsNow, useMatch } from '../../stores/match.ts';

/** The moment that is looked at, as one of THOUA: its place shows no other system's. */
export function useCombat(): { readonly scenery: CombatScenery; readonly moment: CombatMoment } | undefined {
  const scenery = useMatch((state) => state.scenery);
  const moment = useMatch(momentNow);
  return scenery && moment && { scenery: scenery as CombatScenery, moment: moment as CombatMoment };
}

/** What the person can choose now: at the end of the line. */
export const useCombatChoices = (): CombatChoices | undefined =>
  useMatch((shown) =>
    shown.at === momentsNow(shown).length - 1 ? (shown.choices as CombatChoices | undefined) : undefined,
  );
