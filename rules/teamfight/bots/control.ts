import { squareSpaces } from '../../spaces.ts';
import { changed, has } from '../play/holds.ts';
import { type ControlPay, controlPay } from '../play/laws.ts';
import { claimsBy } from '../play/scoring.ts';
import type { Presence, Thought } from './thought.ts';
import { walksToControl } from './walks.ts';
import { weights } from './weights.ts';

/** The point that a unit at a space would stand on, -1 for none; of a large one the first. */
export function pointAt({ board, game, state }: Thought, id: number, at: number): number {
  const { size } = game.cards[state.units[id]!.card]!;
  if (size === 1) return board.control[at] ?? -1;
  for (const space of squareSpaces(board, at, size)) if (board.control[space]! >= 0) return board.control[space]!;
  return -1;
}

function presenceOf(thought: Thought): Presence {
  thought.presence ??= findPresence(thought);
  return thought.presence;
}

function findPresence(thought: Thought): Presence {
  const { game, state, board, turnsLeft } = thought;
  const walks = walksToControl(board);
  const there = board.controlPoints.map((): [number, number] => [0, 0]);
  const coming = board.controlPoints.map((): [number, number] => [0, 0]);
  const on: number[] = [];
  const counts = state.units.map((unit, id) => {
    on[id] = -1;
    const card = game.cards[unit.card]!;
    if (unit.at < 0 || unit.seat < 0 || card.object) return 0;
    const count = has(thought, id, 'not-counted')
      ? 0
      : changed(thought, id, 'control', has(thought, id, 'counts-twice') ? 2 : 1);
    const side = unit.seat as 0 | 1;
    const point = pointAt(thought, id, unit.at);
    on[id] = point;
    if (point >= 0) there[point]![side] += count;
    // Who acts in a later turn of this round can come with both of its actions.
    if (turnsLeft[id]! > game.options.rounds - state.round) {
      for (let other = 0; other < walks.length; other++) {
        if (other !== point && walks[other]![unit.at]! <= card.speed * 2) coming[other]![side]++;
      }
    }
    return count;
  });
  return { counts, on, there, coming };
}

/** What the claims at the end of the round are worth to a unit's own side if it stood on this point, -1 for none. */
export function controlWorth(thought: Thought, id: number, point: number): number {
  const { state, board, controls } = thought;
  if (board.controlPoints.length === 0) return 0;
  const key = id * 64 + point + 1;
  let worth = controls.get(key);
  if (worth === undefined) {
    worth = expectedPoints(thought, id, point, state.units[id]!.seat as 0 | 1) * weights.point;
    controls.set(key, worth);
  }
  return worth;
}

const clamp = (value: number): number => Math.max(0, Math.min(1, value));

/** Points that the claims bring a seat, with all units where they are but one. Exact over the points, if they fall independently. */
export function expectedPoints(thought: Thought, id: number, point: number, seat: 0 | 1): number {
  const { state, board, game } = thought;
  const { counts, on, there, coming } = presenceOf(thought);
  const points = board.controlPoints.length;
  const { tie, empty } = claimsBy(board, game.options);
  const pay = comingPay(thought);
  const other = (1 - seat) as 0 | 1;
  // Chance of each lead in claimed points, from -points to points.
  let leads = new Float64Array(2 * points + 1);
  leads[points] = 1;
  let expected = 0;
  for (let at = 0; at < points; at++) {
    const comes = id < 0 ? 0 : (at === point ? counts[id]! : 0) - (at === on[id] ? counts[id]! : 0);
    const margin = there[at]![seat] - there[at]![other] + comes;
    const drift = margin + weights.tilt * (Math.min(2, coming[at]![seat]) - Math.min(2, coming[at]![other]));
    let mine = clamp(drift);
    let theirs = clamp(-drift);
    const isContested = there[at]![seat] > 0 && there[at]![other] > 0;
    const isEmpty = there[at]![seat] + comes === 0 && there[at]![other] === 0;
    if (!(tie === 'unowned' && margin === 0 && isContested) && !(empty && isEmpty)) {
      const kept = 1 - mine - theirs;
      if (state.claims[at] === seat) mine += kept;
      else if (state.claims[at] === other) theirs += kept;
    }
    expected += pay.each[at]! * (mine - theirs);
    const next = new Float64Array(2 * points + 1);
    for (let lead = -at; lead <= at; lead++) {
      const chance = leads[points + lead]!;
      if (chance === 0) continue;
      next[points + lead + 1]! += chance * mine;
      next[points + lead - 1]! += chance * theirs;
      next[points + lead]! += chance * (1 - mine - theirs);
    }
    leads = next;
  }
  for (let lead = 1; lead <= points; lead++) expected += pay.most * (leads[points + lead]! - leads[points - lead]!);
  // T-025: all of three or more score more.
  if (pay.all > 0) expected += pay.all * (leads[2 * points]! - leads[0]!);
  return expected * pay.times;
}

/** What control points score at the end of this round, and so many times that for the less sure ones that follow. */
function comingPay({ game, state, board }: Thought): ControlPay & { readonly times: number } {
  const now = controlPay(board, state.round);
  const later = Math.min(3, game.options.rounds - state.round);
  if (board.laws.length === 0) return { ...now, times: 1 + weights.laterRound * later };
  const each = now.each.slice();
  let { most, all } = now;
  for (let round = state.round + 1; round <= state.round + later; round++) {
    const then = controlPay(board, round);
    for (let point = 0; point < each.length; point++) each[point]! += weights.laterRound * then.each[point]!;
    most += weights.laterRound * then.most;
    all += weights.laterRound * then.all;
  }
  return { each, most, all, times: 1 };
}
