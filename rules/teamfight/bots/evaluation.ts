import type { Seat } from '../../kernel/rules.ts';
import type { Game } from '../game.ts';
import { deathWorth } from '../play/death-worth.ts';
import { isHero } from '../play/piece.ts';
import { scoresOf } from '../play/scoring.ts';
import type { State } from '../state.ts';
import { expectedPoints } from './control.ts';
import { estimate } from './estimate.ts';
import { lifeWorth } from './health.ts';
import { signOf, think } from './thought.ts';
import { weights } from './weights.ts';

/** A lead of so much is as good as won. */
const won = 90;

/** How good a match stands for a seat, from 0 to 1: points, those that the control points promise, and everybody's life. */
export function standingOf(game: Game, state: State, seat: Seat): number {
  const winner = state.decided?.winner;
  if (winner !== undefined) return winner === -1 ? 0.5 : winner === seat ? 1 : 0;
  const thought = think(game, state, seat, estimate);
  const scores = scoresOf(thought);
  const side = seat as 0 | 1;
  let lead = weights.point * (scores[side] - scores[(1 - side) as 0 | 1]);
  if (state.phase === 'play') lead += weights.point * expectedPoints(thought, -1, -1, side);
  for (let id = 0; id < state.units.length; id++) {
    const unit = state.units[id]!;
    if (unit.at < 0) continue;
    const shield = (weights.shield * unit.overshield) / thought.stakes[id]!.most;
    // The point that a dead hero costs is in the scores already.
    const death = isHero(state, id) ? weights.point * deathWorth(thought, id) : 0;
    lead += signOf(thought, id) * (lifeWorth(thought, id, unit.health) - death + shield);
  }
  return Math.max(0, Math.min(1, 0.5 + lead / (2 * won)));
}
