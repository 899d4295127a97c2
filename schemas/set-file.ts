import type { SystemId } from './systems.ts';
import type { TeamfightSet } from './types.generated.ts';

/** What set.json says, of any system. What only some systems know, such as goals, is left out by the others. */
export type SetFile = Omit<TeamfightSet, 'system'> & { readonly system: SystemId };
