import { all, amount, percentsOf } from '../play/condition.ts';
import { dealerOf } from '../play/damage.ts';
import { mostHealth } from '../play/health.ts';
import { piecesOf } from '../play/nodes/each-piece.ts';
import { seatsOf } from '../play/nodes/players.ts';
import { stoppedAt } from '../play/nodes/projectile.ts';
import { firstCounters } from '../play/piece.ts';
import type { Self } from '../play/play.ts';
import { spotAt } from '../play/spot.ts';
import { unitOf, unitsOf } from '../play/who.ts';
import type { Condition, Node } from '../program.ts';
import { areaWorth } from './area-worth.ts';
import { cardWorth, otherAbilityWorth } from './card-worth.ts';
import { edgeWorth, razeWorth } from './edge-worth.ts';
import { affected, eachPieceWorth, eachWorth, isOwn, worthAlone, worthOf } from './follow.ts';
import { supposeHealing, supposeHealth, supposeLoss, supposeShield, supposeShieldGone, takenBy } from './health.ts';
import { markerWorth, movedWorth, removalWorth, spaceWorth, summonWorth, takesUser } from './piece-worth.ts';
import { reviveWorth, transformWorth } from './rebirth-worth.ts';
import { rulesWorth, standingWorth, tokenWorth } from './rule-worth.ts';
import { bestMove, exchangeWorth, pushWorth, swapWorth } from './shift.ts';
import { bestTargets } from './target-worth.ts';
import { signOf, type Thought } from './thought.ts';
import { weights } from './weights.ts';

/**
 * What it is worth to the thinking seat that some nodes are played, from the one at `from` on: exact chances of hits, the best of what
 * its side may choose. What they do to units stays supposed, so that nodes after each other add up; `forget` takes it back.
 * Not followed are responses by choice, and what others decide.
 */
export function estimate(thought: Thought, nodes: readonly Node[], self: Self, from: number): number {
  let worth = 0;
  for (let index = from; index < nodes.length; index++) {
    const node = nodes[index]!;
    // Where a unit goes decides what the rest can do.
    if (node.node === 'move') return worth + bestMove(thought, node, self, nodes, index + 1);
    if (node.node === 'space') {
      worth += spaceWorth(thought, node, self, nodes, index + 1);
      if (takesUser(node)) return worth;
    } else worth += nodeWorth(thought, node, self);
  }
  return worth;
}

