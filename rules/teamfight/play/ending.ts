import type { Seat } from '../../kernel/rules.ts';
import { lawsOf, lawsOfKind } from './laws.ts';
import type { Look, Play } from './play.ts';
import { claimsOf, scoresOf } from './scoring.ts';

const seats = [0, 1] as const;

/** Whether a text has decided the match. Asked whenever nothing is unfinished, so that what comes at once counts together. */
export function isDecided(play: Play): boolean {
  const { state } = play;
  const laws = lawsOf(play);
  if (laws.length === 0 || state.decided?.winner !== undefined) return state.decided?.winner !== undefined;
  const scores = scoresOf(play);
  const isRoundOver = state.stage === 'next-round' && state.turn === undefined;
  const reached = lawsOfKind(laws, 'wins').filter(({ atRoundEnd }) => !atRoundEnd || isRoundOver);
  if (reached.some(({ points }) => scores.some((score) => score >= points))) {
    const [first, second] = scores;
    const winner = first === second ? (winnerOfTie(play) ?? -1) : first > second ? 0 : 1;
    state.decided = { reason: 'points', winner };
    return true;
  }
  const gone = seats.filter((seat) => isEliminated(play, seat));
  const [said] = lawsOfKind(laws, 'eliminated');
  if (said === undefined || gone.length === 0 || state.decided !== undefined) return false;
  if (!said.scored) {
    state.decided = { reason: 'eliminated', winner: gone.length === 2 ? -1 : ((1 - gone[0]!) as Seat) };
    return true;
  }
  state.decided = { reason: 'eliminated' };
  state.turn = undefined;
  state.stage = 'game-end';
  return false;
}

/** Whether all heroes of a seat are dead; who is only off the map for a while is not. */
const isEliminated = ({ state: { columns, units } }: Look, seat: 0 | 1): boolean =>
  columns[seat].length > 0 && columns[seat].every((id) => units[id]!.at < 0 && units[id]!.away === undefined);

/** The end of a round: whoever holds all control points has won, where a text says so. */
export function winByControl(play: Play): void {
  const { state } = play;
  if (state.claims.length === 0 || lawsOfKind(lawsOf(play), 'wins-by-control').length === 0) return;
  const winner = seats.find((seat) => claimsOf(state, seat) === state.claims.length);
  if (winner !== undefined) state.decided = { reason: 'control', winner };
}

/** All rounds are played: who wins a tie of points, where a text says so. */
export function breakTie(play: Play): void {
  const [first, second] = scoresOf(play);
  const winner = first === second ? winnerOfTie(play) : undefined;
  if (winner !== undefined) play.state.decided = { reason: 'tie-break', winner };
}

function winnerOfTie({ game, state }: Look): Seat | undefined {
  for (const { by } of lawsOfKind(lawsOf({ game, state }), 'tie-break')) {
    if (by === 'first' || by === 'second') return by === 'first' ? state.first : ((1 - state.first) as Seat);
    const [first, second] = seats.map((seat) =>
      by === 'control' ? claimsOf(state, seat) : state.columns[seat].filter((id) => state.units[id]!.at >= 0).length,
    ) as [number, number];
    if (first !== second) return first > second ? 0 : 1;
  }
  return undefined;
}

/** Ends the match, whatever turn runs. Nothing comes after it. */
export function endMatch(play: Play): false {
  const { state, emit } = play;
  const { reason = 'rounds' } = state.decided ?? {};
  state.phase = 'over';
  state.stage = 'round-start';
  state.turn = undefined;
  emit({ event: 'over', scores: scoresOf(play), reason, cause: { rule: reason === 'rounds' ? 'T-010' : 'T-022' } });
  return false;
}
