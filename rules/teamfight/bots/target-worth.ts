import { isOneself } from '../play/aim.ts';
import { copySelf, noteAimed, noteHits } from '../play/bound.ts';
import { interceptorOf } from '../play/crossing.ts';
import { mostHealth } from '../play/health.ts';
import type { Self } from '../play/play.ts';
import { countTokens, distanceBetween, spacesOfUnit } from '../play/who.ts';
import type { Node } from '../program.ts';
import type { Bound } from '../resolution.ts';
import { type Aimed, facesOf, reachFrom, targetsFrom } from './aiming.ts';
import { isOwn, worthOf } from './follow.ts';
import { dependsOnUser } from './place-bound.ts';
import { forget, keptFor, type Thought } from './thought.ts';

type Target = Extract<Node, { node: 'target' }>;

/** The best targets that a text could choose now, together; the best of them stays bound for the sentences that follow. */
export function bestTargets(thought: Thought, node: Target, self: Self): number {
  const reach = reachFrom(thought, node, self);
  if (reach === undefined) return 0;
  const near = targetsFrom(thought, node, reach, self);
  const others = node.forced === undefined ? near : near.filter(({ id }) => !isOneself(node, id, self));
  const targets = forcedOf(thought, node, others, reach.at);
  const sign = isOwn(thought, self) ? 1 : -1;
  const { min = 1, max = 1 } = node;
  let best = -1;
  let bestWorth = 0;
  const worths: number[] = [];
  for (const { id, space } of targets) {
    const worth = targetWorth(thought, node, self, id, space);
    worths.push(worth);
    if (best >= 0 && worth * sign <= bestWorth * sign) continue;
    best = id;
    bestWorth = worth;
  }
  if (best < 0) return 0;
  bindTarget(self.bound, best, thought.state.units[best]!.at);
  noteHits(self.bound, [best]);
  noteAimed(self.bound, [best]);
  // A die takes any of them as often.
  if (node.forced === 'random')
    return (worths.reduce((sum, worth) => sum + worth, 0) * Math.min(max, worths.length)) / worths.length;
  if (max === 1) {
    // Those behind it are seldom all there: about half as good each.
    const links = bestWorth * sign > 0 ? Math.min(node.links?.count ?? 0, 2) / 2 : 0;
    return min === 0 && bestWorth * sign < 0 ? 0 : bestWorth * (1 + links);
  }
  worths.sort((a, b) => (b - a) * sign);
  let sum = 0;
  for (let index = 0; index < worths.length && index < max; index++) {
    if (index < min || worths[index]! * sign > 0) sum += worths[index]!;
  }
  return sum;
}

/** Those who may be meant where nobody chooses: the nearest, the farthest, those with least or most health; of several the first so many. */
function forcedOf(
  thought: Thought,
  { forced, max = 1 }: Target,
  targets: readonly Aimed[],
  from: number,
): readonly Aimed[] {
  if (forced === undefined || forced === 'random' || targets.length <= max) return targets;
  const byHealth = forced === 'weakest' || forced === 'healthiest';
  const byToken = typeof forced === 'object' ? forced : undefined;
  const token = byToken && ('most' in byToken ? byToken.most : byToken.fewest);
  const far = targets.map(({ id }) =>
    token !== undefined
      ? countTokens(thought, id, token)
      : byHealth
        ? thought.state.units[id]!.health
        : forced === 'most-hurt'
          ? mostHealth(thought, id) - thought.state.units[id]!.health
          : distanceBetween(thought, [from], spacesOfUnit(thought, thought.state.units[id]!)),
  );
  const sign =
    forced === 'furthest' || forced === 'healthiest' || forced === 'most-hurt' || (byToken && 'most' in byToken)
      ? -1
      : 1;
  const last = far.map((one) => one * sign).sort((a, b) => a - b)[max - 1] ?? 0;
  return targets.filter((_, index) => far[index]! * sign <= last);
}

function bindTarget(bound: Bound, id: number, space: number): void {
  bound.target = id;
  bound.space = space;
  bound.rolled = 0;
  bound.hit = true;
  bound.crit = false;
}

/** What it is worth to choose a unit: its effects on a miss, a hit and a critical hit by their exact chances (T-124, T-131). */
export function targetWorth(thought: Thought, node: Target, self: Self, id: number, space: number): number {
  const about = copySelf(self);
  bindTarget(about.bound, id, space);
  const other = thought.state.units[id]!.seat;
  if (other === self.seat || other < 0) return outcome(thought, node, about, 1);
  const between = thought.byWay ? interceptorOf(thought, self.unit, id) : undefined;
  if (between !== undefined && between.hit < 0) return outcome(thought, node, about, 0);
  if (between !== undefined && between.hit !== id)
    return targetWorth(thought, node, self, between.hit, thought.state.units[between.hit]!.at);
  const { def, crit } = facesOf(thought, node, about, id);
  let worth = (6 - def - crit) * outcome(thought, node, about, 1);
  if (crit > 0) worth += crit * outcome(thought, node, about, 2);
  if (def > 0) worth += def * outcome(thought, node, about, 0);
  return worth / 6;
}

/** 0 a miss, 1 a hit, 2 a critical hit. Where it does not depend on places it is worked out once for each target. */
function outcome(thought: Thought, node: Target, about: Self, fall: 0 | 1 | 2): number {
  const isKept = !dependsOnUser(node) && !thought.byWay;
  const { bound } = about;
  const key = bound.target * 3 + fall;
  const kept = isKept ? keptFor(thought.hits, node) : undefined;
  if (kept?.[key] !== undefined) return kept[key];
  bound.hit = fall > 0;
  bound.crit = fall === 2;
  // Numbers that texts ask for stand in the middle of what they could be.
  bound.rolled = fall === 0 ? 1 : fall === 2 ? 6 : 4;
  bound.kill = false;
  const length = thought.journal.length;
  const worth = worthOf(thought, node.then, about);
  forget(thought, length);
  if (kept !== undefined) kept[key] = worth;
  return worth;
}
