import type { Kind } from '../../schemas/kinds.ts';
import { type SystemId, systems } from '../../schemas/systems.ts';

/** The kind of a file of a set, by its folder; undefined of what is no thing of the set, such as set.json. */
export const kindOf = (system: SystemId, file: string): Kind | undefined =>
  systems[system].kinds.find(({ folder }) => file.startsWith(`${folder}/`))?.kind;
