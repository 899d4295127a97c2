import type { TokenKind } from '../program/token-kind.ts';
import type { Amount, Condition, Count, Node, Who } from '../program.ts';
import type { Unit } from '../state.ts';
import { abilityOf, noteOf } from './abilities.ts';
import { answers } from './answered.ts';
import { struckBy } from './bound.ts';
import { isBrought } from './brought.ts';
import { crosses } from './crossing.ts';
import { hasDealtWith, wasAimed } from './dealt-with.ts';
import { isFallenNear } from './fallen.ts';
import { wasHarmed } from './harmed.ts';
import { mostHealth } from './health.ts';
import { deeds, happened, harmOf } from './history.ts';
import { has, hasCover } from './holds.ts';
import { isInStance } from './in-stance.ts';
import { usesOf, wasUsed } from './means.ts';
import { countOfPlayer } from './of-player.ts';
import { arePaired } from './pairs.ts';
import { speedOf } from './payment.ts';
import { isHero, sizeOf } from './piece.ts';
import type { Look, Self } from './play.ts';
import { ofKinds } from './token-kinds.ts';
import { unavailable } from './unavailable.ts';
import { heldThen } from './was.ts';
import {
  areInRange,
  besides,
  countTokens,
  distanceBetween,
  inPlace,
  isUnit,
  mayBe,
  spacesAt,
  spacesAtTurnStart,
  spacesOf,
  spacesOfUnit,
  unitOf,
  unitsOf,
} from './who.ts';

/** Whether all of some conditions hold; none at all hold. */
export function all(look: Look, conditions: readonly Condition[] | undefined, self: Self): boolean {
  for (const condition of conditions ?? []) if (!holds(look, condition, self)) return false;
  return true;
}

