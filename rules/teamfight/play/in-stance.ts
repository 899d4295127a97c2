import type { Unit } from '../state.ts';

/** Whether a unit has entered a stance, or counts as being in it: of that it has a token. */
export const isInStance = (unit: Unit | undefined, card: number | undefined): boolean =>
  unit !== undefined && (unit.stance === card || unit.tokens.some((token) => token.card === card));
