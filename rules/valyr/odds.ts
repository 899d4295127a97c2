import { type Fraction, fraction, none, plus } from '../kernel/fraction.ts';

/** An attack as its odds see it: d20 that are rolled, what each shows at most to be on target, and how many are dodged. */
export interface AttackOdds {
  readonly dice: number;
  readonly atMost: number;
  readonly dodge: number;
}

/** The chance of each number of damage, from 0 to as many as there are dice: those on target, less those dodged (V-036 to V-038). */
export function damageOdds({ dice, atMost, dodge }: AttackOdds): readonly Fraction[] {
  const hit = BigInt(Math.min(20, Math.max(0, atMost)));
  const under = 20n ** BigInt(dice);
  const over = Array.from({ length: dice + 1 }, () => 0n);
  let ways = 1n;
  for (let count = 0; count <= dice; count++) {
    // n over k, from one k to the next.
    if (count > 0) ways = (ways * BigInt(dice - count + 1)) / BigInt(count);
    const damage = Math.max(0, count - dodge);
    over[damage]! += ways * hit ** BigInt(count) * (20n - hit) ** BigInt(dice - count);
  }
  return over.map((share) => fraction(share, under));
}

/** The expected damage of an attack. */
export const expectedDamage = (attack: AttackOdds): Fraction =>
  damageOdds(attack)
    .map(({ over, under }, damage) => fraction(BigInt(damage) * over, under))
    .reduce(plus, none);

/** The chance that an attack deals more damage than a unit still bears (V-040). */
export const killOdds = (attack: AttackOdds, bears: number): Fraction =>
  damageOdds(attack)
    .slice(Math.max(0, bears + 1))
    .reduce(plus, none);