/** Whether a condition holds now. */
export function holds(look: Look, condition: Condition, self: Self): boolean {
  const { state } = look;
  switch (condition.is) {
    case 'not':
      return !holds(look, condition.of, self);
    case 'any':
      return condition.of.some((one) => holds(look, one, self));
    case 'side':
      return mayBe(look, unitOf(condition.of, self), { side: condition.side }, self);
    case 'same':
      return unitOf(condition.of, self) >= 0 && unitOf(condition.of, self) === unitOf(condition.as, self);
    case 'first-hit': {
      const first = self.bound.hits?.find((id) => mayBe(look, id, { side: condition.side }, self));
      return first !== undefined && first === unitOf(condition.of, self);
    }
    case 'unit':
      // Of whoever has died it is asked too, where no place is.
      return (condition.who.places === undefined ? mayBe : isUnit)(
        look,
        unitOf(condition.of, self),
        condition.who,
        self,
      );
    case 'has': {
      const from = condition.yours ? self.unit : undefined;
      const count = countTokens(look, unitOf(condition.of, self), condition.token, from);
      return within(count, condition.min ?? 1, condition.max);
    }
    case 'gave': {
      const card = look.game.cardOf.get(condition.token);
      const giver = unitOf(condition.of, self);
      return state.units[self.unit]?.tokens.some((token) => token.card === card && token.from === giver) === true;
    }
    case 'shares-place': {
      const within = state.units[unitOf(condition.of, self)]?.within;
      return within !== undefined && (condition.with === undefined || within === unitOf(condition.with, self));
    }
    case 'was':
      return heldThen(look, condition, self);
    case 'stance-kept':
      return state.units[self.unit]?.stanceKept === true;
    case 'crosses': {
      const way = {
        from: spacesOf(look, condition.from, self),
        via: self.bound.space,
        to: spacesOf(look, condition.of, self),
      };
      return crosses(look, way, self);
    }
    case 'allied': {
      const [one, other] = [state.units[unitOf(condition.of, self)], state.units[unitOf(condition.to, self)]];
      return one !== undefined && other !== undefined && one.seat >= 0 && one.seat === other.seat;
    }
    case 'paired':
      return arePaired(look, unitOf(condition.of, self), condition.token, self.unit);
    case 'kept': {
      const card = look.game.cardOf.get(condition.card);
      const of = unitOf(condition.of, self);
      return state.lasting.some(({ unit, target }) => {
        const maker = state.units[unit];
        return target === of && maker !== undefined && maker.card === card && maker.at >= 0;
      });
    }
    case 'hit-by': {
      const card = look.game.cardOf.get(condition.marker);
      const of = unitOf(condition.of, self);
      const by = (state.turn?.hitBy ?? []).filter(
        ({ unit, piece }) =>
          unit === of && (piece >= 0 ? state.markers[piece] : state.units[-2 - piece])?.card === card,
      );
      return within(new Set(by.map(({ piece }) => piece)).size, condition.min, condition.max);
    }
    case 'gained': {
      const card = look.game.cardOf.get(condition.token);
      const { tokens = [], stance, stanceIn, lately } = state.units[unitOf(condition.of, self)] ?? {};
      if (condition.when === 'since-turn') return card !== undefined && lately?.gained?.includes(card) === true;
      if (stance === card && stanceIn === state.turns) return true;
      return tokens.some((token) => token.card === card && token.gainedIn === state.turns);
    }
    case 'rides': {
      const on = state.units[unitOf(condition.of, self)]?.rides;
      return on !== undefined && on === unitOf(condition.on, self);
    }
    case 'has-condition':
      return conditionsOn(look, unitOf(condition.of, self), condition.kinds) > 0;
    case 'stance':
      return isInStance(state.units[self.unit], look.game.cardOf.get(condition.token));
    case 'flag':
      return has(look, unitOf(condition.of, self), condition.flag);
    case 'health':
      return healthIs(look, condition, unitOf(condition.of, self));
    case 'brought':
      return isBrought(look, condition.of, condition.to, self);
    case 'healthier': {
      const had = (id: number): number => (condition.most ? mostHealth(look, id) : (state.units[id]?.health ?? 0));
      const [one, other] = [unitOf(condition.of, self), unitOf(condition.than, self)];
      return one >= 0 && other >= 0 && had(one) > had(other);
    }
    case 'distance': {
      return areInRange(
        look,
        spacesOf(look, condition.from, self),
        spacesOf(look, condition.to, self),
        condition.range,
      );
    }
    case 'place':
      return inPlace(look, spacesOf(look, condition.of, self), besides(condition.place, condition.of), self);
    case 'there-is':
      return within(countUnits(look, condition.who, self), condition.min ?? 1, condition.max);
    case 'fallen':
      return isFallenNear(look, condition.who, condition.range, self);
    case 'markers':
      return within(markersOf(look, condition, self).length, condition.min ?? 1, condition.max);
    case 'hit':
      return self.bound.hit;
    case 'miss':
      return !self.bound.hit;
    case 'lost':
      return within(self.bound.lost ?? 0, condition.min, condition.max);
    case 'removed':
      return (self.bound.removed ?? 0) >= condition.min;
    case 'gone':
      return within(amountGone(condition.how, self), condition.min ?? 0, condition.max);
    case 'tapped':
      return isTapped(look, condition, unitOf(condition.of, self));
    case 'bereft':
      return self.bound.bereft?.includes(unitOf(condition.of, self)) === true;
    case 'was-hit':
      return ((condition.damaged ? self.bound.harmed : self.bound.hits) ?? []).includes(unitOf(condition.of, self));
    case 'aimed':
      return self.bound.aimed?.includes(unitOf(condition.of, self)) === true;
    case 'aimed-last':
      return wasAimed(state.units[self.unit], condition, self);
    case 'dealt-with':
      return hasDealtWith(look, condition, self);
    case 'hits':
      return within(hitsOf(look, condition, self), condition.min ?? 1, condition.max);
    case 'covered':
      return (
        unitOf(condition.from, self) >= 0 && hasCover(look, unitOf(condition.from, self), unitOf(condition.of, self))
      );
    case 'speed':
      return within(speedOf(look, unitOf(condition.of, self)), condition.min ?? 0, condition.max);
    case 'size':
      return within(sizeOf(look, unitOf(condition.of, self)), condition.min ?? 1, condition.max);
    case 'shielded':
      return (state.units[unitOf(condition.of, self)]?.overshield ?? 0) > 0;
    case 'attached':
      return isOn(state.markers[self.bound.marker]?.on, condition.to && unitOf(condition.to, self));
    case 'stopped': {
      const { stopped } = self.bound;
      if (stopped === undefined || stopped.unit !== unitOf(condition.of, self)) return false;
      return condition.by === undefined || condition.by === stopped.by;
    }
    case 'crit':
      return self.bound.crit;
    case 'kill':
      return self.bound.kill;
    case 'rolled':
      return within(self.bound.rolled, condition.from, condition.to);
    case 'round':
      return condition.rounds.includes(state.round);
    case 'rounds': {
      const { parity, min = 1, max } = condition;
      return within(state.round, min, max) && (parity === undefined || (state.round % 2 === 1) === (parity === 'odd'));
    }
    case 'exceeds':
      return counted(look, condition.what, self) > counted(look, condition.than, self);
    case 'more':
      return unitsOf(look, condition.who, self).length > unitsOf(look, condition.than, self).length;
    case 'action-of-turn':
      return condition.first === ((state.turn?.actions ?? 0) === 0);
    case 'turn':
      return isTurnOf(state, unitOf(condition.of, self));
    case 'outermost':
      return isOutermost(look, condition, self);
    case 'hurt-lately': {
      const unit = state.units[unitOf(condition.of, self)];
      return unit?.hurtIn !== undefined && unit.hurtIn >= (unit.actedIn ?? 0);
    }
    case 'forced-lately': {
      const unit = state.units[unitOf(condition.of, self)];
      return unit?.forcedIn !== undefined && unit.forcedIn >= (unit.actedIn ?? 0);
    }
    case 'lately':
      return happened(state, unitOf(condition.of, self), condition);
    case 'harm':
      return within(harmOf(state, unitOf(condition.of, self), condition), condition.min ?? 0, condition.max);
    case 'died':
      return state.units.some((unit, id) => unit.at < 0 && wasOf(look, id, condition, self));
    case 'struck':
      return state.turn?.unit === self.unit && state.turn.struck?.includes(unitOf(condition.of, self)) === true;
    case 'began-near': {
      const id = unitOf(condition.of, self);
      return areInRange(look, spacesAtTurnStart(look, self.unit), spacesAtTurnStart(look, id), condition.range);
    }
    case 'harmed':
      return wasHarmed(look, condition, self);
    case 'shoved': {
      if (condition.in === 'turn' && state.turn?.unit !== self.unit) return false;
      const id = unitOf(condition.of, self);
      const all = condition.in === 'turn' ? state.turn?.shoved : self.bound.shoved;
      return (
        all?.some(({ unit, how }) => unit === id && (condition.how === undefined || how === condition.how)) === true
      );
    }
    case 'did':
      if (condition.min !== undefined) return (state.turn?.moved ?? 0) >= condition.min;
      return ((state.turn?.did ?? 0) & deeds[condition.what]) !== 0;
    case 'used':
      if (condition.means === undefined) return wasUsed(look, self.unit, condition);
      return usesOf(look, self.unit, condition.means, condition.other ? self.ability : undefined) >= condition.min;
    case 'use': {
      const used = usesInGame(look, self);
      const most = abilityOf(look, self.unit, self.ability ?? -1)?.program.use?.perGame;
      return condition.last
        ? used >= (most ?? Number.POSITIVE_INFINITY)
        : within(used, condition.min ?? 0, condition.max);
    }
    case 'answers':
      return answers(look, condition, self);
    case 'done':
      return self.bound.done;
  }
}

