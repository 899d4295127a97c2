import { hasAlready } from '../play/gain.ts';
import { figureOf } from '../play/look.ts';
import type { Amount, Effect, Modifier, Rule } from '../program.ts';
import { meanOf } from './odds.ts';
import type { Thought } from './thought.ts';

export const averageOf = ({ dice, flat }: Amount): number =>
  flat + meanOf(dice.map((one) => ({ ...one, sign: 1 as const })));

/** What it is worth that somebody falls, in HP: more for who has much. */
export const fallWorth = (thought: Thought, figure: number): number => 5 + 0.3 * thought.of(figure).most;

/** What a loss of HP is worth to who decides: their own side's is worth less than nothing. */
export function lossWorth(thought: Thought, figure: number, loss: number, falls: number): number {
  const { temper, by } = thought;
  if (loss === 0) return 0;
  const { hp, most } = thought.of(figure);
  if (thought.sign(figure) === 1) {
    const weight = figure === by ? Math.max(temper.self, temper.care) : temper.care;
    return -weight * (loss + falls * fallWorth(thought, figure));
  }
  const weakness = 1 + temper.weak * (1 - hp / most);
  return weakness * (temper.harm * loss + temper.fall * falls * fallWorth(thought, figure));
}

/** Turns beyond these are rarely lived to see. */
const turnsSeen = (turns: number): number => Math.min(turns, 3) + Math.max(0, Math.min(turns, 6) - 3) / 3;

/** What an effect on one figure is worth to who decides. */
export function effectWorth(thought: Thought, effect: Effect, figure: number): number {
  const { look } = thought;
  const sign = thought.sign(figure);
  switch (effect.do) {
    case 'damage': {
      const { hp } = thought.of(figure);
      const average = averageOf(effect.amount);
      return lossWorth(thought, figure, Math.min(hp, average), average >= hp ? 0.6 : 0);
    }
    case 'heal': {
      const { hp, most } = thought.of(figure);
      // The nearer to falling, the dearer.
      const need = 0.6 + 0.6 * (1 - hp / most);
      return good(thought, figure, need * Math.min(averageOf(effect.amount), most - hp));
    }
    case 'modify':
      return effect.modifiers.reduce(
        (sum, one) =>
          hasAlready(look, figure, '', one) ? sum : sum + modifierWorth(thought, one, figure) * turnsSeen(effect.turns),
        0,
      );
    case 'condition':
      if (hasAlready(look, figure, effect.condition.name)) return 0;
      return rulesWorth(thought, effect.condition.rules, figure, turnsSeen(effect.turns));
    case 'aura':
      if (hasAlready(look, figure, effect.name)) return 0;
      return 1.5 * rulesWorth(thought, effect.rules, figure, turnsSeen(effect.turns));
    case 'remove-all':
    case 'remove': {
      const held = figureOf(look, figure).has;
      const helps = effect.do === 'remove-all' && effect.what === 'bonuses' ? -1 : 1;
      return held.length === 0 ? 0 : good(thought, figure, helps * 1.5);
    }
    case 'turns':
      return good(thought, figure, (effect.what === 'bonuses' ? 0.5 : -0.5) * effect.by);
    case 'push':
    case 'pull':
      return sign === -1 ? 0.4 : -0.4;
    case 'gain-ap':
      return good(thought, figure, 3 * effect.amount);
    default:
      return 0.2;
  }
}

/** What is good for a figure, as it is to who decides. */
function good(thought: Thought, figure: number, worth: number): number {
  const { temper, by } = thought;
  if (thought.sign(figure) === -1) return -worth * temper.harm;
  return worth * (figure === by ? temper.self : temper.help);
}

/** A turn with a bonus or penalty. */
function modifierWorth(thought: Thought, { stat, sign, amount }: Modifier, figure: number): number {
  const size = typeof amount === 'number' ? amount : (amount.count * (amount.sides + 1)) / 2;
  const { uses } = thought.of(figure);
  const weight = (): number => {
    switch (stat) {
      case 'attack':
      case 'status':
        return uses[stat] ? 0.55 : 0.02;
      case 'defence':
      case 'resistance':
        return 0.4;
      case 'hp':
        return 0.4;
      case 'ap':
        return 2;
      case 'movement':
        return 0.3;
      case 'initiative':
        return 0.04;
      case 'range':
        return 0.3;
      default:
        return 0.1;
    }
  };
  return good(thought, figure, sign * size * weight());
}

/** Rules that hold for a figure for some turns. */
function rulesWorth(thought: Thought, rules: readonly Rule[], figure: number, turns: number): number {
  return rules.reduce((sum, rule) => sum + ruleWorth(thought, rule, figure, turns), 0);
}

function ruleWorth(thought: Thought, rule: Rule, figure: number, turns: number): number {
  const all = (effects: readonly Effect[]) =>
    effects.reduce((sum, effect) => sum + effectWorth(thought, effect, figure), 0);
  switch (rule.rule) {
    case 'modify':
      return rule.modifiers.reduce((sum, one) => sum + modifierWorth(thought, one, figure) * turns, 0);
    case 'at':
      return 0.8 * turns * all(rule.do);
    case 'on':
      if (rule.event.event === 'would-take-damage') return good(thought, figure, 5) + 0.5 * all(rule.do);
      return 0.5 * all(rule.do);
    case 'temporary-hp':
      return good(thought, figure, 0.6 * averageOf(rule.amount));
    case 'roll-twice':
      return good(thought, figure, rule.keep === 'higher' ? 1.5 : -1.5);
    case 'cannot':
      return good(thought, figure, -turns * (rule.what === 'use-abilities' ? 4 : 1.5));
    case 'turns':
    case 'extra-damage':
    case 'ignore-sight':
    case 'move-through':
    case 'aura':
      return good(thought, figure, 0.5);
  }
}
