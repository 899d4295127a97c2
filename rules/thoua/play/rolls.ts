import type { Amount, Dice } from '../program.ts';
import type { Roll } from '../types.ts';
import { end } from './gain.ts';
import { type Play, rolled } from './look.ts';
import { sourcesOf } from './sources.ts';
import { bonusDice, modifiersOf, sumOf } from './values.ts';

/** An unopposed roll: the dice as printed, without attributes, bonuses and penalties (U-024). */
export function amountOf(play: Play, { dice, flat }: Amount, label: string): number {
  let sum = flat;
  for (const { count, sides } of dice) sum += rolled(play, count, sides, label);
  return sum;
}

/**
 * A roll of an attacker or defender (U-020 to U-022): its dice, the attribute and all bonuses and penalties, whose dice are rolled each
 * time. A roll that is made twice is made twice as a whole (U-095). May be below 0 (U-025).
 */
export function rollOf(play: Play, figure: number, roll: Roll, dice: readonly Dice[], flat: number): number {
  const modifiers = modifiersOf(play, figure);
  const sum = flat + sumOf(play, figure, roll, modifiers);
  const added = bonusDice(modifiers, roll);
  const once = (): number => {
    let total = sum;
    for (const { count, sides } of dice) total += rolled(play, count, sides, roll);
    for (const { sign, amount } of added) {
      const { count, sides } = amount as Dice;
      total += sign * rolled(play, count, sides, sign === 1 ? 'bonus' : 'penalty');
    }
    return total;
  };
  const first = once();
  for (const { rules, held } of sourcesOf(play, figure)) {
    const twice = rules.find((rule) => rule.rule === 'roll-twice' && rule.rolls.includes(roll));
    if (twice?.rule !== 'roll-twice') continue;
    const second = once();
    if (held) end(play, figure, held);
    return twice.keep === 'higher' ? Math.max(first, second) : Math.min(first, second);
  }
  return first;
}
