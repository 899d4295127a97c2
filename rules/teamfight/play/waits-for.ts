import type { Means, Trigger, Who } from '../program.ts';
import type { Bound } from '../resolution.ts';
import { cloneBound } from './bound.ts';
import { stepsOver } from './edge-crossing.ts';
import type { Happening } from './happening.ts';
import { mostHealth } from './health.ts';
import { has, isFrom, isLow } from './holds.ts';
import { isByMeans } from './means.ts';
import { sizeOf } from './piece.ts';
import type { Look, Self } from './play.ts';
import { nothing, objectMarker } from './standing.ts';
import { comesNear, countTokens, inPlace, isRegion, isUnit, mayBe, squareAt, staysIn } from './who.ts';

/** What a response has bound: `trigger` did it or had it done, `other` is the other one. Of `targeted` the user is the one that did. */
export function boundBy(happening: Happening, marker: number): Bound {
  const { on, unit, other = -1, space = -1, value = 0, hit = false, crit = false, kill = false, armour } = happening;
  const bound = cloneBound(nothing);
  bound.trigger = unit;
  bound.other = other;
  bound.marker = marker;
  bound.space = space;
  if (on === 'targeted') {
    bound.trigger = other;
    bound.other = unit;
  }
  bound.hit = hit;
  bound.crit = crit;
  bound.kill = kill;
  if (on === 'rolls') bound.rolled = value;
  else if (on === 'moves') bound.went = value;
  else if (on === 'pushed') bound.pushed = value;
  else if (on !== 'push-stopped') bound.damage = value;
  if ((on === 'moves' || on === 'teleports') && happening.from !== undefined) bound.left = happening.from;
  if (armour !== undefined) bound.armour = armour;
  const { stop, met } = happening;
  if (happening.hits !== undefined) bound.hits = [...happening.hits];
  if (happening.harmed !== undefined) bound.harmed = [...happening.harmed];
  if (stop !== undefined)
    bound.stopped = { unit: other, by: stop, ...(met !== undefined && { met }), ...(value > 0 && { short: value }) };
  return bound;
}