/** How often the ability under way was used in this game, as its card notes it, this use among them. */
const usesInGame = (look: Look, { unit, ability = -1 }: Self): number =>
  look.state.units[unit]?.used[noteOf(look, unit, ability)] ?? 0;

/** Before any unit of the activation begins, where instants are used (T-190), it is the turn of its hero. */
const isTurnOf = ({ turn }: Look['state'], id: number): boolean =>
  turn !== undefined &&
  (turn.unit === id || turn.ended === id || (turn.unit < 0 && turn.hero === id && turn.waiting.includes(id)));

function isOutermost(
  look: Look,
  { of, who, end, from: near = 'you' }: Extract<Condition, { is: 'outermost' }>,
  self: Self,
): boolean {
  const asked = unitOf(of, self);
  const found = unitsOf(look, who, self);
  if (!found.includes(asked)) return false;
  const from = spacesOf(look, near, self);
  const far = (id: number): number => distanceBetween(look, from, spacesOfUnit(look, look.state.units[id] as Unit));
  const own = far(asked);
  return found.every((id) => (end === 'nearest' ? far(id) >= own : far(id) <= own));
}

/** Whether a unit of these has died in that time. */
const wasOf = (look: Look, id: number, { who, when }: Extract<Condition, { is: 'died' }>, self: Self): boolean =>
  happened(look.state, id, { is: 'lately', of: 'each', what: 'died', when }) && mayBe(look, id, who, self);

/** Whether something sticks to a unit: to that one, where one is asked for. */
const isOn = (on: number | undefined, unit: number | undefined): boolean =>
  on !== undefined && (unit === undefined || on === unit);

const within = (value: number, min: number, max: number | undefined): boolean =>
  value >= min && (max === undefined || value <= max);

