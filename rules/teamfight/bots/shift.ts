import type { Board } from '../board/board.ts';
import { canStop, type Mover } from '../board/mover.ts';
import { nearestOf, pushLines, pushWays } from '../board/push.ts';
import { ways } from '../board/reach.ts';
import { copySelf } from '../play/bound.ts';
import { amount } from '../play/condition.ts';
import { changed, has } from '../play/holds.ts';
import { moverOf } from '../play/mover-of.ts';
import { portalsOf, travellersOf } from '../play/nodes/exchange.ts';
import { canChange, movable } from '../play/nodes/move-piece.ts';
import { notBeyond } from '../play/nodes/push.ts';
import { linesOf } from '../play/onward.ts';
import { type Path, wanted, pathsOf as wayTo } from '../play/paths.ts';
import type { Self } from '../play/play.ts';
import { distanceBetween, spaceOf, spacesOf, squareAt, unitOf } from '../play/who.ts';
import type { Node } from '../program.ts';
import { affected, worthOf } from './follow.ts';
import { crossingWorth } from './ground.ts';
import { placeWorth } from './position.ts';
import { responsesTo } from './responses.ts';
import { forget, note, signOf, type Thought } from './thought.ts';

type Push = Extract<Node, { node: 'push' }>;
type Move = Extract<Node, { node: 'move' }>;

/** What it is worth to the thinking seat that a unit stands somewhere else, the spaces it comes through counted. */
function shiftWorth(thought: Thought, id: number, to: number, path: readonly number[]): number {
  const sign = signOf(thought, id);
  const { at } = thought.state.units[id]!;
  if (sign === 0 || at < 0) return 0;
  const gained = to === at ? 0 : placeWorth(thought, id, to) - placeWorth(thought, id, at);
  return sign * gained + crossingWorth(thought, id, path);
}

const isImmune = (thought: Thought, id: number, self: Self): boolean =>
  id !== self.unit &&
  (has(thought, id, 'unmovable', self.unit) ||
    (thought.state.units[id]!.seat !== self.seat && has(thought, id, 'immune-forced-movement', self.unit)));

const withstands = (thought: Thought, id: number, self: Self, direction: Push['direction']): boolean =>
  thought.state.units[id]!.seat !== self.seat &&
  has(thought, id, direction === 'towards' ? 'immune-pull' : 'immune-push', self.unit);

/** A place that a unit can be moved to, and what that is worth to the thinking seat. */
export interface Goal {
  readonly to: number;
  readonly worth: number;
  /** What stops a push there. */
  readonly stop?: 'wall' | 'unit' | 'edge' | undefined;
}

/** The best that can be made of a push or pull; none at all is allowed unless it says exactly. */
export function pushWorth(thought: Thought, node: Push, self: Self): number {
  const id = affected(thought, node.who, self);
  if (id < 0) return 0;
  const sign = self.seat === thought.seat ? 1 : -1;
  let best: number | undefined = node.exactly ? undefined : 0;
  delete self.bound.stopped;
  for (const { worth, stop } of pushGoals(thought, node, self, id)) {
    if (best !== undefined && worth * sign <= best * sign) continue;
    best = worth;
    if (stop === 'wall' || stop === 'unit') self.bound.stopped = { unit: id, by: stop };
    else delete self.bound.stopped;
  }
  return best ?? 0;
}

