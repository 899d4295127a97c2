import { nearestOf, pushLines, pushWays } from '../../board/push.ts';
import type { Walk } from '../../resolution.ts';
import { boardOf } from '../board-now.ts';
import { amount } from '../condition.ts';
import { changed, has } from '../holds.ts';
import { moverOf } from '../mover-of.ts';
import { linesOf } from '../onward.ts';
import type { Look } from '../play.ts';
import { distanceBetween, spaceOf, spacesOf, squareAt, unitOf } from '../who.ts';
import { type At, affected, ask, type NodeOf, type Run } from './at.ts';

/** `Frame.step` while the unit is being moved. */
const moving = 1;

/** A way that a unit can be pushed. */
interface Push {
  readonly to: number;
  readonly path: readonly number[];
  readonly stop: Walk['stop'];
  readonly into?: number;
  /** Spaces of its distance that are left where something stops it. */
  readonly short?: number;
}

/**
 * Pushes or pulls (T-047 to T-052): the acting player chooses the line and how far, up to the distance. Picking the space where the
 * unit stands pushes it against what stops it there.
 */
export const push: Run<'push'> = (at, answer) => {
  const { play, frame, node, self, resolution } = at;
  if (frame.step === moving) return true;
  const id = affected(at, node.who);
  const unit = play.state.units[id];
  if (unit === undefined || unit.at < 0 || isImmune(at, id) || withstands(at, id)) return true;
  const ways = waysOf(at, id);
  let picked = answer;
  if (picked === undefined) {
    const options: number[] = [];
    for (const { to } of ways) if (!options.includes(to)) options.push(to);
    picked = ask(play, { seat: self.seat, ask: 'destination', options, mayStop: node.exactly !== true, unit: id });
    if (picked === undefined) return false;
  }
  const way = ways.find(({ to }) => to === picked);
  if (way === undefined) return true;
  frame.step = moving;
  delete resolution.bound.stopped;
  delete resolution.bound.vacated;
  const how = node.direction === 'towards' ? 'pull' : 'push';
  resolution.walk = {
    unit: id,
    path: [...way.path],
    gone: [unit.at],
    how,
    by: self.unit,
    ...(node.moved && { moved: true }),
    ...(way.stop && { stop: way.stop }),
    ...(way.into !== undefined && { into: way.into }),
    ...(way.short && { short: way.short }),
  };
  return false;
};

/** T-047: only what an enemy causes is forced. What lies on edges is never moved. */
export function isImmune({ play, self }: At, id: number): boolean {
  if (play.state.units[id]?.edge !== undefined) return true;
  if (id !== self.unit && has(play, id, 'unmovable', self.unit)) return true;
  return (
    play.state.units[id]?.seat !== self.seat && id !== self.unit && has(play, id, 'immune-forced-movement', self.unit)
  );
}

/** What keeps an enemy from pushing it, or from pulling it. */
function withstands({ play, node, self }: At<NodeOf<'push'>>, id: number): boolean {
  if (node.moved) return false;
  const flag = node.direction === 'towards' ? 'immune-pull' : 'immune-push';
  return play.state.units[id]?.seat !== self.seat && id !== self.unit && has(play, id, flag, self.unit);
}

/** So far at most as what holds for it lets an enemy push or pull it. */
export const notBeyond = (look: Look, id: number, what: 'pushed' | 'pulled', far: number, by: number): number =>
  Math.min(far, changed(look, id, what, far, by));

function waysOf({ play, node, self }: At<NodeOf<'push'>>, id: number): Push[] {
  const { game, state } = play;
  const board = boardOf(game, state)!;
  const { unit: user } = self;
  const base = amount(play, node.distance, self);
  const pulls = node.direction === 'towards' || node.nearer;
  const changes = user >= 0 && base > 0 && !node.moved;
  const far = changes ? changed(play, user, pulls ? 'pull' : 'push', base, id, self.ability) : base;
  const isOwn = state.units[id]?.seat === self.seat || node.moved === true;
  const most = isOwn ? far : notBeyond(play, id, pulls ? 'pulled' : 'pushed', far, user);
  const mover = moverOf(play, id, { forced: state.units[id]?.seat !== self.seat });
  if (node.direction === 'along-any-path') {
    const goal = spacesOf(play, node.of, self);
    const away = (at: number): number => distanceBetween(play, squareAt(play, at, mover.size), goal);
    const ways = pushWays(board, mover, most)
      .filter(({ to, path }) => path.length > 0 && (!node.nearer || away(to) < away(mover.at)))
      .map(({ to, path }) => ({ to, path, stop: undefined }));
    return node.exactly ? nearestOf(board, mover.at, spaceOf(play, node.of, self), ways, away) : ways;
  }
  const centreUnit = state.units[unitOf(node.of, self)];
  const at = spaceOf(play, node.of, self);
  if (at < 0) return [];
  const isUnit = centreUnit !== undefined && centreUnit.at === at;
  const size = isUnit ? game.cards[centreUnit.card]!.size : 1;
  const ways: Push[] = [];
  const kind = linesOf(play, node.direction, self);
  if (kind === undefined) return [];
  for (const line of pushLines(board, mover, kind, { at, size, unit: isUnit }, most)) {
    const last = line.stops[line.stops.length - 1];
    for (const to of node.exactly && last !== undefined ? [last] : line.stops) {
      const path = line.path.slice(0, line.path.indexOf(to) + 1);
      const stop = to === last ? line.stoppedBy : undefined;
      ways.push({ to, path, stop, into: line.direction, ...(stop && { short: Math.max(0, most - path.length) }) });
    }
    if (last === undefined && (line.stoppedBy === 'unit' || line.stoppedBy === 'wall')) {
      ways.push({ to: mover.at, path: [], stop: line.stoppedBy, into: line.direction, short: Math.max(0, most) });
    }
  }
  return ways;
}
