import { directionTo, opposite } from '../../spaces.ts';
import type { Board } from '../board/board.ts';
import { canStop, type Mover, stepCost } from '../board/mover.ts';
import { pushLines } from '../board/push.ts';
import { exactWays, type SetsOff, type Way, ways } from '../board/reach.ts';
import type { Node } from '../program.ts';
import { boardOf } from './board-now.ts';
import { amount } from './condition.ts';
import { has } from './holds.ts';
import { moverOf } from './mover-of.ts';
import { sizeOf } from './piece.ts';
import type { Look, Self } from './play.ts';
import { countBits, setsOff } from './sets-off.ts';
import { distanceBetween, inPlace, mayBe, spacesOf, spacesOfUnit, squareAt, unitOf, unitsOf } from './who.ts';

type Move = Extract<Node, { node: 'move' }>;
export type Path = Pick<Way, 'to' | 'path'>;

/** Farther than any board is long. */
const unlimited = 200;

/** Where a movement of a unit by an ability can end, and how it gets there. */
export function pathsOf(look: Look, node: Move, id: number, self: Self): Path[] {
  const board = boardOf(look.game, look.state)!;
  const unit = look.state.units[id]!;
  const isOwn = node.willing || unit.seat === self.seat;
  const flying = node.how !== 'walk' || node.ignores === 'terrain' || (isOwn && has(look, id, 'flying-movement'));
  const found = moverOf(look, id, {
    flying,
    throughUnits: node.throughUnits === true,
    throughWalls: node.throughWalls === true,
    ...(node.throughOwn && { through: self.seat }),
    forced: !isOwn,
  });
  const kept = keptTo(look, node, found, self, id);
  const mover = node.ignoresDifficult ? { ...kept, ignoresDifficult: true } : kept;
  const points = node.distance === undefined ? unlimited : amount(look, node.distance, self);
  const all =
    node.how === 'teleport'
      ? teleports(board, mover, points, node.straight)
      : walks(look, node, id, self, mover, points);
  return wanted(look, node, id, self, all);
}

/** Who moves, where its way is not free: it stays somewhere, and passes nobody of some. */
function keptTo(look: Look, { staying, until }: Move, mover: Mover, self: Self, id: number): Mover {
  let { beyond, occupied } = mover;
  if (staying !== undefined) {
    beyond = beyond?.slice() ?? new Uint8Array(occupied.length);
    for (let at = 0; at < beyond.length; at++)
      if (!inPlace(look, squareAt(look, at, mover.size), staying, self)) beyond[at] = 1;
  }
  if (until !== undefined) {
    occupied = occupied.slice();
    for (const other of unitsOf(look, until, self))
      if (other !== id)
        for (const at of spacesOfUnit(look, look.state.units[other]!)) occupied[at] = Math.max(2, occupied[at]!);
  }
  return { ...mover, occupied, beyond };
}

/** Those ways that end where the text says. */
export function wanted(look: Look, node: Move, id: number, self: Self, all: readonly Path[]): Path[] {
  let paths = node.toSpace ? all.filter(({ to }) => to === self.bound.space) : all.slice();
  const size = sizeOf(look, id);
  const goal = node.towards ?? node.awayFrom;
  if (goal !== undefined) {
    const from = spacesOf(look, goal, self);
    const now = distanceBetween(look, spacesOfUnit(look, look.state.units[id]!), from);
    const sign = node.towards === undefined ? -1 : 1;
    paths = paths.filter(({ to }) => sign * distanceBetween(look, squareAt(look, to, size), from) < sign * now);
  }
  for (const [limit, sign] of [
    [node.notFarther, 1],
    [node.notNearer, -1],
  ] as const) {
    // From itself nobody gets any farther.
    if (limit === undefined || unitOf(limit, self) === id) continue;
    const from = spacesOf(look, limit, self);
    const now = distanceBetween(look, spacesOfUnit(look, look.state.units[id]!), from);
    if (from.length === 0) continue;
    paths = paths.filter(({ to }) => sign * distanceBetween(look, squareAt(look, to, size), from) <= sign * now);
  }
  if (node.adjacentTo !== undefined) paths = nearest(look, paths, spacesOf(look, node.adjacentTo, self), 1);
  if (node.closest !== undefined) {
    const here = { to: look.state.units[id]?.at ?? -1, path: [] };
    paths = nearest(look, [here, ...paths], spacesOf(look, node.closest, self), 0).filter(({ to }) => to !== here.to);
  }
  if (node.beside !== undefined) {
    const others = unitsOf(look, node.beside, self).filter((other) => other !== id);
    const near = others.map((other) => spacesOfUnit(look, look.state.units[other]!));
    paths = paths.filter(({ to }) =>
      near.some((spaces) => distanceBetween(look, squareAt(look, to, size), spaces) === 1),
    );
  }
  const { ends = [], notEnding } = node;
  if (ends.length > 0)
    paths = paths.filter(({ to }) => ends.every((one) => inPlace(look, squareAt(look, to, size), one, self)));
  if (notEnding !== undefined)
    paths = paths.filter(({ to }) => !inPlace(look, squareAt(look, to, size), notEnding, self));
  if (node.atFirst) paths = firsts(paths);
  if (node.back) {
    const unit = look.state.units[id];
    const before = node.back === 'turn' ? (look.state.turn?.places?.[id] ?? -1) : (unit?.ended?.at ?? -1);
    const here = unit?.at ?? -1;
    // Before its first turn has ended it has nowhere to go back to; where it stands may be the nearest.
    const stay = { to: here, path: [] };
    paths = before < 0 ? [] : nearest(look, [stay, ...paths], [before], 0).filter(({ to }) => to !== here);
  }
  return paths;
}

