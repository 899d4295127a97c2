import type { Result } from '../../kernel/rules.ts';
import type { State } from '../state.ts';
import { scoresOf } from './scoring.ts';

/** How a match ended; undefined while it goes on. Who concedes loses, whatever the score. */
export function resultOf(state: State): Result | undefined {
  if (state.phase !== 'over') return undefined;
  const scores = scoresOf({ state });
  if (state.conceded !== undefined) {
    return { places: state.conceded === 0 ? [2, 1] : [1, 2], scores, reason: 'conceded' };
  }
  const [first, second] = scores;
  return { places: first === second ? [1, 1] : first > second ? [1, 2] : [2, 1], scores, reason: 'rounds' };
}
