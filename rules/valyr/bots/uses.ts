import type { Action } from '../action.ts';
import type { Game } from '../game.ts';
import { fits } from '../play/stats.ts';
import { designOf, distance } from '../play/table.ts';
import { type Aim, targetsOf } from '../play/targets.ts';
import type { Active, Effect, Stat, Until } from '../program.ts';
import type { State, UnitState } from '../state.ts';
import type { Outlook } from './worth.ts';

/** In appraisal: what is worth less draws nobody. */
export const least = 1;
/** Of the unit's appraisal, for a stat that is one higher; what a unit does not use before it ends is worth nothing. */
const point = 0.04;

/** What a use of an ability is worth on average, in appraisal. */
export function worthOfUse(
  game: Game,
  state: State,
  out: Outlook,
  action: Extract<Action, { readonly do: 'use' }>,
): number {
  const { unit } = state.turn!;
  const ability = designOf(game, state.units[unit]!).abilities[action.ability]!;
  const targets = targetsOf(game, state, unit, ability, action);
  const active = ability.program.active!;
  if ('code' in targets) return 0;
  let sum = 0;
  for (const effect of active.effects) {
    if (effect.effect === 'mark') sum += worthOfMark(game, state, unit, effect, action);
    else if (effect.effect === 'pay') sum -= out.damage(unit, effect.amount);
    else for (const target of targets) sum += timesOf(active) * worthOfEffect(game, state, out, unit, target, effect);
  }
  // What changes nothing now is kept for later.
  return sum === 0 ? -least : sum;
}

/** How often the effects of an ability come to a target, on average. */
export const timesOf = ({ test }: Active): number =>
  test ? (test.dice * Math.min(20, Math.max(0, test.atMost))) / 20 : 1;

/** What an effect is worth to the seat of a unit; what harms its own counts against it. */
export function worthOfEffect(
  game: Game,
  state: State,
  out: Outlook,
  by: number,
  target: number,
  effect: Effect,
): number {
  const [self, unit] = [state.units[by]!, state.units[target]!];
  const sign = unit.seat === self.seat ? -1 : 1;
  const { appraisal, health } = designOf(game, unit);
  switch (effect.effect) {
    case 'damage':
      return sign * out.damage(target, effect.amount);
    case 'heal':
      return (-sign * 0.5 * appraisal * Math.min(effect.amount, unit.damage)) / (health + 1);
    case 'change': {
      let sum = 0;
      for (const { stat, amount } of effect.stats)
        if (isOfUse(out, unit, target, stat, effect.until)) sum -= sign * amount * appraisal * point;
      return sum;
    }
    case 'push':
    case 'pull':
      return sign * appraisal * 0.01;
    case 'attack':
      return sign > 0 ? out.attack(by, target, distance(game, self, unit)) : 0;
    case 'free-attacks':
      return out.bestAttack(by) * effect.count;
    case 'free-moves':
    case 'unsighted':
      return 1;
    case 'spawn':
      return appraisal * 0.2 * effect.count;
    case 'bar':
      return sign * appraisal * 0.02;
    case 'pay':
    case 'mark':
    case 'stand':
    case 'reroll':
      return 0;
  }
}

const attacking: readonly Stat[] = ['strength', 'skill', 'reach', 'energy'];
const defending: readonly Stat[] = ['block', 'dodge', 'health'];

/** Whether a change comes to bear before it ends: who has had its turn in this round, or is far from everybody, does not attack in it. */
function isOfUse(out: Outlook, { exhausted }: UnitState, number: number, stat: Stat, until: Until): boolean {
  if (defending.includes(stat)) return out.isInDanger(number);
  if (exhausted && (until === 'round' || until === 'turn')) return false;
  return !attacking.includes(stat) || out.comesToAttack(number);
}

/** What a template that stays is worth where it is laid, by whom it changes there now. */
function worthOfMark(
  game: Game,
  state: State,
  by: number,
  { rules, hides }: Extract<Effect, { readonly effect: 'mark' }>,
  { x = 0, y = 0 }: Aim,
): number {
  const self = state.units[by]!;
  let sum = hides === undefined ? 0 : 1;
  for (const { whom, stats } of rules)
    for (const [number, unit] of state.units.entries()) {
      if (!fits(game, state, by, number, whom, { x, y })) continue;
      const sign = unit.seat === self.seat ? 1 : -1;
      for (const { amount } of stats) sum += sign * amount * designOf(game, unit).appraisal * point;
    }
  return sum;
}