/** Whether a happening is one that a trigger waits for. `self` has bound what the happening binds. */
export function waitsFor(look: Look, trigger: Trigger, happening: Happening, self: Self): boolean {
  const { unit, other = -1, space = -1 } = happening;
  switch (trigger.on) {
    case 'round-start':
    case 'round-end':
    case 'game-end':
      return true;
    case 'deploy':
      return unit === self.unit;
    case 'destroyed':
      if (trigger.marker !== undefined) {
        const piece = look.state.markers[happening.marker ?? -1];
        if (piece === undefined || piece.card !== look.game.cardOf.get(trigger.marker)) return false;
        return !trigger.yours || piece.owner === self.unit;
      }
      if (trigger.who !== undefined)
        return names(look, trigger.who, unit, space, self) && namesToo(look, trigger.by, other, self);
      if (!namesToo(look, trigger.by, other, self)) return false;
      return happening.marker === undefined
        ? self.bound.marker === objectMarker(unit) || (self.bound.marker === -1 && self.unit === unit)
        : self.bound.marker === happening.marker;
    case 'moves':
      if ((trigger.straight ? (happening.run ?? 0) : (happening.value ?? 0)) < (trigger.least ?? 0)) return false;
      return names(look, trigger.who, unit, space, self) && namesToo(look, trigger.by, other, self);
    case 'turn-start':
    case 'turn-end':
    case 'teleports':
    case 'begins-move':
    case 'loses-action':
      return names(look, trigger.who, unit, space, self);
    case 'swaps':
      return names(look, trigger.who, unit, space, self) && namesToo(look, trigger.to, other, self);
    case 'loses-health':
      return names(look, trigger.who, unit, space, self) && namesToo(look, trigger.by, other, self);
    case 'summons':
    case 'places': {
      const card = trigger.on === 'summons' ? trigger.card : trigger.marker;
      if (card !== undefined && look.game.cardOf.get(card) !== happening.token) return false;
      if (trigger.another && isThatOne(happening, self)) return false;
      return names(look, trigger.who, unit, -1, self);
    }
    case 'enters-stance':
    case 'leaves-stance':
      if (trigger.token !== undefined && look.game.cardOf.get(trigger.token) !== happening.token) return false;
      return names(look, trigger.who, unit, space, self);
    case 'loses-overshield':
      return (trigger.broken === undefined || happening.broken === true) && names(look, trigger.who, unit, space, self);
    case 'loses':
      if (look.game.cardOf.get(trigger.token) !== happening.token) return false;
      if (trigger.last && countTokens(look, unit, trigger.token) > 0) return false;
      return names(look, trigger.who, unit, space, self);
    case 'healed':
      return names(look, trigger.who, unit, space, self) && namesToo(look, trigger.by, other, self);
    case 'push-stopped':
      return (
        names(look, trigger.who, unit, space, self) &&
        namesToo(look, trigger.to, other, self) &&
        (trigger.by === undefined || trigger.by === happening.stop) &&
        (trigger.how === undefined || trigger.how === happening.how)
      );
    case 'pushed':
      if ((happening.value ?? 0) < (trigger.least ?? 0)) return false;
      return (
        names(look, trigger.who, unit, space, self) &&
        namesToo(look, trigger.by, other, self) &&
        isMovedSo(trigger.how, happening.how)
      );
    case 'would-die':
      // An object is spared only where a text says so of that object.
      if (trigger.who.kind !== 'object' && look.game.cards[look.state.units[unit]?.card ?? -1]?.object) return false;
      return names(look, trigger.who, unit, space, self) && namesToo(look, trigger.by, other, self);
    case 'intercepts':
      return (
        self.bound.marker === happening.marker &&
        names(look, trigger.who, unit, space, self) &&
        namesToo(look, trigger.to, other, self)
      );
    case 'would-take':
    case 'damaged':
      if (trigger.least !== undefined && (happening.value ?? 0) < trigger.least) return false;
      return (
        names(look, trigger.who, unit, space, self) &&
        namesToo(look, trigger.by, other, self) &&
        (trigger.on !== 'damaged' || isFrom(look, trigger, happening.origin)) &&
        isWith(look, trigger.means, other, happening)
      );
    case 'dies':
      return names(look, trigger.who, unit, space, self) && namesToo(look, trigger.by, other, self);
    case 'drops': {
      const { health = 0, card = -1 } = look.state.units[unit] ?? {};
      if (trigger.unprotected) {
        const was = isLow(look, card, happening.value ?? 0) && (happening.shielded ?? 0) === 0;
        return !was && has(look, unit, 'unprotected') && names(look, trigger.who, unit, space, self);
      }
      if (!isBelow(look, trigger, unit, health)) return false;
      return !isBelow(look, trigger, unit, happening.value ?? 0) && names(look, trigger.who, unit, space, self);
    }
    case 'targeted':
      return (
        names(look, trigger.who, unit, space, self) &&
        namesToo(look, trigger.by, other, self) &&
        isWith(look, trigger.means, other, happening)
      );
    case 'attacks':
      return (
        (trigger.shielded !== true || (happening.shielded ?? 0) > 0) &&
        names(look, trigger.who, unit, -1, self) &&
        namesToo(look, trigger.to, other, self) &&
        isWith(look, trigger.means, unit, happening)
      );
    case 'attacked':
      return names(look, trigger.who, unit, -1, self) && isWith(look, trigger.means, unit, happening);
    case 'deals-damage':
    case 'hits':
    case 'misses':
    case 'crits':
    case 'kills':
      if ('least' in trigger && (happening.value ?? 0) < (trigger.least ?? 0)) return false;
      return (
        names(look, trigger.who, unit, -1, self) &&
        namesToo(look, trigger.to, other, self) &&
        isWith(look, trigger.means, unit, happening)
      );
    case 'passes':
      return names(look, trigger.who, unit, space, self) && namesToo(look, trigger.to, other, self);
    case 'enters':
      if (trigger.willing && happening.willing !== true) return false;
      if (trigger.basic && happening.basic !== true) return false;
      if (trigger.how && !trigger.how.some((how) => how === happening.how)) return false;
      return names(look, trigger.who, unit, space, self) && comesInto(look, trigger, happening, self);
    case 'leaves':
      if (trigger.willing && happening.willing !== true) return false;
      if (trigger.basic && happening.basic !== true) return false;
      return (
        names(look, trigger.who, unit, space, self) &&
        inPlace(look, coveredFrom(look, unit, space), trigger.place, self) &&
        !(trigger.whole && staysIn(look, coveredFrom(look, unit, happening.to ?? -1), trigger.place, self))
      );
    case 'begins-use':
    case 'used':
    case 'uses-ability':
      return names(look, trigger.who, unit, space, self) && isWith(look, trigger.means, unit, happening);
    case 'spends-action':
      return trigger.action === happening.action && names(look, trigger.who, unit, space, self);
    case 'gains-again':
      return (
        look.game.cardOf.get(trigger.token) === happening.token &&
        names(look, trigger.who, unit, space, self) &&
        namesToo(look, trigger.by, other, self)
      );
    case 'gains':
    case 'would-gain': {
      const gained = happening.token ?? -1;
      if (!names(look, trigger.who, unit, space, self)) return false;
      if ('by' in trigger && !namesToo(look, trigger.by, other, self)) return false;
      if (trigger.token !== undefined && trigger.reach !== undefined) {
        const gain = happening.value ?? 0;
        const before = countTokens(look, unit, trigger.token) - (trigger.on === 'gains' ? gain : 0);
        if (before + gain < trigger.reach || before >= trigger.reach) return false;
      }
      return trigger.token === undefined
        ? look.game.cards[gained]?.condition === true
        : look.game.cardOf.get(trigger.token) === gained;
    }
    case 'rolls': {
      const rolled = happening.value ?? 0;
      return (
        rolled >= trigger.from &&
        rolled <= trigger.to &&
        names(look, trigger.who, unit, space, self) &&
        namesToo(look, trigger.at, other, self) &&
        isWith(look, trigger.means, unit, happening)
      );
    }
  }
}

