import type { Action } from '../action.ts';
import type { Game, Spot } from '../game.ts';
import { joiningIn } from '../play/attack.ts';
import { squareToStretch } from '../play/geometry.ts';
import { nextToPlace } from '../play/setup.ts';
import { fits } from '../play/stats.ts';
import { designOf, distance, rangeLength } from '../play/table.ts';
import { type Aim, targetsOf } from '../play/targets.ts';
import type { Effect } from '../program.ts';
import type { State } from '../state.ts';
import { Places } from './places.ts';
import { Outlook } from './worth.ts';

/** What each action of a seat is worth on average, in appraisal. */
export function worths(game: Game, state: State, actions: readonly Action[]): number[] {
  const out = new Outlook(game, state);
  const { turn } = state;
  if (!turn || state.pending) return actions.map((action) => worthOf(game, state, out, action));
  const unit = state.units[turn.unit]!;
  const places = new Places(game, state, out, turn.unit);
  const here = (energy: number) => places.worth(unit, energy, turn.moves);
  const now = here(turn.energy);
  const spent = turn.energy > 0 ? here(turn.energy - 1) : now;
  return actions.map((action) => {
    switch (action.do) {
      case 'move':
        return places.worth(action, turn.freeMoves > 0 ? turn.energy : turn.energy - 1, turn.moves + 1) - now;
      case 'end':
        return here(0) - now;
      case 'attack':
        return worthOf(game, state, out, action) + (turn.freeAttacks > 0 ? 0 : spent - now);
      case 'use': {
        const { active } = designOf(game, unit).abilities[action.ability]!.program;
        return worthOf(game, state, out, action) + (active?.moment === 'action' ? spent - now : 0);
      }
      default:
        return worthOf(game, state, out, action);
    }
  });
}

function worthOf(game: Game, state: State, out: Outlook, action: Action): number {
  switch (action.do) {
    case 'place':
      return worthOfSetup(game, state, action);
    case 'move':
    case 'end':
      return 0;
    case 'leave-out':
    case 'concede':
      return -1_000_000;
    case 'activate':
      return worthOfTurn(game, state, out, action.unit);
    case 'stand':
      return 1_000;
    case 'reroll':
      return action.dice.length;
    case 'attack': {
      const { unit } = state.turn!;
      const others = action.with ?? joiningIn(game, state, action.target);
      if (others.length > 0) return out.together([unit, ...others], action.target);
      const far = distance(game, state.units[unit]!, state.units[action.target]!);
      return out.attack(unit, action.target, far);
    }
    case 'use':
      return worthOfUse(game, state, out, action);
  }
}

/** As far as arm's length may go, in ranges. */
const armsLength = 2;

/** Who fights at arm's length is set up in front, champions and who shoots half as far from the edge. */
function worthOfSetup(game: Game, state: State, at: Spot): number {
  const unit = state.units[nextToPlace(state, state.seat)]!;
  const [from, to] = game.starts[state.seat]!;
  const { champion, bands, radius } = designOf(game, unit);
  const far = Math.sqrt(squareToStretch(at, from, to)) - radius;
  const isBehind = champion || (bands[bands.length - 1]?.to ?? 0) > rangeLength(game, armsLength);
  return isBehind ? -Math.abs(far - game.options.startInches * 500) : far;
}

/** Who acts first: whoever can do the most at once, before it is done to them. */
function worthOfTurn(game: Game, state: State, out: Outlook, number: number): number {
  const unit = state.units[number]!;
  if (unit.fallen) return -1;
  const here = out.bestAttack(number) * 2;
  let near = 0;
  for (const [target, other] of state.units.entries()) {
    if (other.at !== 'table' || other.seat === unit.seat) continue;
    const far = Math.max(0, distance(game, unit, other) - out.walk(number));
    near = Math.max(near, out.attack(number, target, far));
  }
  return Math.max(here, near);
}

function worthOfUse(game: Game, state: State, out: Outlook, action: Extract<Action, { do: 'use' }>): number {
  const { unit } = state.turn!;
  const ability = designOf(game, state.units[unit]!).abilities[action.ability]!;
  const targets = targetsOf(game, state, unit, ability, action);
  const active = ability.program.active!;
  if ('code' in targets) return 0;
  const { test } = active;
  const times = test ? (test.dice * Math.min(20, Math.max(0, test.atMost))) / 20 : 1;
  let sum = 0;
  for (const effect of active.effects) {
    if (effect.effect === 'mark') sum += worthOfMark(game, state, unit, effect, action);
    else if (effect.effect === 'pay') sum -= out.damage(unit, effect.amount);
    else for (const target of targets) sum += times * worthOfEffect(game, state, out, { by: unit, target }, effect);
  }
  return sum;
}

/** What an effect is worth to the seat of a unit; what harms its own counts against it. */
function worthOfEffect(
  game: Game,
  state: State,
  out: Outlook,
  { by, target }: { readonly by: number; readonly target: number },
  effect: Effect,
): number {
  const [self, unit] = [state.units[by]!, state.units[target]!];
  const sign = unit.seat === self.seat ? -1 : 1;
  const { appraisal } = designOf(game, unit);
  switch (effect.effect) {
    case 'damage':
      return sign * out.damage(target, effect.amount);
    case 'heal':
      return (-sign * 0.5 * appraisal * Math.min(effect.amount, unit.damage)) / (designOf(game, unit).health + 1);
    case 'change':
      return effect.stats.reduce((sum, { amount }) => sum - sign * amount * appraisal * 0.04, 0);
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

/** What a template that stays is worth where it is laid, by whom it changes there now. */
function worthOfMark(
  game: Game,
  state: State,
  by: number,
  { rules, hides }: Extract<Effect, { effect: 'mark' }>,
  { x = 0, y = 0 }: Aim,
): number {
  const self = state.units[by]!;
  let sum = hides === undefined ? 0 : 1;
  for (const { whom, stats } of rules)
    for (const [number, unit] of state.units.entries()) {
      if (!fits(game, state, by, number, whom, { x, y })) continue;
      const sign = unit.seat === self.seat ? 1 : -1;
      for (const { amount } of stats) sum += sign * amount * designOf(game, unit).appraisal * 0.04;
    }
  return sum;
}
