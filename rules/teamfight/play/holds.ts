import { defByPlace } from '../board/cover.ts';
import type { DamageSource } from '../program/when.ts';
import type { Attack, Flag, Quantity, Rule } from '../program.ts';
import type { Spot } from '../resolution.ts';
import { withEach } from './bound.ts';
import { all, amount, signedAmount } from './condition.ts';
import { isByMeans } from './means.ts';
import type { Look, Self } from './play.ts';
import { coverFrom, sightBetween } from './see.ts';
import { eachStanding, type Touch, touches } from './standing.ts';
import { isUnit, spotOf } from './who.ts';

type Standing = Extract<Rule, { rule: 'is' | 'change' }>;

/** The text that damage comes from: its card, -1 for none, and whether it is a hazard. */
export interface Origin {
  readonly card: number;
  readonly hazard: boolean;
}

/** Whether damage of this text is what a rule or trigger is about. */
export const isFrom = (
  { game }: Look,
  { source }: { readonly source?: DamageSource },
  origin: Origin | undefined,
): boolean =>
  source === undefined ||
  (origin !== undefined && (source === 'hazards' ? origin.hazard : game.cards[origin.card]?.ref === source));

/** Touches made once: the questions below are asked thousands of times a second. */
const isTouch: { [flag: string]: Touch } = {};
const changeTouch: { [quantity: string]: Touch } = {};

/** Rules that ask about flags while a flag is worked out stop at this depth: what refers to itself does not hold. */
const deepest = 6;
let depth = 0;

/**
 * Whether a flag holds for a unit. `against` is the unit it would be used by or on: rules that name one hold only for it.
 * `unprotected` is worked out (T-153), and nobody is what it may not be.
 */
export function has(
  look: Look,
  id: number,
  flag: Flag,
  against = -1,
  ability = -1,
  via = -1,
  origin?: Origin,
): boolean {
  if (flag === 'unprotected') return isUnprotected(look, id) || isSaid(look, id, flag, against, ability);
  if (!isSaid(look, id, flag, against, ability, via, undefined, [], origin)) return false;
  return !(denied[flag] ?? []).some((never) => isSaid(look, id, never, against, ability));
}

/** What keeps a flag from holding, whatever else says that it does. */
const denied: { readonly [flag in Flag]?: readonly Flag[] } = {
  invisible: ['never-invisible', 'always-targetable'],
  'not-targetable': ['always-targetable'],
  flying: ['never-flying', 'no-flight'],
  'flying-movement': ['never-flying', 'no-flight'],
  'teleporting-movement': ['no-teleport'],
  undefendable: ['never-undefendable'],
  armor: ['never-armor'],
  resistance: ['never-resistance'],
  'resistance-area': ['never-resistance'],
};

function isUnprotected(look: Look, id: number): boolean {
  const unit = look.state.units[id];
  return unit !== undefined && unit.overshield === 0 && isLow(look, unit.card, unit.health);
}

/** Whether so much health leaves a unit of that card Unprotected, where nothing shields it. */
export const isLow = ({ game }: Look, card: number, health: number): boolean =>
  health * 2 <= (game.cards[card]?.health ?? 0);

/** The same, but for what the texts of some cards say, such as a token in whose grip an ability is there to be used. */
export const hasBeside = (look: Look, id: number, flag: Flag, cards: readonly number[], ability = -1): boolean =>
  isSaid(look, id, flag, -1, ability, -1, undefined, cards);

/** Whether a rule makes a unit immune to what pieces or ground of a card do, by reference. */
export const isImmuneToPiece = (look: Look, id: number, piece: string): boolean =>
  isSaid(look, id, 'immune-piece', -1, -1, -1, piece);

/** Whether pieces of one kind, by reference, make no step of a unit dearer. */
export const isUnslowedBy = (look: Look, id: number, piece: string): boolean =>
  isSaid(look, id, 'unslowed', -1, -1, -1, piece);

/** Whether a rule makes a unit immune to one kind of token or condition, by reference. */
export function isImmuneTo(look: Look, id: number, token: string, condition: boolean, against: number): boolean {
  return (
    isSaid(look, id, 'immune-tokens', against, -1, -1, token) ||
    (condition && isSaid(look, id, 'immune-conditions', against, -1)) ||
    (condition && !isOwnSide(look, id, against) && isSaid(look, id, 'immune-unwanted', against, -1))
  );
}

const isOwnSide = ({ state }: Look, id: number, giver: number): boolean =>
  state.units[giver] !== undefined && state.units[giver].seat === state.units[id]?.seat;

function isSaid(
  look: Look,
  id: number,
  flag: Flag,
  against: number,
  ability: number,
  via = -1,
  token?: string,
  without: readonly number[] = [],
  origin?: Origin,
): boolean {
  if (depth >= deepest) return false;
  let said = false;
  isTouch[flag] ??= `is:${flag}`;
  depth++;
  eachStanding(look, isTouch[flag], (rules, self, card) => {
    if (said || without.includes(card)) return;
    for (const rule of rules) {
      if (rule.rule !== 'is' || (rule.token !== undefined && rule.token !== token)) continue;
      if (!isFrom(look, rule, origin)) continue;
      if (isUnit(look, id, rule.who, self) && isAbout(look, rule, self, id, against, ability, via)) said = true;
    }
  });
  depth--;
  return said;
}

