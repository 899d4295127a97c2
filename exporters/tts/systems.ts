import type { SystemId } from '../../schemas/systems.ts';
import { hammerspaceTable } from './hammerspace/table.ts';
import { plainTable } from './plain/table.ts';
import type { SystemTable } from './system-table.ts';
import { teamfightTable } from './teamfight/table.ts';
import { thouaTable } from './thoua/table.ts';
import { valyrTable } from './valyr/table.ts';

/** The table of each system. */
export const tables: Readonly<Record<SystemId, SystemTable>> = {
  teamfight: teamfightTable,
  hammerspace: hammerspaceTable,
  thoua: thouaTable,
  valyr: valyrTable,
  plain: plainTable,
};