/** Whether so much health is what a fall of it comes to. */
function isBelow(look: Look, to: Extract<Trigger, { on: 'drops' }>, id: number, health: number): boolean {
  if (to.max !== undefined) return health <= to.max;
  const most = mostHealth(look, id);
  return to.belowHalf ? health * 2 < most : health * 2 <= most;
}

/** Whether `who` names a unit; one that has left the map is looked for where it was. */
function names(look: Look, who: Who, id: number, space: number, self: Self): boolean {
  const unit = look.state.units[id];
  if (unit === undefined) return false;
  if (unit.at >= 0) return isUnit(look, id, who, self);
  if (!mayBe(look, id, who, self)) return false;
  const spaces = space < 0 ? [] : coveredFrom(look, id, space);
  return (who.places ?? []).every((place) => inPlace(look, spaces, place, self));
}

const namesToo = (look: Look, who: Who | undefined, id: number, self: Self): boolean =>
  who === undefined || names(look, who, id, -1, self);

const isWith = (look: Look, means: Means | undefined, user: number, { ability = -1 }: Happening): boolean =>
  means === undefined || isByMeans(look, means, user, ability);

const coveredFrom = (look: Look, id: number, at: number): readonly number[] => squareAt(look, at, sizeOf(look, id));

/** A unit comes into a space; into a range it comes only from out of it. */
function comesInto(
  look: Look,
  { place }: Extract<Trigger, { on: 'enters' }>,
  { unit, space = -1, from = -1 }: Happening,
  self: Self,
): boolean {
  // An object is a unit that does not come to itself.
  if (place.of === 'marker' && self.bound.marker === objectMarker(unit)) return false;
  const isSpace = place.range === undefined || (place.range.max ?? 1) === 0;
  const size = sizeOf(look, unit);
  const over = isSpace && place.of === 'marker' ? stepsOver(look, self, size, from, space) : undefined;
  if (over !== undefined) return over;
  if (!inPlace(look, coveredFrom(look, unit, space), place, self)) return false;
  if (from < 0 || (isSpace && !isRegion(place))) return true;
  return comesNear(look, coveredFrom(look, unit, from), coveredFrom(look, unit, space), place, self);
}

/** Whether what has come is the unit or piece whose text this is. */
const isThatOne = ({ on, other, marker }: Happening, self: Self): boolean =>
  on === 'summons' ? other === self.unit : marker === self.bound.marker;

const isMovedSo = (asked: 'push' | 'pull' | 'moved' | undefined, how: Happening['how']): boolean =>
  asked === 'moved' || (asked === undefined ? how !== 'other' : asked === how);