function healthIs(look: Look, condition: Extract<Condition, { is: 'health' }>, id: number): boolean {
  const unit = look.state.units[id];
  if (unit === undefined) return false;
  const most = mostHealth(look, id);
  if (condition.atMostHalf && unit.health * 2 > most) return false;
  if (condition.belowHalf && unit.health * 2 >= most) return false;
  if (condition.full && unit.health < most) return false;
  return within(condition.most ? most : unit.health, condition.min ?? 0, condition.max);
}

/** Percents of its own that some damage has now, summed (T-141). */
export const percentsOf = (look: Look, percents: Extract<Node, { node: 'damage' }>['percents'], self: Self): number =>
  percents?.reduce((sum, one) => sum + (all(look, one.if, self) ? one.percent : 0), 0) ?? 0;

/** An amount as a whole number, never below 0 (T-032: everything rounds up). */
export function amount(look: Look, asked: Amount, self: Self): number {
  const sum = signedAmount(look, asked, self);
  return Math.max(0, sum);
}

/** As `amount`, for changes that may lower a number. */
export function signedAmount(look: Look, asked: Amount, self: Self): number {
  let sum = asked.base;
  for (const term of asked.terms ?? []) {
    if (!all(look, term.if, self)) continue;
    const many = term.per === undefined ? 1 : Math.max(0, counted(look, term.per, self) - (term.above ?? 0));
    const share = many / (term.by ?? 1);
    sum += term.each * (term.down ? Math.floor(share) : Math.ceil(share));
  }
  if (asked.apart) sum = Math.abs(sum);
  if (asked.half) sum = Math.ceil(sum / 2);
  if (asked.most !== undefined) sum = Math.min(sum, asked.most);
  return asked.least === undefined ? sum : Math.max(sum, asked.least);
}

/** Who is in an area is counted with those that it has killed: it happens to all of them at once. */
function countUnits(look: Look, who: Who, self: Self): number {
  const { length } = unitsOf(look, who, self);
  if (who.places?.length !== 1 || !who.places[0]?.inArea) return length;
  const killed = self.bound.hits?.filter((id) => (look.state.units[id]?.at ?? 0) < 0 && mayBe(look, id, who, self));
  return length + (killed?.length ?? 0);
}

function counted(look: Look, count: Count, self: Self): number {
  const { state } = look;
  switch (count.count) {
    case 'tokens':
      return tokensOf(look, unitOf(count.on, self), count.token);
    case 'units':
      return countUnits(look, count.who, self);
    case 'tokens-of':
    case 'points':
    case 'claims':
      return countOfPlayer(look, count, self);
    case 'dead':
      return state.units.filter((unit, id) => isDeadOf(look, unit, id, count.side, self)).length;
    case 'markers':
      return markersOf(look, count, self).length;
    case 'distance': {
      const far = distanceBetween(look, spacesOf(look, count.from, self), spacesOf(look, count.to, self));
      return Number.isFinite(far) ? Math.max(0, far - (count.beyond ?? 0)) : 0;
    }
    case 'moved':
      if (count.of === undefined || state.turn?.unit === unitOf(count.of, self)) return state.turn?.moved ?? 0;
      return count.kept ? (state.units[unitOf(count.of, self)]?.ended?.moved ?? 0) : 0;
    case 'moved-before':
      return state.units[unitOf(count.of, self)]?.ended?.moved ?? 0;
    case 'missing-health': {
      const unit = state.units[unitOf(count.on, self)];
      return unit === undefined ? 0 : mostHealth(look, unitOf(count.on, self)) - unit.health;
    }
    case 'health':
      return state.units[unitOf(count.on, self)]?.health ?? 0;
    case 'max-health':
      return mostHealth(look, unitOf(count.on, self));
    case 'health-lost': {
      const id = unitOf(count.on, self);
      const before = self.bound.before?.find(({ unit }) => unit === id);
      return Math.max(0, (before?.health ?? 0) - (state.units[id]?.health ?? 0));
    }
    case 'health-gained': {
      const id = unitOf(count.on, self);
      const before = self.bound.before?.find(({ unit }) => unit === id);
      return before === undefined ? 0 : Math.max(0, (state.units[id]?.health ?? 0) - before.health);
    }
    case 'earlier-health': {
      const unit = state.units[unitOf(count.on, self)];
      return unit?.ended?.health ?? unit?.health ?? 0;
    }
    case 'harm':
      return harmOf(state, unitOf(count.of, self), count);
    case 'overshield':
      return state.units[unitOf(count.on, self)]?.overshield ?? 0;
    case 'speed':
      return speedOf(look, unitOf(count.on, self));
    case 'conditions':
      return conditionsOn(look, unitOf(count.on, self), count.kinds);
    case 'damage':
      if (count.excess) return self.bound.excess ?? 0;
      if (count.all) return self.bound.dealt ?? 0;
      return self.bound.damage + (count.bare ? (self.bound.armour ?? 0) : 0);
    case 'hit':
      return hitsOf(look, count, self);
    case 'before': {
      const hits = (self.bound.hits ?? []).filter((id) => mayBe(look, id, { side: count.side }, self));
      return Math.max(0, hits.indexOf(self.bound.each));
    }
    case 'gained':
      return self.bound.damage;
    case 'share':
      // Before anything was given out, as who weighs it does, everybody would get something.
      return self.bound.shares?.filter((id) => id === self.bound.each).length ?? 1;
    case 'lost':
      return self.bound.lost ?? 0;
    case 'removed':
      return self.bound.removed ?? 0;
    case 'gone':
      return amountGone(count.how, self);
    case 'short':
      return self.bound.stopped?.short ?? 0;
    case 'way':
      return self.bound.went ?? 0;
    case 'uses-before':
      return Math.max(0, usesInGame(look, self) - 1);
    case 'tapped': {
      const unit = unitOf(count.whose ?? 'you', self);
      return count.unavailable
        ? unavailable(look, unit)
        : (state.units[unit]?.tapped.filter((turns) => turns > 0).length ?? 0);
    }
    case 'round':
      return state.round;
    case 'rolled':
      return self.bound.rolled;
  }
}

