import { xOf, yOf } from '../../spaces.ts';
import { extentOf, placements } from '../board/area.ts';
import { distance, inRange, squareDistance } from '../board/range.ts';
import { sightFrom, sightWith } from '../board/sight.ts';
import { type Reach, reaches, reachOf } from '../play/aim.ts';
import { noteHits, withSpace } from '../play/bound.ts';
import { interceptorOf } from '../play/crossing.ts';
import { userOf } from '../play/nodes/area.ts';
import type { Self } from '../play/play.ts';
import { reshaped } from '../play/reshaping.ts';
import { obstacles } from '../play/see.ts';
import { isUnit, spaceOf, spacesOfUnit, unitOf } from '../play/who.ts';
import type { Node, Shape } from '../program.ts';
import { isInert } from './aiming.ts';
import { isOwn, onEach, worthAlone } from './follow.ts';
import { dependsOnUser } from './place-bound.ts';
import { forget, keptFor, type Thought } from './thought.ts';

type Area = Extract<Node, { node: 'area' }>;

/** A unit that an area could include, and what that is worth. */
export interface Inside {
  readonly id: number;
  readonly spaces: readonly number[];
  readonly worth: number;
}

/** What the best way to lay an area is worth: friend and foe counted. */
export function areaWorth(thought: Thought, printed: Area, self: Self): number {
  const node = reshaped(thought, printed, self);
  const inside = insidesOf(thought, node, self);
  const sign = isOwn(thought, self) ? 1 : -1;
  let best: number | undefined;
  for (const { worth } of layings(thought, node, self, inside)) {
    if (best === undefined || worth * sign > best * sign) best = worth;
  }
  // Of those far away seldom more than two are near each other.
  const hit = inside.filter(({ worth }) => worth * sign > 0).map(({ id }) => id);
  noteHits(self.bound, node.range === undefined ? hit : hit.slice(0, 2));
  return best ?? 0;
}

/** Everybody whom the text of an area names, wherever it will lie. */
export function insidesOf(thought: Thought, node: Area, self: Self): Inside[] {
  const { state, board, game } = thought;
  // T-102: who lays an area around himself is not meant.
  const leavesOut =
    !node.user &&
    node.range === undefined &&
    node.of === 'you' &&
    node.who.side === 'any' &&
    !game.options.areaIncludesUser;
  const found: Inside[] = [];
  const origin = spaceOf(thought, node.of, self);
  // Large users reach a little farther than their first space.
  const own = game.cards[state.units[self.unit]?.card ?? -1]?.size ?? 1;
  const far = own - 1 + (node.range === undefined ? 0 : (node.range.max ?? 99)) + extentOf(node.shape);
  const kept = dependsOnUser(node) || thought.byWay ? undefined : keptFor(thought.hits, node);
  for (let id = 0; id < state.units.length; id++) {
    const unit = state.units[id]!;
    if (unit.at < 0 || (leavesOut && id === self.unit)) continue;
    const { size } = game.cards[unit.card]!;
    if (origin >= 0 && squareDistance(board.columns, origin, 1, unit.at, size) > far) continue;
    if (isInert(thought, id)) continue;
    if (!isUnit(thought, id, node.who, self)) continue;
    const worth = kept?.[id] ?? onEachAlone(thought, node, id, self);
    if (kept !== undefined) kept[id] = worth;
    found.push({ id, spaces: spacesOfUnit(thought, unit), worth });
  }
  return found;
}

function onEachAlone(thought: Thought, node: Area, id: number, self: Self): number {
  const length = thought.journal.length;
  const worth = onEach(thought, node.then, id, self, node.attack);
  forget(thought, length);
  return worth;
}

/** A way to lay an area: from where, and what it is worth. */
export interface Laying {
  readonly source: number;
  readonly worth: number;
}

/** Ways worth a look; areas that reach nobody are left out where others do. */
export function* layings(thought: Thought, node: Area, self: Self, inside: readonly Inside[]): Generator<Laying> {
  if (node.range === undefined) {
    const source = spaceOf(thought, node.of, self);
    if (source >= 0) yield { source, worth: worthFrom(thought, node, self, source, inside) };
    return;
  }
  const reach = reachOf(thought, { range: node.range, from: node.of, sight: node.sight }, self);
  if (reach === undefined) return;
  if (node.shape.shape === 'rectangle' && !node.shape.centred && !node.shape.away) {
    yield* rectangles(thought, node, self, reach, inside);
    return;
  }
  for (const source of sourcesNear(thought, node, self, reach, inside)) {
    yield { source, worth: worthFrom(thought, node, self, source, inside) };
  }
}

/** What an area is worth from one source, laid in the best way. */
export function worthFrom(thought: Thought, node: Area, self: Self, source: number, all: readonly Inside[]): number {
  const { board } = thought;
  const inside = unintercepted(thought, self, source, all);
  const { shape } = node;
  const spacesWorth = node.spaces === undefined ? 0 : worthOnSpaces(thought, node, self, source);
  const unit = node.range === undefined ? unitOf(node.of, self) : -1;
  const size = unit >= 0 ? thought.game.cards[thought.state.units[unit]!.card]!.size : 1;
  const sight = node.sight
    ? sightWith(board, source, obstacles(thought, unit >= 0 ? [unit] : [], self.unit), size)
    : undefined;
  const isSeen = (space: number): boolean => sight === undefined || sight[space] !== 3;
  switch (shape.shape) {
    case 'burst': {
      let sum = 0;
      for (const { spaces, worth } of inside) {
        const isIn = (space: number) => isSeen(space) && inRange(board, source, space, undefined, shape.size, size, 1);
        if (spaces.some(isIn)) sum += worth;
      }
      return sum + spacesWorth;
    }
    case 'path':
    case 'spaces': {
      // Step by step it comes to about one unit and another near it.
      const far = shape.shape === 'path' ? shape.size : shape.within;
      const near = inside
        .filter(({ spaces }) => spaces.some((space) => isSeen(space) && distance(board.columns, source, space) <= far))
        .map(({ worth }) => worth)
        .sort((a, b) => b - a);
      return Math.max(0, near[0] ?? 0) + Math.max(0, near[1] ?? 0) / 2 + spacesWorth;
    }
    default: {
      if (inside.length === 0) return spacesWorth;
      let best: number | undefined;
      for (const spaces of placements(board, shape, {
        at: source,
        size,
        ...userOf(thought, self),
        ...(sight && { sight }),
      })) {
        const worth = worthIn(inside, spaces);
        if (worth !== 0 && (best === undefined || worth > best)) best = worth;
      }
      return (best ?? 0) + spacesWorth;
    }
  }
}

