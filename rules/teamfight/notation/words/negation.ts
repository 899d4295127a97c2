import type { Condition } from '../../program.ts';

/** The question turned round. */
export const not = (of: Condition): Condition => (of.is === 'not' ? of.of : { is: 'not', of });
