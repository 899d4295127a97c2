import type { Attack, Flag, Quantity, Rule } from '../program.ts';
import { withEach } from './bound.ts';
import { all, amount, signedAmount } from './condition.ts';
import type { Look, Self } from './play.ts';
import { coverFrom, sightBetween } from './see.ts';
import { eachStanding, type Touch } from './standing.ts';
import { isUnit } from './who.ts';

type Standing = Extract<Rule, { rule: 'is' | 'change' }>;

/** Touches made once: the questions below are asked thousands of times a second. */
const isTouch: { [flag: string]: Touch } = {};
const changeTouch: { [quantity: string]: Touch } = {};

/** Rules that ask about flags while a flag is worked out stop at this depth: what refers to itself does not hold. */
const deepest = 6;
let depth = 0;

/**
 * Whether a flag holds for a unit. `against` is the unit it would be used by or on: rules that name one hold only for it.
 * `unprotected` is worked out (T-153), and nobody is invisible who may not be.
 */
export function has(look: Look, id: number, flag: Flag, against = -1): boolean {
  if (flag === 'unprotected') return isUnprotected(look, id) || isSaid(look, id, flag, against);
  if (flag === 'invisible' && !isSaid(look, id, flag, against)) return false;
  if (flag === 'invisible') {
    return !isSaid(look, id, 'never-invisible', against) && !isSaid(look, id, 'always-targetable', against);
  }
  if (flag === 'not-targetable' && !isSaid(look, id, flag, against)) return false;
  if (flag === 'not-targetable') return !isSaid(look, id, 'always-targetable', against);
  return isSaid(look, id, flag, against);
}

function isUnprotected(look: Look, id: number): boolean {
  const unit = look.state.units[id];
  return unit !== undefined && unit.overshield === 0 && unit.health * 2 <= (look.game.cards[unit.card]?.health ?? 0);
}

/** Whether a rule makes a unit immune to one kind of token or condition, by reference. */
export function isImmuneTo(look: Look, id: number, token: string, condition: boolean, against: number): boolean {
  return (
    isSaid(look, id, 'immune-tokens', against, token) || (condition && isSaid(look, id, 'immune-conditions', against))
  );
}

function isSaid(look: Look, id: number, flag: Flag, against: number, token?: string): boolean {
  if (depth >= deepest) return false;
  let said = false;
  isTouch[flag] ??= `is:${flag}`;
  depth++;
  eachStanding(look, isTouch[flag], (rules, self) => {
    if (said) return;
    for (const rule of rules) {
      if (rule.rule !== 'is' || (rule.token !== undefined && rule.token !== token)) continue;
      if (isUnit(look, id, rule.who, self) && isAbout(look, rule, self, id, against)) said = true;
    }
  });
  depth--;
  return said;
}

/** Whether the rest of a rule holds that means a unit: whom it stands against, and its conditions. */
function isAbout(look: Look, rule: Standing, self: Self, id: number, against: number): boolean {
  if (rule.against === undefined && rule.if === undefined) return true;
  const of = about(self, id, against);
  if (rule.against !== undefined && (against < 0 || !isUnit(look, against, rule.against, of))) return false;
  return all(look, rule.if, of);
}

/** A rule's conditions ask about the unit as `each`; the unit it stands against is `other`. */
function about(self: Self, id: number, against: number): Self {
  const of = withEach(self, id);
  of.bound.other = against;
  return of;
}

/**
 * A quantity of a unit with everything that stands: replaced first, then multiplied, then added (T-030, T-032), never below 0.
 * Percents are not in it: see `percent`.
 */
export function changed(look: Look, id: number, what: Quantity, base: number, against = -1): number {
  const { set, up, down, add } = changesOf(look, id, what, against);
  let value = set ?? base;
  if (up === 1 || down === 1) value = Math.ceil((value * up) / down);
  return Math.max(0, value + add);
}

/** What is added to a quantity of a unit; may be below 0. */
export const added = (look: Look, id: number, what: Quantity, against = -1): number =>
  changesOf(look, id, what, against).add;

/** Percents on a quantity of a unit, those above 0 and those below it summed apart (T-141, T-145). */
export function percent(look: Look, id: number, what: Quantity, against = -1): { plus: number; minus: number } {
  const { plus, minus } = changesOf(look, id, what, against);
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

function changesOf(look: Look, id: number, what: Quantity, against: number): Changes {
  let changes = unchanged;
  if (id < 0 || depth >= deepest) return changes;
  changeTouch[what] ??= `change:${what}`;
  depth++;
  eachStanding(look, changeTouch[what], (rules, self) => {
    for (const rule of rules) {
      if (rule.rule !== 'change' || !isUnit(look, id, rule.who, self)) continue;
      if (!isAbout(look, rule, self, id, against)) continue;
      if (changes === unchanged) changes = { ...unchanged };
      if (rule.set !== undefined) changes.set = rule.set;
      if (rule.times !== undefined) {
        changes.up *= rule.times[0];
        changes.down *= rule.times[1];
      }
      if (rule.add !== undefined) changes.add += signedAmount(look, rule.add, about(self, id, against));
      if (rule.percent !== undefined && rule.percent > 0) changes.plus += rule.percent;
      if (rule.percent !== undefined && rule.percent < 0) changes.minus += rule.percent;
    }
  });
  depth--;
  return changes;
}

/**
 * Def of an attack on a target, 0 to the cap of the rule options: the ability's own, the target's, half shadow and cover
 * (T-074, T-079d, T-123, T-125); 0 where either side is undefendable (T-128, T-129). `self` is the user's, with the target bound.
 */
export function defOf(look: Look, target: number, attack: Attack | undefined, self: Self): number {
  const standing = attack?.undefendable ? undefined : standingDef(look, self.unit, target);
  return standing === undefined ? 0 : wholeDef(look, attack, self, standing + placeDef(look, self.unit, target));
}

/** Def by what stands, whatever the ability and wherever it is used; undefined where either side is undefendable. */
export function standingDef(look: Look, user: number, target: number): number | undefined {
  if (has(look, user, 'attacks-undefendable', target) || has(look, target, 'undefendable', user)) return undefined;
  return added(look, target, 'def', user) + added(look, user, 'attack-def', target);
}

/** Def by where both stand: half shadow and cover. */
export function placeDef(look: Look, user: number, target: number): number {
  if (user < 0 || target < 0) return 0;
  const sight = sightBetween(look, user, target);
  const shadow = sight === 1 || sight === 2 ? 2 : 0;
  return coverFrom(look, user, target) && !has(look, user, 'ignores-cover', target) ? shadow + 2 : shadow;
}

/** The ability's own def and `others` together, capped (T-125). */
export function wholeDef(look: Look, attack: Attack | undefined, self: Self, others: number): number {
  const own = attack?.def === undefined ? 0 : amount(look, attack.def, self);
  return Math.max(0, Math.min(own + others, look.game.options.defCap));
}

/** Numbers that are critical by what stands, whatever the ability. */
export const standingCrit = (look: Look, user: number, target: number): number =>
  added(look, user, 'crit', target) + added(look, target, 'crit-received', user);

/** How many of the highest numbers are critical (T-131). */
export function critOf(
  look: Look,
  target: number,
  attack: Attack | undefined,
  self: Self,
  standing = standingCrit(look, self.unit, target),
): number {
  const own = attack?.crit === undefined ? 0 : amount(look, attack.crit, self);
  return Math.max(0, own + standing);
}