/** Those whom an area from a source does not have to pass a piece for that attacks do not pass. */
export const unintercepted = (thought: Thought, { unit }: Self, source: number, inside: readonly Inside[]) =>
  thought.byWay ? inside.filter(({ id }) => interceptorOf(thought, unit, id, source) === undefined) : inside;

/** What everybody in some spaces is worth together. */
export function worthIn(inside: readonly Inside[], spaces: readonly number[]): number {
  let sum = 0;
  for (const one of inside) if (one.spaces.some((space) => spaces.includes(space))) sum += one.worth;
  return sum;
}

/** What is put on the spaces of an area: one counts as if it lay under the nearest enemy, a few others as if beside it. */
function worthOnSpaces(thought: Thought, node: Area, self: Self, source: number): number {
  const { shape, spaces: nodes = [] } = node;
  const count = shape.shape === 'path' ? shape.size : shape.shape === 'spaces' ? shape.count : 4;
  const on = enemiesNear(thought, self, source, extentOf(shape))[0];
  const under = worthAlone(thought, nodes, withSpace(self, on ?? source));
  if (on === undefined || count < 2) return under * count;
  const beside = worthAlone(thought, nodes, withSpace(self, source));
  return under + (Math.min(3, count - 1) / 2) * beside;
}

/** Spaces of enemies so near to a space, the nearest first. */
function enemiesNear({ state, board, game }: Thought, { seat }: Self, space: number, most: number): number[] {
  const found: { at: number; far: number }[] = [];
  for (const unit of state.units) {
    if (unit.at < 0 || unit.seat < 0 || unit.seat === seat || game.cards[unit.card]!.object) continue;
    const far = distance(board.columns, space, unit.at);
    if (far <= most) found.push({ at: unit.at, far });
  }
  return found.sort((a, b) => a.far - b.far).map(({ at }) => at);
}

/** Sources from which an area comes to somebody worth it. */
function sourcesNear(thought: Thought, node: Area, self: Self, reach: Reach, inside: readonly Inside[]): number[] {
  const { board } = thought;
  const { shape } = node;
  const far =
    shape.shape === 'burst' || shape.shape === 'path'
      ? shape.size
      : shape.shape === 'rectangle' && shape.away
        ? extentOf(shape)
        : 3;
  const found: number[] = [];
  for (let space = 0; space < board.terrain.length; space++) {
    if (board.blocked[space] === 2 || !reaches(thought, reach, space)) continue;
    const isNear =
      node.spaces !== undefined
        ? enemiesNear(thought, self, space, 1).length > 0
        : inside.some(({ spaces, worth }) => worth > 0 && distance(board.columns, space, spaces[0]!) <= far);
    if (isNear || found.length === 0) found.push(space);
  }
  return found;
}

/** Rectangles that have only to overlap their source: laid over those who are worth it, then asked for a source. */
function* rectangles(
  thought: Thought,
  node: Area,
  self: Self,
  reach: Reach,
  inside: readonly Inside[],
): Generator<Laying> {
  const { board } = thought;
  const shape = node.shape as Extract<Shape, { shape: 'rectangle' }>;
  const sides = shape.columns === shape.rows ? [[shape.columns, shape.rows]] : bothWays(shape);
  const seen = new Set<number>();
  for (const [wide, high] of sides as [number, number][]) {
    for (const { spaces, worth } of inside) {
      if (worth <= 0) continue;
      const x = xOf(board, spaces[0]!);
      const y = yOf(board, spaces[0]!);
      for (let top = y - high + 1; top <= y; top++) {
        for (let left = x - wide + 1; left <= x; left++) {
          const key = ((top + 64) * 512 + left + 64) * 2 + (wide > high ? 1 : 0);
          if (seen.has(key)) continue;
          seen.add(key);
          const covered = covers(board, left, top, wide, high);
          const sum = worthIn(inside, covered);
          if (sum <= 0) continue;
          const source = covered.find(
            (space) => reaches(thought, reach, space) && (!node.sight || sightFrom(board, space)[spaces[0]!] !== 3),
          );
          if (source === undefined) continue;
          yield { source, worth: thought.byWay ? worthIn(unintercepted(thought, self, source, inside), covered) : sum };
        }
      }
    }
  }
}

const bothWays = ({ columns, rows }: { columns: number; rows: number }): number[][] => [
  [columns, rows],
  [rows, columns],
];

function covers(board: Thought['board'], left: number, top: number, wide: number, high: number): number[] {
  const spaces: number[] = [];
  for (let y = Math.max(0, top); y < Math.min(board.rows, top + high); y++) {
    for (let x = Math.max(0, left); x < Math.min(board.columns, left + wide); x++) {
      if (board.blocked[y * board.columns + x] !== 2) spaces.push(y * board.columns + x);
    }
  }
  return spaces;
}
