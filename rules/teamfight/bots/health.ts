import { damageTaken, healingOf } from '../play/damage.ts';
import { mostHealth } from '../play/health.ts';
import { has } from '../play/holds.ts';
import { responsesTo } from './responses.ts';
import { note, signOf, type Thought } from './thought.ts';
import { weights } from './weights.ts';

/** What a unit with so much health is worth to its side. The last points are worth more than the first. */
export function lifeWorth({ stakes }: Thought, id: number, health: number): number {
  if (health <= 0) return 0;
  const { total, share, most } = stakes[id]!;
  const part = health / most;
  return total * (1 - share + (share * (part + Math.sqrt(part))) / 2);
}

/** What it is worth to the thinking seat that a unit loses health; not supposed, only asked. */
export function lossWorth(thought: Thought, id: number, lost: number): number {
  const unit = thought.state.units[id]!;
  const left = unit.health - Math.max(0, lost - unit.overshield);
  return signOf(thought, id) * (lifeWorth(thought, id, left) - lifeWorth(thought, id, unit.health));
}

/** Damage that arrives: from whatever place it is dealt, unless that could matter, it is worked out once for every pair. */
export function takenBy(
  thought: Thought,
  by: number,
  to: number,
  amount: number,
  irreducible: boolean,
  crit: boolean,
  area: boolean,
  ability = -1,
  more = 0,
): number {
  const flags = (irreducible ? 4 : 0) + (crit ? 2 : 0) + (area ? 1 : 0);
  const key = ((((ability + 1) * 512 + by + 1) * 512 + to) * 64 + Math.min(amount, 63)) * 8 + flags;
  const isKept = !thought.byWay && more === 0;
  let taken = isKept ? thought.taken.get(key) : undefined;
  if (taken === undefined) {
    taken = damageTaken(thought, { to, amount, by, irreducible, crit, area, more, aimed: !area, ability });
    if (isKept) thought.taken.set(key, taken);
  }
  return taken;
}

/** Supposes damage that has arrived, and what it sets off when it kills. Returns what that is worth. */
export function supposeLoss(thought: Thought, id: number, taken: number, by: number, irreducible: boolean): number {
  const unit = note(thought, id);
  if (unit.at < 0 || taken <= 0) return 0;
  const before = lifeWorth(thought, id, unit.health);
  const shield = irreducible ? 0 : Math.min(unit.overshield, taken);
  unit.overshield -= shield;
  unit.health = Math.max(0, unit.health - (taken - shield));
  let worth = signOf(thought, id) * (lifeWorth(thought, id, unit.health) - before);
  worth -= signOf(thought, id) * shield * shieldWorth(thought, id);
  if (unit.health === 0) worth += supposeDeath(thought, id, by);
  return worth;
}

function supposeDeath(thought: Thought, id: number, by: number): number {
  const { object } = thought.game.cards[thought.state.units[id]!.card]!;
  const space = thought.state.units[id]!.at;
  thought.state.units[id]!.at = -1;
  return responsesTo(thought, { on: object ? 'destroyed' : 'dies', unit: id, other: by, space });
}

/** One point of overshield. */
const shieldWorth = ({ stakes, turnsLeft }: Thought, id: number): number => {
  const { total, share, most } = stakes[id]!;
  return turnsLeft[id]! > 0 ? (weights.shield * total * share) / most : 0;
};

/** Supposes healing. */
export function supposeHealing(thought: Thought, id: number, amount: number, by: number): number {
  const unit = note(thought, id);
  if (unit.at < 0 || has(thought, id, 'no-healing', by)) return 0;
  const most = mostHealth(thought, id);
  const before = lifeWorth(thought, id, unit.health);
  unit.health = Math.min(most, unit.health + healingOf(thought, id, amount, by));
  return signOf(thought, id) * (lifeWorth(thought, id, unit.health) - before);
}

/** Supposes overshield: the larger value counts (T-149). */
export function supposeShield(thought: Thought, id: number, amount: number): number {
  const unit = note(thought, id);
  const more = amount - unit.overshield;
  if (unit.at < 0 || more <= 0) return 0;
  unit.overshield = amount;
  return signOf(thought, id) * more * shieldWorth(thought, id);
}

/** Supposes that health is set to a number. */
export function supposeHealth(thought: Thought, id: number, health: number): number {
  const unit = note(thought, id);
  if (unit.at < 0 || health <= 0) return 0;
  const before = lifeWorth(thought, id, unit.health);
  unit.health = Math.min(health, mostHealth(thought, id));
  return signOf(thought, id) * (lifeWorth(thought, id, unit.health) - before);
}

/** Supposes that all overshield goes, or so much of it. */
export function supposeShieldGone(thought: Thought, id: number, most = Number.POSITIVE_INFINITY): number {
  const unit = note(thought, id);
  const gone = Math.min(unit.overshield, Math.max(0, most));
  unit.overshield -= gone;
  return -signOf(thought, id) * gone * shieldWorth(thought, id);
}
