import type { TeamfightChoices, TeamfightMoment } from '../../match/teamfight/moment.ts';
import type { Scenery } from '../../match/teamfight/scenery.ts';
import { momentNow, useMatch } from '../../stores/match.ts';

/** The moment that is looked at, as one of Teamfight: its place shows no other system's. */
export function useTeamfight(): { readonly scenery: Scenery; readonly moment: TeamfightMoment } | undefined {
  const scenery = useMatch((state) => state.scenery);
  const moment = useMatch(momentNow);
  return scenery && moment && { scenery: scenery as Scenery, moment: moment as TeamfightMoment };
}

/** What can be chosen at the end of the line. */
export const useTeamfightChoices = (): TeamfightChoices | undefined =>
  useMatch((state) => state.choices as TeamfightChoices | undefined);
