import type { Out } from '../sentences/desk.ts';

export const sinceWhen = 'it says when it ends, and not from when on it holds';

/**
 * `Until the start of your next turn, you have Armor`, of what always stands: it would never begin or never end. On a token it says when that goes,
 * and "for the rest of the game" is what always holds.
 */
export const endsUnbegun = ({ until }: Out): boolean => until !== undefined && until.moment !== 'game-end';
