import type { SystemId } from '../../schemas/systems.ts';
import { useMatch } from '../stores/match.ts';
import { useSystemId } from '../stores/system.ts';
import { hammerspacePlace } from './hammerspace/hammerspace-place.ts';
import type { PlayPlace } from './play-place.ts';
import { teamfightPlace } from './teamfight/teamfight-place.ts';
import { thouaPlace } from './thoua/thoua-place.ts';
import { valyrPlace } from './valyr/valyr-place.ts';

/** The systems that are played in the window. */
const playPlaces: Readonly<Partial<Record<SystemId, PlayPlace>>> = {
  teamfight: teamfightPlace,
  hammerspace: hammerspacePlace,
  thoua: thouaPlace,
  valyr: valyrPlace,
};

/** The place of the match in the window, or of the set that is open where there is none. */
export function usePlaceNow(): PlayPlace {
  const open = useSystemId();
  const system = useMatch((state) => state.system) ?? open;
  return playPlaces[system] ?? teamfightPlace;
}