/** Where a push or pull can take a unit. */
export function pushGoals(thought: Thought, node: Push, self: Self, id: number): Goal[] {
  if (isImmune(thought, id, self) || withstands(thought, id, self, node.direction)) return [];
  const base = amount(thought, node.distance, self);
  const pulls = node.direction === 'towards' || node.nearer;
  const reach =
    self.unit >= 0 && base > 0 && !node.moved ? changed(thought, self.unit, pulls ? 'pull' : 'push', base, id) : base;
  const isOwn = thought.state.units[id]?.seat === self.seat;
  const most = isOwn ? reach : notBeyond(thought, id, pulls ? 'pulled' : 'pushed', reach, self.unit);
  const mover = pushedOf(thought, id);
  const goals: Goal[] = [];
  if (node.direction === 'along-any-path') {
    const goal = spacesOf(thought, node.of, self);
    const far = (to: number): number => distanceBetween(thought, squareAt(thought, to, mover.size), goal);
    const ways = pushWays(thought.board, mover, most).filter(({ to }) => !node.nearer || far(to) < far(mover.at));
    const open = node.exactly ? nearestOf(thought.board, mover.at, spaceOf(thought, node.of, self), ways, far) : ways;
    return open.map(({ to, path }) => ({ to, worth: shiftWorth(thought, id, to, path) }));
  }
  const at = spaceOf(thought, node.of, self);
  if (at < 0) return goals;
  const centre = thought.state.units[unitOf(node.of, self)];
  const unit = centre !== undefined && centre.at === at;
  const how = node.direction === 'towards' ? 'pull' : 'push';
  const size = unit ? thought.game.cards[centre.card]!.size : 1;
  // Before it is chosen it may be any.
  const kind = linesOf(thought, node.direction, self) ?? 'any';
  for (const { path, stops, stoppedBy } of pushLines(thought.board, mover, kind, { at, size, unit }, most)) {
    const last = stops[stops.length - 1];
    for (const to of node.exactly && last !== undefined ? [last] : stops) {
      const stopped = to === last ? stopWorth(thought, id, stoppedBy, how, self) : 0;
      goals.push({
        to,
        worth: shiftWorth(thought, id, to, path.slice(0, path.indexOf(to) + 1)) + stopped,
        stop: to === last ? stoppedBy : undefined,
      });
    }
    if (last === undefined)
      goals.push({ to: mover.at, worth: stopWorth(thought, id, stoppedBy, how, self), stop: stoppedBy });
  }
  return goals;
}

/** Who is pushed, and who stands in its way: as everybody stands now, whatever is supposed of the unit that pushes. */
function pushedOf(thought: Thought, id: number): Mover {
  let mover = thought.pushed.get(id);
  if (mover === undefined) {
    mover = moverOf(thought, id, { forced: thought.state.units[id]?.seat !== thought.seat });
    thought.pushed.set(id, mover);
  }
  const { at } = thought.state.units[id]!;
  return mover.at === at ? mover : { ...mover, at };
}

function stopWorth(
  thought: Thought,
  id: number,
  by: 'wall' | 'unit' | 'edge' | undefined,
  how: 'push' | 'pull',
  self: Self,
): number {
  if (by !== 'wall' && by !== 'unit') return 0;
  const length = thought.journal.length;
  const worth = responsesTo(thought, {
    on: 'push-stopped',
    stop: by,
    how,
    unit: self.unit,
    other: id,
    space: thought.state.units[id]!.at,
  });
  forget(thought, length);
  return worth;
}

/** The best place to move to, with what the nodes after it are worth from there. */
export function bestMove(thought: Thought, node: Move, self: Self, nodes: readonly Node[], next: number): number {
  const id = affected(thought, node.who, self);
  const goals = id < 0 ? [] : moveGoals(thought, node, self, id, nodes, next);
  const stays = goals.length === 0 || (!node.exactly && node.toSpace !== true);
  // Who is moved by a friend decides himself where to.
  const sign = (thought.state.units[id]?.seat ?? self.seat) === thought.seat ? 1 : -1;
  let best = stays ? restFrom(thought, id, -1, self, nodes, next) : undefined;
  for (const { worth } of goals) if (best === undefined || worth * sign > best * sign) best = worth;
  return best ?? 0;
}

/** Where a movement by an ability can end, with what the nodes after it are worth from there. */
export function moveGoals(
  thought: Thought,
  node: Move,
  self: Self,
  id: number,
  nodes: readonly Node[],
  next: number,
): Goal[] {
  if (isImmune(thought, id, self)) return [];
  return pathsOf(thought, node, id, self).map(({ to, path }) => ({
    to,
    worth: shiftWorth(thought, id, to, path) + restFrom(thought, id, to, self, nodes, next),
  }));
}

