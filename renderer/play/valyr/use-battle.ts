import { create } from 'zustand';
import type { Spot } from '../../../rules/valyr/game.ts';
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

/** What a person has in the hand over the table: of this window, not of the match. */
interface Pointing {
  /** Where the pointer or the keyboard is, in thousandths of an inch. */
  readonly over?: Spot | undefined;
  /** The ability that is being aimed, by its number. */
  readonly aim?: number | undefined;
  /** Whether the pointer measures, and what it has measured. */
  readonly measuring: boolean;
  readonly ruler?: { readonly from: Spot; readonly to: Spot } | undefined;
}

export const usePointing = create<Pointing>(() => ({ measuring: false }));

/** What was meant for one decision is not meant for the next. */
useMatch.subscribe(({ choices, scenery, at }, before) => {
  if (choices !== before.choices || at !== before.at) usePointing.setState({ aim: undefined });
  if (scenery !== before.scenery) usePointing.setState({ over: undefined, ruler: undefined, measuring: false });
});