const amountGone = (how: 'move' | 'push', { bound }: Self): number => (how === 'push' ? bound.pushed : bound.went) ?? 0;

function hitsOf(
  look: Look,
  asked: Pick<Extract<Condition, { is: 'hits' }>, 'side' | 'kind' | 'killed' | 'damaged'>,
  self: Self,
): number {
  const { side, kind, killed, damaged } = asked;
  const struck = struckBy(self.bound, damaged, 'is' in asked);
  const who: Who = kind === undefined ? { side } : { side, kind };
  const units = killed ? struck.filter((id) => (look.state.units[id]?.at ?? 0) < 0) : struck;
  return units.filter((id) => mayBe(look, id, who, self)).length;
}

/** Who has just died counts with what it had. */
function tokensOf(look: Look, id: number, token: string): number {
  const unit = look.state.units[id];
  const has = countTokens(look, id, token);
  if (unit?.relics === undefined || unit.at >= 0) return has;
  const card = look.game.cardOf.get(token);
  return unit.relics.reduce((sum, one) => sum + (one.card === card ? one.count : 0), has);
}

/** Whether it is a dead hero of that side, and none that is only off the map for a while. */
const isDeadOf = (look: Look, unit: Unit, id: number, side: 'any' | 'ally' | 'enemy', self: Self): boolean =>
  unit.at < 0 && unit.away === undefined && isHero(look.state, id) && mayBe(look, id, { side }, self);

function conditionsOn(look: Look, id: number, kinds?: readonly TokenKind[]): number {
  const tokens = look.state.units[id]?.tokens ?? [];
  return ofKinds(look, tokens, kinds).reduce((found, index) => found + (tokens[index]?.count ?? 0), 0);
}

/** Whether one of its cards is tapped, or the one of that name. */
function isTapped({ game, state }: Look, { ability }: { readonly ability?: string }, id: number): boolean {
  const unit = state.units[id];
  const all = game.cards[unit?.card ?? -1]?.abilities ?? [];
  return all.some(
    ({ name }, index) => (unit?.tapped[index] ?? 0) > 0 && (ability === undefined || name.toLowerCase() === ability),
  );
}

/** Markers on the map that a text names, by index. */
export function markersOf(
  look: Look,
  asked: { marker: string; yours?: boolean; places?: Extract<Count, { count: 'markers' }>['places'] },
  self: Self,
): number[] {
  const card = look.game.cardOf.get(asked.marker);
  const found: number[] = [];
  look.state.markers.forEach((marker, id) => {
    if (marker.card !== card || marker.order < 0) return;
    if (asked.yours && marker.owner !== self.unit) return;
    const spaces = spacesAt(look, marker, marker.at);
    if ((asked.places ?? []).every((place) => inPlace(look, spaces, place, self))) found.push(id);
  });
  return found;
}
