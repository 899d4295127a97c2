import { type AbilityDesign, type FigureDesign, type Step, stats } from '../game.ts';
import type { Action, Amount } from '../program.ts';
import { dieSides, type Sides } from '../types.ts';

/** A tenth of the HP, and 1 at least. */
export const hpStep = (hp: number): number => Math.max(1, Math.round(hp / 10));

/** The next size of a die. Past a d4 and a d12 there is none. */
const nextDie = (sides: Sides, by: 1 | -1): Sides => dieSides[dieSides.indexOf(sides) + by] ?? sides;

/** An enemy with one of its numbers a step higher or lower. */
export function steppedOf(enemy: FigureDesign, { number, by }: Omit<Step, 'enemy'>): FigureDesign {
  if (number === 'dice') return { ...enemy, abilities: enemy.abilities.map((ability) => withDice(ability, by)) };
  const at = stats.indexOf(number);
  const change = number === 'hp' ? by * hpStep(enemy.base[at]!) : by;
  return {
    ...enemy,
    base: enemy.base.map((value, stat) => (stat === at ? Math.max(number === 'hp' ? 1 : -99, value + change) : value)),
  };
}

/** Dice of the roll itself; what a special adds to it is in the roll too. */
function withDice(ability: AbilityDesign, by: 1 | -1): AbilityDesign {
  const { action, variants } = ability.program;
  const other = (one: Action): Action =>
    one.opposed ? { ...one, opposed: { ...one.opposed, dice: otherDice(one.opposed.dice, by) } } : one;
  const program = {
    action: other(action),
    variants: variants.map((variant) => ({ ...variant, action: other(variant.action) })),
  };
  return { ...ability, program };
}

const otherDice = ({ dice, flat }: Amount, by: 1 | -1): Amount => ({
  dice: dice.map(({ count, sides }) => ({ count, sides: nextDie(sides, by) })),
  flat,
});

/** Whether a step changes anything. */
export const isStep = (enemy: FigureDesign, step: Omit<Step, 'enemy'>): boolean =>
  JSON.stringify(steppedOf(enemy, step)) !== JSON.stringify(enemy);