function nodeWorth(thought: Thought, node: Exclude<Node, { node: 'move' | 'space' }>, self: Self): number {
  const { bound } = self;
  switch (node.node) {
    case 'target':
      return bestTargets(thought, node, self);
    case 'area':
      return areaWorth(thought, node, self);
    case 'each':
      return eachWorth(thought, node.then, unitsOf(thought, node.who, self).slice(0, node.one && 1), self, node.attack);
    case 'projectile': {
      const space = stoppedAt(thought, node, self);
      if (space < 0) return 0;
      bound.space = space;
      return worthAlone(thought, node.then, self);
    }
    case 'way':
      // Where the user goes is not known yet: as if it were one space.
      return worthAlone(thought, node.then, self);
    case 'each-piece':
      return eachPieceWorth(thought, node.then, piecesOf(thought, node, self), self);
    case 'from-place': {
      const spot = spotAt(thought, node.at, self);
      return spot === undefined ? 0 : worthAlone(thought, node.then, { ...self, spot });
    }
    case 'choose': {
      const worths: number[] = [];
      for (const { needs, then } of node.options) {
        if (all(thought, needs, self)) worths.push(worthAlone(thought, then, self));
      }
      const whose = node.who === undefined ? undefined : thought.state.units[unitOf(node.who, self)]?.seat;
      const isOurs = whose === undefined ? isOwn(thought, self) : whose === thought.seat;
      worths.sort((a, b) => (isOurs ? b - a : a - b));
      return worths.slice(0, node.count).reduce((sum, one) => sum + one, 0);
    }
    case 'may': {
      const worth = worthAlone(thought, node.then, self);
      bound.done = worth > 0;
      return Math.max(0, worth);
    }
    case 'if':
      return ifWorth(thought, node, self);
    case 'roll': {
      let worth = 0;
      for (const { from, to, then } of node.bands) {
        bound.rolled = from;
        worth += (worthAlone(thought, then, self) * (to - from + 1)) / node.sides;
      }
      return worth;
    }
    case 'players': {
      // What is done with units stays unweighed: nobody's text has no user to weigh it for.
      const points = node.then.filter((inner) => inner.node === 'score');
      return seatsOf(thought, node.which, self).reduce(
        (worth, seat) => worth + worthAlone(thought, points, { unit: -1, seat, bound }),
        0,
      );
    }
    case 'repeat': {
      const once = worthAlone(thought, node.then, self);
      return node.times === 'any' ? Math.max(0, once) : once * Math.min(4, amount(thought, node.times, self));
    }
    case 'damage':
      return damageWorth(thought, node, self);
    case 'heal': {
      const to = affected(thought, node.to, self);
      if (to < 0) return 0;
      const most = mostHealth(thought, to);
      const { amount: asked } = node;
      const healed = asked === 'full' ? most : asked === 'half' ? Math.ceil(most / 2) : amount(thought, asked, self);
      const missing = most - thought.state.units[to]!.health;
      const worth = supposeHealing(thought, to, healed, self.unit);
      return worth + (node.excess && healed > missing ? supposeShield(thought, to, healed - missing) : 0);
    }
    case 'overshield': {
      const to = affected(thought, node.to, self);
      return to < 0 ? 0 : supposeShield(thought, to, amount(thought, node.amount, self));
    }
    case 'set-health': {
      const id = affected(thought, node.of, self);
      return id < 0 ? 0 : supposeHealth(thought, id, amount(thought, node.amount, self));
    }
    case 'swap-health': {
      const [one, other] = [affected(thought, node.of, self), affected(thought, node.with, self)];
      const [first, second] = [thought.state.units[one]?.health, thought.state.units[other]?.health];
      if (one === other || first === undefined || second === undefined) return 0;
      return supposeHealth(thought, one, second) + supposeHealth(thought, other, first);
    }
    case 'lose-overshield': {
      const id = affected(thought, node.from, self);
      return id < 0 ? 0 : supposeShieldGone(thought, id, node.amount && amount(thought, node.amount, self));
    }
    case 'kill': {
      const id = affected(thought, node.who, self);
      if (id < 0) return 0;
      const { health, overshield } = thought.state.units[id]!;
      return supposeLoss(thought, id, health + overshield, self.unit, true);
    }
    // Its turns are the acting side's, and no longer the other's.
    case 'change-side': {
      const id = affected(thought, node.who, self);
      return id < 0 || thought.state.units[id]?.seat === self.seat ? 0 : 2 * weights.turn;
    }
    case 'depart':
    case 'skip-turn': {
      const id = affected(thought, node.who, self);
      return id < 0 || id === self.unit ? 0 : (-signOf(thought, id) * weights.turn) / (node.node === 'depart' ? 2 : 1);
    }
    case 'transform':
      return transformWorth(thought, node, self);
    case 'revive':
      return reviveWorth(thought, node, self);
    case 'push':
      return pushWorth(thought, node, self);
    case 'swap':
      return swapWorth(thought, node, self);
    case 'exchange':
      return exchangeWorth(thought, node, self);
    case 'give': {
      const to = affected(thought, node.to, self);
      const token = thought.game.cardOf.get(node.token);
      if (to < 0 || token === undefined) return 0;
      return tokenWorth(thought, to, token, amount(thought, node.count, self), node.max);
    }
    case 'lose': {
      const id = affected(thought, node.from, self);
      const token = thought.game.cardOf.get(node.token);
      if (id < 0 || token === undefined) return 0;
      const had = thought.state.units[id]!.tokens.reduce((sum, one) => sum + (one.card === token ? one.count : 0), 0);
      const lost = typeof node.count === 'string' ? had : Math.min(had, amount(thought, node.count, self));
      self.bound.lost = lost;
      return lost === 0 ? 0 : -tokenWorth(thought, id, token, lost, undefined);
    }
    case 'restore': {
      const id = affected(thought, node.of, self);
      const token = thought.game.cardOf.get(node.token);
      const unit = thought.state.units[id];
      if (unit === undefined || token === undefined) return 0;
      const full = firstCounters(thought.game, thought.game.cards[unit.card]!).get(token) ?? 0;
      const had = unit.tokens.reduce((sum, one) => sum + (one.card === token ? one.count : 0), 0);
      return full > had ? tokenWorth(thought, id, token, full - had, undefined) : 0;
    }
    case 'clear':
      return clearWorth(thought, node, self);
    case 'shift':
      return shiftWorth(thought, node, self);
    case 'stance':
      return stanceWorth(thought, node.token, self);
    case 'summon':
      return summonWorth(thought, node, self);
    case 'place':
      return markerWorth(thought, node, self);
    case 'move-piece':
      return movedWorth(thought, node, self);
    case 'remove':
      return removalWorth(thought, node, self);
    case 'tap':
    case 'refresh':
    case 'recharge':
      return cardWorth(thought, node, self);
    case 'use-ability':
      return otherAbilityWorth(thought, node, self);
    case 'gain-action':
      return signOf(thought, unitOf(node.who, self)) * node.count * (node.action === 'standard' ? weights.turn : 0.5);
    case 'spend-action':
      return -(node.action === 'move' ? 0.5 : node.action === 'standard' ? weights.turn : weights.turn + 0.5);
    case 'manual':
      return node.standIn === undefined ? 0 : worthOf(thought, node.standIn, self);
    case 'edge':
      return edgeWorth(thought, node, self);
    case 'raze':
      return razeWorth(thought, node, self);
    case 'another-turn':
      return weights.turn;
    case 'share-place':
      // Out of harm's way: about half of what an attack less is worth.
      return (signOf(thought, unitOf(node.who, self)) * weights.turn) / 2;
    case 'face':
    case 'heading':
    case 'part':
    case 'ride':
    case 'end-turn':
    // How far it would have gone is not known.
    case 'halt':
    // Its turn comes anyway, only later.
    case 'act-now':
      return 0;
    // What others do is spoiled: about as good as being spared half an attack.
    case 'miss':
    case 'cancel':
    case 'hinder':
    case 'retarget':
    case 'lessen':
      return (self.seat === thought.seat ? 1 : -1) * weights.turn * 0.5;
    case 'score':
      return (
        ((self.seat === thought.seat) === (node.lost === undefined) ? 1 : -1) *
        weights.point *
        amount(thought, node.points, self)
      );
    case 'lasting': {
      const unit = unitOf(node.of, self);
      if (unit < 0) return 0;
      return rulesWorth(thought, node.rules, { unit, seat: thought.state.units[unit]!.seat, bound });
    }
    case 'later':
      return weights.later * worthAlone(thought, node.then, self);
  }
}

