import { type AbilityDesign, type FigureDesign, stats } from '../../../rules/thoua/game.ts';
import type {
  AbilityProgram,
  Action,
  Amount,
  ConditionRules,
  Dice,
  Effect,
  Modifier,
  Opposed,
  Rule,
  Stat,
} from '../../../rules/thoua/program.ts';
import type { Sides } from '../../../rules/thoua/types.ts';

/** `2d6`, `1d8+3`, `2d6+1d12` or `4` as an amount. */
export function amount(text: string): Amount {
  const dice: Dice[] = [];
  let flat = 0;
  for (const part of text.split('+')) {
    const [count, sides] = part.split('d').map(Number);
    if (sides === undefined) flat += count!;
    else dice.push({ count: count!, sides: sides as Sides });
  }
  return { dice, flat };
}

/** `attack +2`, `defence -1d6`. */
export function modifier(text: string): Modifier {
  const [stat, by] = text.split(' ') as [Stat, string];
  const sign = by.startsWith('-') ? -1 : 1;
  const { dice, flat } = amount(by.slice(1));
  return { stat, sign, amount: dice[0] ?? flat };
}

export const modify = (...texts: string[]): Rule => ({ rule: 'modify', modifiers: texts.map(modifier) });

export const program = (action: Partial<Action>, ...variants: AbilityProgram['variants']): AbilityProgram => ({
  action: { effects: [], rules: [], ...action },
  variants,
});

export type Printed = Partial<Omit<AbilityDesign, 'name' | 'program'>> & { readonly program?: AbilityProgram };

/** An ability with numbers that are mostly the same. */
export const ability = (name: string, printed: Printed = {}): AbilityDesign => ({
  name,
  ref: `test/${name}`,
  text: '',
  type: 'damage',
  element: 'fire',
  cost: 1,
  cooldown: 1,
  roll: 'attack',
  target: 'enemy',
  shape: undefined,
  size: [1, 1],
  range: 1,
  uses: -1,
  byHand: '',
  program: program({}),
  ...printed,
});

/** A damage ability: `hit('Slash', '1d10')`. */
export const hit = (
  name: string,
  dice: string,
  { success = [], who = 'target', effects = [], ...printed }: Printed & Partial<Opposed> & Partial<Action> = {},
): AbilityDesign =>
  ability(name, {
    program: program({
      opposed: { dice: amount(dice), who, damage: printed.element ?? 'fire', success },
      effects,
    }),
    ...printed,
  });

/** A control ability: what it does to who is beaten. */
export const control = (
  name: string,
  dice: string,
  success: readonly Effect[],
  { who = 'target', ...printed }: Printed & Partial<Opposed> = {},
): AbilityDesign =>
  ability(name, {
    type: 'control',
    roll: 'status',
    program: program({ opposed: { dice: amount(dice), who, success } }),
    ...printed,
  });

/** A support ability: what it does. */
export const support = (name: string, effects: readonly Effect[], printed: Printed = {}): AbilityDesign =>
  ability(name, {
    type: 'support',
    roll: undefined,
    target: 'ally',
    range: 3,
    program: program({ effects }),
    ...printed,
  });

export const condition = (name: string, ...rules: Rule[]): ConditionRules => ({ name, rules });

/** Takes damage when its turn ends. */
export const burn = (dice = '1d6', name = 'Burn'): ConditionRules =>
  condition(name, {
    rule: 'at',
    moment: 'turn-end',
    do: [{ do: 'damage', who: 'bearer', amount: amount(dice) }],
  });

/** A figure with numbers that are mostly the same: 5 in everything, 20 HP, movement 3. */
export interface Someone extends Partial<Omit<FigureDesign, 'base' | 'side' | 'at'>> {
  readonly base?: Partial<Readonly<Record<Stat, number>>>;
}

const plain: Readonly<Record<Stat, number>> = {
  attack: 5,
  status: 5,
  defence: 5,
  resistance: 5,
  'em-earth': 0,
  'em-fire': 0,
  'em-water': 0,
  'em-wind': 0,
  hp: 20,
  ap: 2,
  movement: 3,
  initiative: 0,
  range: 0,
};

export function figure(name: string, side: 0 | 1, at: number, { base, ...own }: Someone = {}): FigureDesign {
  const numbers = { ...plain, ...base };
  return {
    ref: `test/${name}`,
    name,
    side,
    level: 1,
    behaviour: side === 1 ? 'reckless' : undefined,
    attributes: [numbers.attack, numbers.status, numbers.defence, numbers.resistance],
    abilities: [],
    rules: [],
    passives: [],
    byHand: [],
    at,
    ...own,
    base: stats.map((stat) => numbers[stat]),
  };
}
