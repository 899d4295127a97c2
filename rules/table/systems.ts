import type { SystemId } from '../../schemas/systems.ts';
import { table as hammerspace } from '../hammerspace/table.ts';
import { table as plain } from '../plain/table.ts';
import { table as teamfight } from '../teamfight/table.ts';
import { tableOfKinds } from './of-kinds.ts';
import type { TableSystem } from './shape.ts';

/**
 * The rows and columns of each system's table, and how a sheet is read against them. Apart from what the rules do for its sets, as the window
 * has the table at hand and leaves what reads texts to its workers.
 */
export const tables: Readonly<Record<SystemId, TableSystem>> = {
  teamfight,
  hammerspace,
  thoua: tableOfKinds('thoua'),
  valyr: tableOfKinds('valyr'),
  plain,
};
