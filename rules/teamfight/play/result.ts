import type { Result } from '../../kernel/rules.ts';
import type { State } from '../state.ts';
import { scoresOf } from './scoring.ts';

/** How a match ended; undefined while it goes on. Who concedes loses, whatever the score, and a text may say who has won. */
export function resultOf(state: State): Result | undefined {
  if (state.phase !== 'over') return undefined;
  const scores = scoresOf({ state });
  if (state.conceded !== undefined) {
    return { places: state.conceded === 0 ? [2, 1] : [1, 2], scores, reason: 'conceded' };
  }
  const [first, second] = scores;
  const { reason = 'rounds', winner = first === second ? -1 : first > second ? 0 : 1 } = state.decided ?? {};
  return { places: winner === -1 ? [1, 1] : winner === 0 ? [1, 2] : [2, 1], scores, reason };
}
