import { dieSides } from '../../rules/thoua/types.ts';
import type { SystemId } from '../../schemas/systems.ts';

/** The dice that a system rolls, where they are not those of six sides alone. */
export const paperDice: Readonly<Partial<Record<SystemId, typeof dieSides>>> = { thoua: dieSides };
