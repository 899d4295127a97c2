import type { AbilityDesign } from '../game.ts';
import { figureOf } from '../play/look.ts';
import { isAround } from '../play/shape.ts';
import { castOf } from '../play/sources.ts';
import { actionOf, extraDice, variantOf } from '../play/use.ts';
import { isMeant } from '../play/whom.ts';
import type { Action, Effect } from '../program.ts';
import type { Cast } from '../state.ts';
import { effectWorth, lossWorth } from './effect-worth.ts';
import { blowOf, type Die } from './odds.ts';
import type { Thought } from './thought.ts';

/** What an ability is worth, one by one of those whom it may reach: the use of it is worth the sum. */
export interface AbilityWorth {
  readonly ability: number;
  readonly design: AbilityDesign;
  /** By figure; 0 for who is not meant. */
  readonly each: readonly number[];
  /** What it does to the user alone, once. */
  readonly own: number;
  /** What it costs against a single figure, as a special may change it. */
  readonly costs: readonly number[];
}

const isOwn = (effect: Effect): boolean => !('who' in effect) || effect.who === 'self';

export function worthOf(thought: Thought, ability: number, design: AbilityDesign): AbilityWorth {
  const { look, by } = thought;
  const alone = (figure: number): Cast => ({
    ...castOf(-1, by, figure),
    bearer: -1,
    around: isAround(design),
    ability,
  });
  const each: number[] = [];
  const costs: number[] = [];
  for (let figure = 0; figure < look.state.figures.length; figure++) {
    if (figureOf(look, figure).at < 0) {
      each.push(0);
      costs.push(design.cost);
      continue;
    }
    const cast = alone(figure);
    const action = actionOf(design, variantOf(look, design, cast));
    costs.push(action.actionPoints ?? design.cost);
    each.push(onOne(thought, design, action, cast, figure));
  }
  const plain = actionOf(design, variantOf(look, design, alone(by)));
  const own = [...plain.effects, ...(plain.opposed?.success ?? [])]
    .filter(isOwn)
    .reduce((sum, effect) => sum + effectWorth(thought, effect, by), 0);
  return { ability, design, each, own, costs };
}

/** What it does to one of those whom it reaches. */
function onOne(thought: Thought, design: AbilityDesign, action: Action, cast: Cast, figure: number): number {
  const { look, by } = thought;
  let sum = 0;
  for (const effect of action.effects) {
    if (!isOwn(effect) && 'who' in effect && isMeant(look, effect.who, cast, figure))
      sum += effectWorth(thought, effect, figure);
  }
  const { opposed } = action;
  if (!opposed || !isMeant(look, opposed.who, cast, figure)) return sum;
  const extra = extraDice(look, design, by, [figure]);
  const attack = thought.rollOf(by, design.roll ?? 'attack');
  const defence = thought.defenceOf(figure, design, opposed.damage);
  const dice = [...opposed.dice.dice, ...extra.dice].map((one): Die => ({ ...one, sign: 1 }));
  const ahead = opposed.dice.flat + extra.flat + attack.flat - defence.flat;
  const { hp } = thought.of(figure);
  const { success, loss, falls } = blowOf([...dice, ...attack.dice], defence.dice, ahead, hp);
  if (opposed.damage !== undefined) sum += lossWorth(thought, figure, loss, falls);
  for (const effect of opposed.success) {
    if (!isOwn(effect) && 'who' in effect && isMeant(look, effect.who, cast, figure))
      sum += (success - (opposed.damage === undefined ? 0 : falls)) * effectWorth(thought, effect, figure);
  }
  return sum;
}