/** Whether the rest of a rule holds that means a unit: whom it stands against, and its conditions. */
function isAbout(
  look: Look,
  rule: Standing,
  self: Self,
  id: number,
  against: number,
  ability: number,
  via: number,
): boolean {
  if (rule.means !== undefined && !isByMeans(look, rule.means, isOfUser(rule) ? id : against, ability)) return false;
  if (rule.against === undefined && rule.if === undefined) return true;
  const met = about(self, id, against, via);
  // "+2 range if you used another ability": than the one that the rule is asked of.
  const of = ability >= 0 && (met.ability ?? -1) < 0 && isOfUser(rule) ? { ...met, ability } : met;
  if (rule.against !== undefined && (against < 0 || !isUnit(look, against, rule.against, of))) return false;
  return all(look, rule.if, of);
}

/** Whether a rule is about what its unit does, rather than about what is done to it. */
function isOfUser(rule: Standing): boolean {
  const what: string = rule.rule === 'is' ? rule.flag : rule.what;
  return ofUser.has(what);
}

const ofUser: ReadonlySet<string> = new Set<Flag | Quantity>([
  'attacks-undefendable',
  'attacks-unmissable',
  'attacks-better-of-two',
  'attacks-worse-of-two',
  'damage-irreducible',
  'ignores-armor',
  'ignores-resistance',
  'ignores-overshield',
  'ignores-cover',
  'ignores-walls',
  'no-use',
  'damage-dealt',
  'healing-dealt',
  'attack-def',
  'crit',
  'crit-damage',
  'range',
  'range-most',
  'push',
  'pull',
  'misses',
  'roll',
  'attack-roll',
]);

/** A rule's conditions ask about the unit as `each`; the unit it stands against is `other`, and what an area is laid from is `space`. */
function about(self: Self, id: number, against: number, via: number): Self {
  const of = withEach(self, id);
  of.bound.other = against;
  of.bound.space = via;
  return of;
}

/**
 * A quantity of a unit with everything that stands: replaced first, then multiplied, then added (T-030, T-032), never below 0.
 * Percents are not in it: see `percent`.
 */
export function changed(look: Look, id: number, what: Quantity, base: number, against = -1, ability = -1): number {
  const { set, up, down, add } = changesOf(look, id, what, against, ability);
  let value = set ?? base;
  if (up === 1 || down === 1) value = Math.ceil((value * up) / down);
  return Math.max(0, value + add);
}

/** What is added to a quantity of a unit; may be below 0. */
export const added = (
  look: Look,
  id: number,
  what: Quantity,
  against = -1,
  ability = -1,
  via = -1,
  area = false,
  origin?: Origin,
): number => changesOf(look, id, what, against, ability, via, area, origin).add;

/** Percents on a quantity of a unit, those above 0 and those below it summed apart (T-141, T-145). */
export function percent(
  look: Look,
  id: number,
  what: Quantity,
  against = -1,
  ability = -1,
  via = -1,
  area = false,
  origin?: Origin,
): { plus: number; minus: number } {
  const { plus, minus } = changesOf(look, id, what, against, ability, via, area, origin);
  return { plus, minus };
}

interface Changes {
  set: number | undefined;
  /** Product of the multipliers, and of the divisors (T-031: with both, neither). */
  up: number;
  down: number;
  add: number;
  plus: number;
  minus: number;
}

const unchanged: Changes = Object.freeze({ set: undefined, up: 1, down: 1, add: 0, plus: 0, minus: 0 });

function changesOf(
  look: Look,
  id: number,
  what: Quantity,
  against: number,
  ability: number,
  via = -1,
  area = false,
  origin?: Origin,
): Changes {
  let changes = unchanged;
  if (id < 0 || depth >= deepest) return changes;
  changeTouch[what] ??= `change:${what}`;
  depth++;
  eachStanding(look, changeTouch[what], (rules, self) => {
    for (const rule of rules) {
      if (rule.rule !== 'change' || (rule.area && !area) || !isUnit(look, id, rule.who, self)) continue;
      if (!isFrom(look, rule, origin) || !isAbout(look, rule, self, id, against, ability, via)) continue;
      if (changes === unchanged) changes = { ...unchanged };
      if (rule.set !== undefined) {
        if (what === 'misses' || what === 'crit') changes.set = Math.max(changes.set ?? 0, rule.set);
        else if (what === 'pushed' || what === 'pulled' || what === 'range-most' || what === 'sight')
          changes.set = Math.min(changes.set ?? rule.set, rule.set);
        else changes.set = rule.set;
      }
      if (rule.times !== undefined) {
        changes.up *= rule.times[0];
        changes.down *= rule.times[1];
      }
      if (rule.add !== undefined) changes.add += signedAmount(look, rule.add, about(self, id, against, via));
      const share =
        (rule.percent ?? 0) + (rule.percents ? signedAmount(look, rule.percents, about(self, id, against, via)) : 0);
      if (share > 0) changes.plus += share;
      else changes.minus += share;
    }
  });
  depth--;
  return changes;
}

