import { type SystemId, systems } from '../../schemas/systems.ts';

/** What a system plays on: maps of cells, a table measured in inches, or neither. */
export function boardsOf(system: SystemId | undefined): 'cells' | 'inches' | undefined {
  const kinds: readonly string[] = system === undefined ? [] : systems[system].kinds.map(({ kind }) => kind);
  if (kinds.includes('map')) return 'cells';
  return kinds.includes('battlefield') ? 'inches' : undefined;
}