/** How often a die shows one of the numbers that are asked for, where nothing else is asked. */
function rolledShare([asked, ...more]: readonly Condition[]): number | undefined {
  if (asked === undefined || more.length > 0) return undefined;
  if (asked.is === 'rolled') return (asked.to - asked.from + 1) / 6;
  const parts = asked.is === 'any' ? asked.of.map((one) => rolledShare([one])) : [undefined];
  return parts.reduce((sum, part) => (sum === undefined || part === undefined ? undefined : sum + part), 0);
}

function ifWorth(thought: Thought, node: Extract<Node, { node: 'if' }>, self: Self): number {
  const share = rolledShare(node.if);
  if (share !== undefined)
    return share * worthAlone(thought, node.then, self) + (1 - share) * worthAlone(thought, node.else, self);
  const holds = all(thought, node.if, self);
  const about = node.if.some(({ is }) => is === 'miss' || is === 'hit');
  const before = thought.aboutMiss;
  if (about) thought.aboutMiss = true;
  const worth = worthOf(thought, holds ? node.then : node.else, self);
  thought.aboutMiss = before;
  return worth;
}

function damageWorth(thought: Thought, node: Extract<Node, { node: 'damage' }>, self: Self): number {
  const to = affected(thought, node.to, self);
  if (to < 0) return 0;
  const { bound } = self;
  const unit = dealerOf(node.to, self.unit);
  const crit = node.to === (thought.rollsForEach ? 'each' : 'target') && bound.crit;
  const irreducible = node.irreducible === true;
  const dealt = amount(thought, node.amount, self);
  const taken = takenBy(
    thought,
    unit,
    to,
    dealt,
    irreducible,
    crit,
    node.to === 'each',
    self.ability,
    percentsOf(thought, node.percents, self),
  );
  bound.damage = taken;
  bound.dealt = (bound.dealt ?? 0) + taken;
  const worth = supposeLoss(thought, to, taken, unit, irreducible);
  if (thought.state.units[to]!.health === 0) bound.kill = true;
  return worth;
}

function clearWorth(thought: Thought, { from, count, token }: Extract<Node, { node: 'clear' }>, self: Self): number {
  const id = affected(thought, from, self);
  if (id < 0) return 0;
  const wanted = token === undefined ? undefined : thought.game.cardOf.get(token);
  const worths: number[] = [];
  for (const one of thought.state.units[id]!.tokens) {
    if (!thought.game.cards[one.card]!.condition || (wanted !== undefined && one.card !== wanted)) continue;
    worths.push(-standingWorth(thought, id, one.card));
  }
  const sign = signOf(thought, id);
  worths.sort((a, b) => (b - a) * sign);
  const most = typeof count === 'number' ? count : worths.length;
  let worth = 0;
  for (const one of worths.slice(0, most)) if (count === 'all' || one * sign > 0) worth += one;
  return worth;
}

/** Conditions that go to somebody else: what they are worth there, and no more here. */
function shiftWorth(thought: Thought, { from, to, count }: Extract<Node, { node: 'shift' }>, self: Self): number {
  const [id, other] = [affected(thought, from, self), affected(thought, to, self)];
  if (id < 0 || other < 0 || id === other) return 0;
  const worths = thought.state.units[id]!.tokens.flatMap(({ card }) =>
    thought.game.cards[card]!.condition ? [standingWorth(thought, other, card) - standingWorth(thought, id, card)] : [],
  ).sort((a, b) => b - a);
  const most = typeof count === 'number' ? count : worths.length;
  let worth = 0;
  for (const one of worths.slice(0, most)) if (count === 'all' || one > 0) worth += one;
  return worth;
}

function stanceWorth(thought: Thought, token: string | undefined, self: Self): number {
  const { game, state } = thought;
  const unit = state.units[self.unit];
  if (unit === undefined) return 0;
  const next = token === undefined ? -1 : (game.cardOf.get(token) ?? -1);
  if (next === unit.stance) return 0;
  const worth = (card: number): number =>
    card < 0 ? 0 : rulesWorth(thought, game.ruleLists[game.cards[card]!.rules] ?? [], self);
  return worth(next) - worth(unit.stance);
}
