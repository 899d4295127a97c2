import type { SystemId } from '../../../schemas/systems.ts';
import type { SightRules } from './sight-view.ts';
import { teamfightSight } from './teamfight-sight.ts';
import { thouaSight } from './thoua-sight.ts';

/** The systems whose maps are looked at. */
export const sightRules: Readonly<Partial<Record<SystemId, SightRules>>> = {
  teamfight: teamfightSight,
  thoua: thouaSight,
};
