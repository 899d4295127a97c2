import { toNumber } from '../../kernel/fraction.ts';
import type { Game, Spot } from '../game.ts';
import { damageOdds } from '../odds.ts';
import { cannotAttack, dodgeOf, strikeAt } from '../play/attack.ts';
import { healthOf, moveLength } from '../play/stats.ts';
import { designOf, distance } from '../play/table.ts';
import type { State } from '../state.ts';

/** Chances of each number of damage, kept: few kinds of attacks are asked for again and again. */
const known = new Map<number, readonly number[]>();

function chances(dice: number, atMost: number, dodge: number): readonly number[] {
  const key = (dice * 21 + atMost) * 100 + dodge;
  let found = known.get(key);
  if (!found) {
    found = damageOdds({ dice, atMost, dodge }).map(toNumber);
    known.set(key, found);
  }
  return found;
}

/** What damage to a unit is worth, in appraisal: its share of what it bears, and a half more for the last of it. */
export function worthOfDamage(game: Game, state: State, target: number, amount: number): number {
  const unit = state.units[target]!;
  const left = healthOf(game, state, target) + 1 - unit.damage;
  const { appraisal } = designOf(game, unit);
  if (amount >= left) return appraisal * (0.5 + (0.5 * left) / (healthOf(game, state, target) + 1)) + 1;
  return (0.5 * appraisal * amount) / (healthOf(game, state, target) + 1);
}

/** What an attack at a distance is worth on average; 0 out of range. */
export function worthOfAttack(game: Game, state: State, number: number, target: number, far: number): number {
  const strike = strikeAt(game, state, number, target, far);
  if (!strike || strike.dice === 0 || strike.atMost === 0) return 0;
  let sum = 0;
  for (const [amount, chance] of chances(strike.dice, strike.atMost, dodgeOf(game, state, target)).entries())
    if (amount > 0) sum += chance * worthOfDamage(game, state, target, amount);
  return sum;
}

const enemiesOf = (state: State, seat: number): number[] => {
  const found: number[] = [];
  for (const [number, unit] of state.units.entries()) if (unit.at === 'table' && unit.seat !== seat) found.push(number);
  return found;
};

/** The best attack of a unit from a place: what it is worth, and on whom. */
export function bestAttack(game: Game, state: State, number: number, from?: Spot): { worth: number; target: number } {
  const unit = state.units[number]!;
  let best = { worth: 0, target: -1 };
  for (const target of enemiesOf(state, unit.seat)) {
    const far = distance(game, unit, state.units[target]!, from);
    const worth = worthOfAttack(game, state, number, target, far);
    if (worth > best.worth && !cannotAttack(game, state, number, target, from)) best = { worth, target };
  }
  return best;
}

/** How far an attack of a unit reaches, in thousandths of an inch. */
const reachOf = (game: Game, state: State, number: number): number => {
  const { bands, from } = designOf(game, state.units[number]!);
  return bands[bands.length - 1]?.to ?? from;
};

/**
 * What a place is worth to a unit whose turn it is, in appraisal: attacks with the energy left, less what enemies who are yet to act
 * could do to it there, and the way still to go to whom it wants.
 */
export function worthOfPlace(game: Game, state: State, number: number, at: Spot, energy: number): number {
  const unit = state.units[number]!;
  const { worth } = bestAttack(game, state, number, at);
  let danger = 0;
  let nearest = Number.MAX_SAFE_INTEGER;
  for (const enemy of enemiesOf(state, unit.seat)) {
    const its = state.units[enemy]!;
    const far = distance(game, unit, its, at);
    const reach = reachOf(game, state, number);
    nearest = Math.min(nearest, Math.max(0, far - reach));
    if (its.exhausted || its.fallen) continue;
    const walk = moveLength(game, state, enemy, 0);
    if (far > reachOf(game, state, enemy) + walk) continue;
    danger = Math.max(
      danger,
      worthOfAttack(game, state, enemy, number, Math.max(0, Math.min(far, reachOf(game, state, enemy)))),
    );
  }
  // Whoever cannot attack from there comes nearer, an inch being worth a fiftieth of itself.
  const way = (nearest / 1000) * designOf(game, unit).appraisal * 0.02;
  return worth * (energy > 0 ? Math.min(energy, 2) : 0.25) - danger * 0.35 - way;
}
