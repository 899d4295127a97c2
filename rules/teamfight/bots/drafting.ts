import type { Action } from '../action.ts';
import type { Game } from '../game.ts';
import { boardOf } from '../play/board-now.ts';
import type { State } from '../state.ts';
import { profileOf, ratingIn } from './profile.ts';
import { walksToControl } from './walks.ts';
import { weights } from './weights.ts';

type Draft = Extract<Action, { do: 'divide' | 'choose' | 'deploy' }>;

/** What a decision of the draft is worth, higher is better (T-003, T-004). */
export function draftWorth(game: Game, state: State, action: Draft): number {
  switch (action.do) {
    case 'divide': {
      // The other player takes the better half: the more even they are, the better.
      const other = state.pool.filter((card) => !action.pool.includes(card));
      return -Math.abs(bestOf(game, action.pool) - bestOf(game, other));
    }
    case 'choose':
      return bestOf(game, state.hands[action.pool]);
    case 'deploy':
      return deployWorth(game, state, action.card, action.at);
  }
}

/** The best heroes of a pool, as many as may be deployed. */
function bestOf(game: Game, pool: readonly number[]): number {
  const ratings = pool.map((card) => ratingIn(game, card)).sort((a, b) => b - a);
  return ratings.slice(0, game.options.heroesPerSide).reduce((sum, rating) => sum + rating, 0);
}

/** The best heroes first; near a control point that no friend is near yet, who shoots far a little behind. */
function deployWorth(game: Game, state: State, card: number, at: number): number {
  const board = boardOf(game, state)!;
  const walks = walksToControl(board);
  const seat = state.current;
  const { reach } = profileOf(game.cards[card]!);
  const friends = walks.map(() => 0);
  for (const unit of state.units) {
    if (unit.at < 0 || unit.seat !== seat) continue;
    const steps = walks.map((walk) => walk[unit.at]!);
    const nearest = steps.indexOf(Math.min(...steps));
    if (nearest >= 0) friends[nearest]!++;
  }
  let near = 0;
  for (let point = 0; point < walks.length; point++) {
    let worth = 6 / (1 + friends[point]!);
    const steps = walks[point]![at]! + (reach > 3 ? -1 : 0);
    for (let step = 0; step < Math.abs(steps) && worth > 0.01; step++) worth *= weights.step;
    near = Math.max(near, worth);
  }
  return ratingIn(game, card) * 10 + near;
}
