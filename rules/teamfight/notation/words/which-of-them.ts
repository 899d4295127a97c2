import type { Token } from './token.ts';

const which = /^(?:all|each|every|other|others|adjacent|next|range|burst|line|path|your|you)$/;

/**
 * Whether `all enemies in Mud`, `others in burst 1` say that all of them are meant, or from where they are measured. "Range 3, 1dmg, 2dmg to units in Mud" does not:
 * it could be the target, where it is one of them.
 */
export const saysWhich = (said: readonly Token[]): boolean => said.some(({ text }) => which.test(text));
