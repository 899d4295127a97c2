import type { Fraction } from '../kernel/fraction.ts';
import type { Game, Spot } from './game.ts';
import { expectedDamage, killOdds } from './odds.ts';
import { dodgeOf, joiningIn, strikeAt, strikeTogether } from './play/attack.ts';
import { healthOf } from './play/stats.ts';
import { distance } from './play/table.ts';
import type { View } from './state.ts';

/** What an attack comes to, exactly over the dice, before anything is rolled again. */
export interface ToldOdds {
  readonly distance: number;
  readonly dice: number;
  /** What a die shows at most to be on target. */
  readonly atMost: number;
  readonly damage: number;
  /** From 0 to 1. */
  readonly defeat: number;
}

/** The odds of an attack from where a unit stands, or from a place; undefined out of range. */
export function attackOdds(game: Game, seen: View, number: number, target: number, from?: Spot): ToldOdds | undefined {
  const [unit, other] = [seen.units[number]!, seen.units[target]!];
  const far = distance(game, unit, other, from);
  const alone = strikeAt(game, seen, number, target, far);
  if (!alone) return undefined;
  // From where it stands, whoever of its swarm can attacks with it.
  const others = seen.turn?.unit === number && !from ? joiningIn(game, seen, target) : [];
  const strike = others.length > 0 ? strikeTogether(game, seen, [number, ...others], target) : alone;
  const attack = { ...strike, dodge: dodgeOf(game, seen, target, number) };
  const bears = healthOf(game, seen, target) - other.damage;
  const real = ({ over, under }: Fraction) => Number(over) / Number(under);
  return { distance: far, ...strike, damage: real(expectedDamage(attack)), defeat: real(killOdds(attack, bears)) };
}
