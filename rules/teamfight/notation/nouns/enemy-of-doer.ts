import type { Condition, Who } from '../../program.ts';

/** `A hero kills an enemy hero`, in a text that is nobody's: an enemy of whoever does it. */
export const enemyOfDoer = (to: Who): { readonly to: Who; readonly if: readonly Condition[] } | undefined =>
  to.side === 'enemy'
    ? { to: { ...to, side: 'any' }, if: [{ is: 'not', of: { is: 'allied', of: 'trigger', to: 'other' } }] }
    : undefined;