/** Those that do not go past the end of another one. */
const firsts = (paths: readonly Path[]): Path[] =>
  paths.filter(({ to, path }) => !paths.some((other) => other.to !== to && path.includes(other.to)));

/** Those that end nearest to some spaces; nearer than `enough` is as good. */
function nearest(look: Look, paths: readonly Path[], goal: readonly number[], enough: number): Path[] {
  const far = ({ to }: Path): number => Math.max(enough, distanceBetween(look, [to], goal));
  let best = Number.POSITIVE_INFINITY;
  for (const path of paths) best = Math.min(best, far(path));
  return paths.filter((path) => far(path) === best);
}

/** T-054: the bare number counts columns and rows; in a straight line it is one row or column. */
function teleports(board: Board, mover: Mover, points: number, straight = false): Path[] {
  const { columns, rows } = board;
  const found: Path[] = [];
  for (let to = 0; to < columns * rows; to++) {
    const x = Math.abs((to % columns) - (mover.at % columns));
    const y = Math.abs(Math.floor(to / columns) - Math.floor(mover.at / columns));
    if (x + y > points || (to % columns) + mover.size > columns || Math.floor(to / columns) + mover.size > rows)
      continue;
    if (straight && x > 0 && y > 0) continue;
    if (to !== mover.at && canStop(board, mover, to)) found.push({ to, path: [to] });
  }
  return found;
}

function walks(look: Look, node: Move, id: number, self: Self, mover: Mover, points: number): Path[] {
  const board = boardOf(look.game, look.state)!;
  if (node.along) return alongArea(board, node, mover, self.bound.area, points);
  if (node.trailing) return behind(board, mover, self, points);
  if (node.straight) {
    const most = Math.min(points, Math.max(board.columns, board.rows));
    const { facing = -1 } = look.state.units[id] ?? {};
    const only = node.forward ? facing : node.heading ? headingOf(node, self) : undefined;
    if (only !== undefined && only < 0) return [];
    return pushLines(board, mover, only ?? 'any', { at: mover.at, size: mover.size }, most).flatMap(({ stops, path }) =>
      (node.exactly ? stops.slice(-1) : stops).map((to) => ({ to, path: path.slice(0, path.indexOf(to) + 1) })),
    );
  }
  if (node.pastEnemies) {
    const found = ways(board, mover, points, enemiesPassed(look, self));
    return found.sort((a, b) => a.to - b.to || countBits(b.setsOff) - countBits(a.setsOff) || a.cost - b.cost);
  }
  const touching = look.state.turn?.unit === id && (!mover.flying || node.ignores) ? setsOff(look) : undefined;
  const found = node.exactly ? exactWays(board, mover, points, touching) : ways(board, mover, points, touching);
  // Only where it ends is chosen: of several paths the one that sets off least is gone.
  return touching === undefined
    ? found
    : found.sort((a, b) => a.to - b.to || countBits(a.setsOff) - countBits(b.setsOff));
}

/** The direction that the text knows, or that against it; -1 where it knows none. */
const headingOf = ({ heading: way }: Move, { bound: { heading } }: Self): number =>
  heading === undefined ? -1 : way === 'back' ? opposite(heading) : heading;

/** Along the spaces of a line or path from its beginning, until something is in the way. */
function alongArea(board: Board, node: Move, mover: Mover, area: readonly number[], points: number): Path[] {
  const found: Path[] = [];
  let from = mover.at;
  for (let step = 0; step < area.length && step < points; step++) {
    const to = area[step]!;
    const direction = directionTo(board, from, to);
    if (direction < 0 || stepCost(board, { ...mover, ignoresDifficult: true }, from, direction) === 0) break;
    from = to;
    if (canStop(board, mover, to)) found.push({ to, path: area.slice(0, step + 1) });
  }
  return node.exactly ? found.slice(-1) : found;
}

/** Through the spaces that the user has left, as far as that goes: only to the last of them. */
function behind(board: Board, mover: Mover, { bound: { left = -1, path = [] } }: Self, points: number): Path[] {
  const way = left < 0 ? [] : [left, ...path.slice(0, -1)];
  const found: Path[] = [];
  let from = mover.at;
  for (const to of way.slice(0, points)) {
    const direction = directionTo(board, from, to);
    // The first of them may lie across a corner.
    if (
      found.length > 0 &&
      (direction < 0 || stepCost(board, { ...mover, ignoresDifficult: true }, from, direction) === 0)
    )
      break;
    from = to;
    found.push({ to, path: way.slice(0, found.length + 1) });
  }
  return found.filter(({ to }) => canStop(board, mover, to)).slice(-1);
}

/** For each step the enemies on the space that is entered; more than 30 share the last bit. */
function enemiesPassed(look: Look, self: Self): SetsOff {
  const on: number[] = [];
  let bit = 0;
  look.state.units.forEach((unit, id) => {
    if (unit.at < 0 || !mayBe(look, id, { side: 'enemy' }, self)) return;
    for (const space of spacesOfUnit(look, unit)) on[space] = (on[space] ?? 0) | (1 << Math.min(bit, 29));
    bit++;
  });
  return (_from, to) => on[to] ?? 0;
}