/**
 * Def of an attack on a target, 0 to the cap of the rule options: the ability's own, the target's, half shadow and cover
 * (T-074, T-079d, T-123, T-125); 0 where either side is undefendable (T-128, T-129). `self` is the user's, with the target bound;
 * `origin` is the unit that it is measured from.
 */
export function defOf(look: Look, target: number, attack: Attack | undefined, self: Self, origin = self.unit): number {
  const { unit, ability } = self;
  if (isUnmissable(look, target, attack, self)) return 0;
  const standing = isSure(look, attack, self) ? undefined : standingDef(look, unit, target, ability);
  const least = missesOf(look, unit, target, ability);
  if (standing === undefined) return least;
  const spot = origin === unit ? spotOf(look, self) : undefined;
  return Math.max(
    least,
    wholeDef(
      look,
      attack,
      self,
      standing + placeDef(look, origin, target, ability, isPastCover(look, attack, self), spot),
    ),
  );
}

/** Whether the ability itself is undefendable, on this target. */
export const isSure = (look: Look, attack: Attack | undefined, self: Self): boolean =>
  attack?.undefendable === true || (attack?.undefendableIf !== undefined && all(look, attack.undefendableIf, self));

/** Whether the cover of its target counts for nothing by its own text. */
export const isPastCover = (look: Look, attack: Attack | undefined, self: Self): boolean =>
  attack?.ignoresCover === true || (attack?.ignoresCoverIf !== undefined && all(look, attack.ignoresCoverIf, self));

/** Whether it hits whatever is rolled. */
export const isUnmissable = (look: Look, target: number, attack: Attack | undefined, self: Self): boolean =>
  attack?.unmissable === true ||
  (attack?.unmissableIf !== undefined && all(look, attack.unmissableIf, self)) ||
  has(look, self.unit, 'attacks-unmissable', target, self.ability);

/** The highest number on the die that misses whatever the def is, 0 for none. */
export const missesOf = (look: Look, user: number, target: number, ability = -1): number =>
  changesOf(look, user, 'misses', target, ability).set ?? 0;

/** How far an ability of a unit reaches at most, by what stands; undefined where nothing says so. */
export const mostRange = (look: Look, user: number, ability = -1): number | undefined =>
  touches(look.game, 'change:range-most') ? changesOf(look, user, 'range-most', -1, ability).set : undefined;

/** How far a unit sees at most, by what stands; undefined where nothing says so. */
export const mostSight = (look: Look, id: number): number | undefined =>
  id >= 0 && touches(look.game, 'change:sight') ? changesOf(look, id, 'sight', -1, -1).set : undefined;

/** Def by what stands, whatever the ability and wherever it is used; undefined where either side is undefendable. */
export function standingDef(look: Look, user: number, target: number, ability = -1): number | undefined {
  if (has(look, user, 'attacks-undefendable', target, ability)) return undefined;
  if (has(look, target, 'undefendable', user, ability)) return undefined;
  return added(look, target, 'def', user, ability) + added(look, user, 'attack-def', target, ability);
}

/** Whether a unit has cover against an attack by another: by the map (T-079d), or by what is said of it. */
export const hasCover = (look: Look, user: number, target: number, ability = -1, spot?: Spot): boolean =>
  coverFrom(look, user, target, spot) ||
  (touches(look.game, 'is:covered') && has(look, target, 'covered', user, ability));

/** Def by where both stand, or by the `spot` that the user attacks from: half shadow and cover. */
export function placeDef(
  look: Look,
  user: number,
  target: number,
  ability = -1,
  pastCover = false,
  spot?: Spot,
): number {
  if (user < 0 || target < 0) return 0;
  const covered =
    !pastCover && hasCover(look, user, target, ability, spot) && !has(look, user, 'ignores-cover', target, ability);
  // Who aims past walls meets no shadow of theirs.
  if (touches(look.game, 'is:ignores-walls') && has(look, user, 'ignores-walls', target, ability))
    return defByPlace(0, covered);
  return defByPlace(sightBetween(look, user, target, spot), covered);
}

/** The ability's own def and `others` together, capped (T-125). */
export function wholeDef(look: Look, attack: Attack | undefined, self: Self, others: number): number {
  const own = attack?.def === undefined ? 0 : amount(look, attack.def, self);
  return Math.max(0, Math.min(own + others, look.game.options.defCap));
}

/** Numbers that are critical by what stands, whatever the ability. */
export const standingCrit = (look: Look, user: number, target: number, ability = -1): number =>
  added(look, user, 'crit', target, ability) + added(look, target, 'crit-received', user, ability);

/** How many of the highest numbers are critical (T-131). */
export function critOf(
  look: Look,
  target: number,
  attack: Attack | undefined,
  self: Self,
  standing = standingCrit(look, self.unit, target, self.ability),
): number {
  const own = attack?.crit === undefined ? 0 : amount(look, attack.crit, self);
  const least = changesOf(look, self.unit, 'crit', target, self.ability ?? -1).set ?? 0;
  return Math.max(least, own + standing);
}
