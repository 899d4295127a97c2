import type { Count } from '../program.ts';
import type { Look, Self } from './play.ts';
import { claimsOf, scoresOf } from './scoring.ts';
import { countTokens, unitsOf } from './who.ts';

/** What a player has: points, control points that are held, tokens on all units together. */
export function countOfPlayer(
  look: Look,
  count: Extract<Count, { count: 'tokens-of' | 'points' | 'claims' }>,
  self: Self,
): number {
  if (count.count === 'tokens-of')
    return unitsOf(look, count.who, self).reduce((sum, id) => sum + countTokens(look, id, count.token), 0);
  const seat = count.side === 'friend' ? self.seat : 1 - self.seat;
  if (seat !== 0 && seat !== 1) return 0;
  return count.count === 'points' ? scoresOf(look)[seat] : claimsOf(look.state, seat);
}
