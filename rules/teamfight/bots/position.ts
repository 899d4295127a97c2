import { distance } from '../board/range.ts';
import { changed, has } from '../play/holds.ts';
import { controlWorth, pointAt } from './control.ts';
import { hazardWorth } from './ground.ts';
import { lifeWorth } from './health.ts';
import { profileOf } from './profile.ts';
import type { Thought, Threat } from './thought.ts';
import { farAway, walksToControl } from './walks.ts';
import { weights } from './weights.ts';

function threatsOf(thought: Thought): readonly Threat[] {
  thought.threats ??= thought.state.units.flatMap((unit, id) => {
    if (unit.at < 0 || unit.seat < 0 || thought.turnsLeft[id]! <= 0) return [];
    const card = thought.game.cards[unit.card]!;
    const { reach, damage } = profileOf(card);
    if (damage === 0 || has(thought, id, 'no-actions') || has(thought, id, 'no-standard-action')) return [];
    const isHeld =
      has(thought, id, 'no-voluntary-movement') ||
      has(thought, id, 'no-move-action') ||
      has(thought, id, 'no-basic-move');
    const move = isHeld ? 0 : changed(thought, id, 'speed', card.speed);
    return [{ id, seat: unit.seat, at: unit.at, move, reach, damage }];
  });
  return thought.threats;
}

/**
 * What it is worth to a unit's own side that the unit stands on a space when its turn is over: control points, what enemies can do to it
 * there before it acts again, what it can reach itself next. Worked out once for each unit and space.
 */
export function placeWorth(thought: Thought, id: number, at: number): number {
  const key = id * 65536 + at;
  let worth = thought.places.get(key);
  if (worth === undefined) {
    worth = workOut(thought, id, at);
    thought.places.set(key, worth);
  }
  return worth;
}

function workOut(thought: Thought, id: number, at: number): number {
  const { state, game } = thought;
  const unit = state.units[id]!;
  if (unit.seat < 0 || game.cards[unit.card]!.object) return 0;
  const ends = state.turn?.unit === id ? Math.abs(hazardWorth(thought, id, at)) : 0;
  return pointsWorth(thought, id, at) - exposure(thought, id, at) - apart(thought, id, at) - ends;
}

/** The claims with the unit here, and what the best other point that it is on the way to would add, less for each step to it. */
function pointsWorth(thought: Thought, id: number, at: number): number {
  const { board, turnsLeft, state } = thought;
  const here = pointAt(thought, id, at);
  const worth = controlWorth(thought, id, here);
  const isLater = turnsLeft[id]! > 0 || state.round < thought.game.options.rounds;
  if (!isLater) return worth;
  let more = 0;
  const walks = walksToControl(board);
  for (let point = 0; point < walks.length; point++) {
    const steps = walks[point]![at]!;
    if (point === here || steps >= farAway) continue;
    let gain = controlWorth(thought, id, point) - worth;
    for (let step = 0; step < steps && gain > 0.01; step++) gain *= weights.step;
    if (gain > more) more = gain;
  }
  return worth + more * 0.8;
}

/** What the enemies that can come near before the unit acts again cost it. */
function exposure(thought: Thought, id: number, at: number): number {
  const { state, board } = thought;
  const unit = state.units[id]!;
  let expected = 0;
  let most = 0;
  for (const threat of threatsOf(thought)) {
    if (threat.seat === unit.seat || state.units[threat.id]!.at < 0) continue;
    const far = distance(board.columns, at, state.units[threat.id]!.at);
    if (far > threat.move + threat.reach) continue;
    // Who has to walk first may find the way barred.
    expected += threat.damage * (far <= threat.reach ? 1 : 0.75);
    most += threat.damage;
  }
  if (expected === 0) return 0;
  const health = unit.health + unit.overshield;
  const now = lifeWorth(thought, id, unit.health);
  let loss = now - lifeWorth(thought, id, Math.max(0.01, unit.health - expected * weights.attacked));
  if (most >= health) loss += weights.doomed * now;
  return loss;
}

/** How far the nearest enemies are out of the reach of the unit's next turn. */
function apart(thought: Thought, id: number, at: number): number {
  const { state, board, game, turnsLeft } = thought;
  const unit = state.units[id]!;
  const card = game.cards[unit.card]!;
  const { reach } = profileOf(card);
  if (turnsLeft[id]! <= 0) return 0;
  let least = farAway;
  for (const other of state.units) {
    if (other.at < 0 || other.seat < 0 || other.seat === unit.seat) continue;
    const far = distance(board.columns, at, other.at) - reach - card.speed;
    if (far < least) least = far;
  }
  return least === farAway ? 0 : Math.max(0, least) * weights.apart;
}
