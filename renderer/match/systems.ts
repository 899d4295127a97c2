import type { SystemId } from '../../schemas/systems.ts';
import { hammerspaceMatches } from './hammerspace/hammerspace-matches.ts';
import { type AnySystem, anySystem } from './played-system.ts';
import { teamfightMatches } from './teamfight/teamfight-matches.ts';
import { thouaMatches } from './thoua/thoua-matches.ts';
import { valyrMatches } from './valyr/valyr-matches.ts';

/** The systems whose matches the window plays. */
export const playedSystems: Readonly<Partial<Record<SystemId, AnySystem>>> = {
  teamfight: anySystem(teamfightMatches),
  hammerspace: anySystem(hammerspaceMatches),
  thoua: anySystem(thouaMatches),
  valyr: anySystem(valyrMatches),
};
