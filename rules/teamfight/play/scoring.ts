import type { Seat } from '../../kernel/rules.ts';
import type { Board } from '../board/board.ts';
import type { Cause } from '../event.ts';
import type { Game } from '../game.ts';
import type { State } from '../state.ts';
import { boardOf } from './board-now.ts';
import { changed, has } from './holds.ts';
import { controlPay, lawsOfKind } from './laws.ts';
import type { Look, Play } from './play.ts';
import { spacesOfUnit } from './who.ts';

/** Points of both seats: by control points and cards, and one for each of the other side's dead heroes (T-021). */
export function scoresOf({ state }: Pick<Look, 'state'>): [number, number] {
  return [state.points[0] + state.deaths[1], state.points[1] + state.deaths[0]];
}

/** Gives points to a seat; `cause` where it is a rule and no text. */
export function score(play: Play, seat: 0 | 1, points: number, cause?: Cause): void {
  if (points === 0) return;
  play.state.points[seat] += points;
  play.emit({ event: 'scored', seat, points, ...(cause && { cause }) });
}

/** The end of a round on a map with control points: claims first, then points (T-023 to T-027). */
export function scoreControlPoints(play: Play): void {
  const { game, state, emit } = play;
  const board = boardOf(game, state);
  if (board === undefined || board.controlPoints.length === 0) return;
  const { tie, empty } = claimsBy(board, game.options);
  for (let point = 0; point < board.controlPoints.length; point++) {
    const [first, second] = unitsOnPoint(play, point);
    const owner = state.claims[point] ?? -1;
    // T-024: a claim stays; T-027: by the map's hint a tie of units, but not an empty point, ends it.
    const ended = first > 0 ? tie === 'unowned' : empty;
    const next = first > second ? 0 : second > first ? 1 : ended ? -1 : owner;
    if (next === owner) continue;
    state.claims[point] = next;
    emit({ event: 'claimed', point, seat: next as Seat | -1, cause: { rule: next === -1 ? 'T-027' : 'T-023' } });
  }
  const { each, most, all } = controlPay(board, state.round);
  for (const seat of [state.first, 1 - state.first] as (0 | 1)[]) {
    const held = state.claims.reduce((sum, claim, point) => sum + (claim === seat ? (each[point] ?? 0) : 0), 0);
    score(play, seat, held, { rule: 'T-022' });
  }
  const claimed = [claimsOf(state, 0), claimsOf(state, 1)] as const;
  if (claimed[0] === claimed[1]) return;
  const leader = claimed[0] > claimed[1] ? 0 : 1;
  score(play, leader, most + (claimed[leader] === board.controlPoints.length ? all : 0), { rule: 'T-025' });
}

/** What becomes of a claim where as many units of both sides stand on the point, or nobody does. */
export function claimsBy(
  { laws }: Board,
  options: Game['options'],
): { tie: 'keeps-owner' | 'unowned'; empty: boolean } {
  const said = lawsOfKind(laws, 'control');
  return {
    tie: said.findLast(({ tie }) => tie !== undefined)?.tie ?? options.controlPointTie,
    empty: said.some(({ empty }) => empty === 'unowned'),
  };
}

/** How many control points a seat holds. */
export const claimsOf = ({ claims }: State, seat: number): number =>
  claims.reduce((held, claim) => held + (claim === seat ? 1 : 0), 0);

/** How many units of each seat count on a control point: heroes and summons once each, unless a text says otherwise. */
function unitsOnPoint(look: Look, point: number): [number, number] {
  const { game, state } = look;
  const board = boardOf(game, state);
  const counts: [number, number] = [0, 0];
  for (let id = 0; id < state.units.length; id++) {
    const unit = state.units[id];
    if (unit === undefined || unit.at < 0 || unit.seat < 0 || game.cards[unit.card]?.object) continue;
    if (!spacesOfUnit(look, unit).some((space) => board?.control[space] === point)) continue;
    if (has(look, id, 'not-counted')) continue;
    const once = has(look, id, 'counts-twice') ? 2 : 1;
    counts[unit.seat as 0 | 1] += changed(look, id, 'control', once);
  }
  return counts;
}
