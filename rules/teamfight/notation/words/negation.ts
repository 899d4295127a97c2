import type { Condition } from '../../program.ts';

/** The question turned round. */
export const not = (of: Condition): Condition => ({ is: 'not', of });
