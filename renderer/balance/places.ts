import type { SystemId } from '../../schemas/systems.ts';
import { useSystemId } from '../stores/system.ts';
import type { BalancePlace } from './balance-place.ts';
import { hammerspacePlace } from './hammerspace/hammerspace-place.tsx';
import { teamfightPlace } from './teamfight-place.tsx';
import { thouaPlace } from './thoua/thoua-place.tsx';
import { valyrPlace } from './valyr/valyr-place.tsx';

/** The systems whose series are run and read in the window. */
const balancePlaces: Readonly<Partial<Record<SystemId, BalancePlace>>> = {
  teamfight: teamfightPlace,
  hammerspace: hammerspacePlace,
  thoua: thouaPlace,
  valyr: valyrPlace,
};

/** The place of the set that is open; undefined for a system without series. */
export const useBalancePlace = (): BalancePlace | undefined => balancePlaces[useSystemId()];