/** What the nodes after a movement are worth when it ends at `to`, -1 where it does not happen. */
export function restFrom(
  thought: Thought,
  id: number,
  to: number,
  self: Self,
  nodes: readonly Node[],
  next: number,
): number {
  if (next >= nodes.length) return 0;
  const length = thought.journal.length;
  if (to >= 0) note(thought, id).at = to;
  const copy = copySelf(self);
  copy.bound.done = to >= 0;
  const worth = worthOf(thought, nodes, copy, next);
  forget(thought, length);
  return worth;
}

/** Farther than any board is long. */
const unlimited = 200;

/** Where a movement by an ability can end, without where it begins. */
function pathsOf(thought: Thought, node: Move, id: number, self: Self): Path[] {
  const { board, state } = thought;
  const unit = state.units[id]!;
  if (unit.seat === self.seat && node.how !== 'teleport' && has(thought, id, 'no-voluntary-movement')) return [];
  const mover = moverOf(thought, id, {
    flying: node.how !== 'walk',
    throughUnits: node.throughUnits === true,
    throughWalls: node.throughWalls === true,
    forced: unit.seat !== self.seat,
  });
  const points = node.distance === undefined ? unlimited : amount(thought, node.distance, self);
  const { how, along, straight } = node;
  // Where there are few, or the text knows which.
  if (how !== 'teleport' && (along || straight)) return wayTo(thought, node, id, self);
  if (node.toSpace) return canStop(board, mover, self.bound.space) ? [{ to: self.bound.space, path: [] }] : [];
  const goals: readonly Path[] =
    how === 'teleport'
      ? around(board, mover.at, points, (to) => canStop(board, mover, to))
      : ways(board, mover, points).filter(({ to }) => to !== mover.at);
  return wanted(thought, node, id, self, goals);
}

/** Spaces so many columns and rows away (T-054). */
function around({ columns, rows }: Board, at: number, points: number, isFree: (to: number) => boolean): Path[] {
  const found: Path[] = [];
  const x = at % columns;
  const y = (at - x) / columns;
  for (let row = Math.max(0, y - points); row <= Math.min(rows - 1, y + points); row++) {
    const left = points - Math.abs(row - y);
    for (let column = Math.max(0, x - left); column <= Math.min(columns - 1, x + left); column++) {
      const to = row * columns + column;
      if (to !== at && isFree(to)) found.push({ to, path: [] });
    }
  }
  return found;
}

/** Two units change places, or a unit and a marker. */
export function swapWorth(thought: Thought, node: Extract<Node, { node: 'swap' }>, self: Self): number {
  const a = affected(thought, node.a, self);
  const marker = node.b === 'marker' ? movable(thought, self.bound.marker) : undefined;
  // The marker is of as much use where its user was.
  if (marker !== undefined)
    return a < 0 || !canChange(thought, a, self.bound.marker) ? 0 : shiftWorth(thought, a, marker.at, [marker.at]);
  const b = affected(thought, node.b, self);
  if (a < 0 || b < 0 || a === b || isImmune(thought, a, self) || isImmune(thought, b, self)) return 0;
  const one = thought.state.units[a]!.at;
  const other = thought.state.units[b]!.at;
  return shiftWorth(thought, a, other, [other]) + shiftWorth(thought, b, one, [one]);
}

/** What the best two spaces of pieces that lead to each other are worth, with all who stand there. */
export function exchangeWorth(thought: Thought, node: Extract<Node, { node: 'exchange' }>, self: Self): number {
  const spaces = portalsOf(thought, node, self);
  let best = 0;
  for (const [index, a] of spaces.entries())
    for (const b of spaces.slice(index + 1)) {
      const [there, here] = [travellersOf(thought, node, a, self), travellersOf(thought, node, b, self)];
      if ([...there, ...here].some((id) => isImmune(thought, id, self))) continue;
      const worth = (ids: readonly number[], to: number): number =>
        ids.reduce((sum, id) => sum + shiftWorth(thought, id, to, [to]), 0);
      best = Math.max(best, worth(there, b) + worth(here, a));
    }
  return best;
}
