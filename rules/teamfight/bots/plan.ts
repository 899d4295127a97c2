import type { Action } from '../action.ts';
import { abilitiesOf, abilityOf } from '../play/abilities.ts';
import { all } from '../play/condition.ts';
import { nothing } from '../play/standing.ts';
import { termsOf, usable } from '../play/usable.ts';
import type { Use } from '../program.ts';
import { abilityWorth, priceOf } from './card-worth.ts';
import { crossingWorth } from './ground.ts';
import { placeWorth } from './position.ts';
import { forget, note, type Thought } from './thought.ts';
import { weights } from './weights.ts';

/** What a unit could do with its turn: its first action, and all of it by what it is worth. */
export interface Plan {
  readonly action: Action;
  /** More than ending the turn at once, in health points. */
  readonly worth: number;
  /** Space that it moves to, -1 for none, and the ability that it uses; where `after` says so it moves afterwards. */
  readonly to: number;
  readonly ability: number;
  readonly after: boolean;
  /** What the ability alone is worth. */
  readonly gain: number;
}

/** Actions that a unit has still to spend. */
interface Budget {
  readonly standard: number;
  readonly move: number;
}

/** An ability that is ready, wherever it is used from. */
interface Tool {
  readonly ability: number;
  readonly use: Use;
  readonly price: number;
}

/** A space to be at, and what it takes to get there. */
interface Stand {
  readonly at: number;
  readonly action: Action | undefined;
  /** Of standing and of coming there. */
  readonly worth: number;
  readonly budget: Budget;
}

/** So many places are looked at in any case. */
const surely = 8;

/** The plans of the unit whose turn it is, the best first; of equal ones the earliest listed, ending the turn before all. */
export function plansOf(thought: Thought, actions: readonly Action[]): Plan[] {
  const turn = thought.state.turn!;
  const { unit } = turn;
  const budget: Budget = { standard: turn.standard, move: turn.move };
  const tools = toolsOf(thought, unit, actions);
  const stands = standsOf(thought, unit, actions, budget);
  const [home] = stands as [Stand];
  const plans: Plan[] = [];
  for (const action of actions) {
    if (action.do === 'end') plans.push({ action, worth: 0, to: -1, ability: -1, after: false, gain: 0 });
  }
  const bestExit = stands.reduce((one, other) => (other.worth > one.worth ? other : one));
  let best: Plan | undefined;
  // Places that are worth so much less than others are not made good by what can be done there: the best are looked at first.
  const order = stands.slice(1).sort((a, b) => b.worth - a.worth);
  let most = 0;
  for (const [index, stand] of [home, ...order].entries()) {
    if (index > surely && best !== undefined && stand.worth - home.worth + most * 1.3 < best.worth) break;
    const [ability, gain] = bestAt(thought, unit, stand, tools);
    const worth = stand.worth - home.worth + gain - (stand.action === undefined ? 0 : weights.walk);
    most = Math.max(most, gain + 0.5);
    const action = stand.action;
    const plan: Plan = {
      action: action ?? { do: 'end' },
      worth,
      to: stand.action ? stand.at : -1,
      ability,
      after: false,
      gain,
    };
    if (action !== undefined) plans.push(plan);
    if (best === undefined || worth > best.worth) best = plan;
  }
  for (const action of actions) {
    if (action.do !== 'use') continue;
    const tool = tools.find(({ ability }) => ability === action.ability);
    if (tool === undefined) continue;
    const gain = gainAt(thought, unit, tool, home.at);
    const after = paid(budget, tool.use);
    if (after === undefined) continue;
    const mayMove = after.move > 0 || turn.steps > 0;
    let rest = 0;
    let to = -1;
    if (after.standard === 0 && budget.standard > 0) {
      if (mayMove && bestExit.action !== undefined) {
        rest = bestExit.worth - home.worth;
        to = bestExit.at;
      }
    } else if (mayMove && best !== undefined && best.ability !== action.ability) {
      rest = best.worth;
      to = best.to;
    } else {
      const others = tools.filter(({ ability }) => ability !== action.ability);
      rest = bestAt(thought, unit, { ...home, budget: after }, others)[1];
    }
    plans.push({ action, worth: gain + rest, to, ability: action.ability, after: true, gain });
  }
  return plans.sort((a, b) => b.worth - a.worth);
}

/** Abilities that could be used now or from somewhere else. */
function toolsOf(thought: Thought, unit: number, actions: readonly Action[]): Tool[] {
  const tools: Tool[] = [];
  for (const ability of abilitiesOf(thought, unit)) {
    const card = abilityOf(thought, unit, ability);
    if (card === undefined || card.program.manual) continue;
    const use = termsOf(card);
    if (use.action === 'reaction' || (use.action === 'instant' && !use.orFree)) continue;
    if (!actions.some((action) => action.do === 'use' && action.ability === ability)) {
      const code = usable(thought, unit, ability)?.code;
      if (code !== undefined && code !== 'ability/no-target' && code !== 'ability/needs') continue;
    }
    tools.push({ ability, use, price: priceOf(thought, unit, ability) });
  }
  return tools;
}

/** Where the unit can be: where it is, then each space that a move action brings it to, by the path that costs it least. */
function standsOf(thought: Thought, unit: number, actions: readonly Action[], budget: Budget): Stand[] {
  const { at } = thought.state.units[unit]!;
  const stands: Stand[] = [{ at, action: undefined, worth: placeWorth(thought, unit, at), budget }];
  const index = new Map<number, number>();
  for (const action of actions) {
    if (action.do !== 'move') continue;
    const worth = placeWorth(thought, unit, action.to) + crossingWorth(thought, unit, action.path ?? []);
    const after = action.double
      ? { standard: budget.standard - 1, move: budget.move }
      : { standard: budget.standard, move: Math.max(0, budget.move - 1) };
    const stand: Stand = { at: action.to, action, worth, budget: after };
    const known = index.get(action.to);
    if (known === undefined) index.set(action.to, stands.push(stand) - 1);
    else if (stands[known]!.worth < worth) stands[known] = stand;
  }
  return stands;
}

/** What is left once an ability is paid for; undefined when it cannot be. A Standard Action may stand in for a Move Action (T-018). */
function paid({ standard, move }: Budget, { action, orFree }: Use): Budget | undefined {
  if (action === 'free' || orFree) return { standard, move };
  let left = standard;
  let moves = move;
  if (action === 'standard' || action === 'move-standard') left--;
  if (action === 'move' || action === 'move-standard') {
    if (moves > 0) moves--;
    else left--;
  }
  return left < 0 ? undefined : { standard: left, move: moves };
}

/** The best ability to use from a place, and what it and all free ones are worth together. */
function bestAt(thought: Thought, unit: number, stand: Stand, tools: readonly Tool[]): [ability: number, gain: number] {
  let chosen = -1;
  let most = 0;
  let free = 0;
  for (const tool of tools) {
    if (stand.action !== undefined && tool.use.at === 'turn-start') continue;
    const after = paid(stand.budget, tool.use);
    if (after === undefined) continue;
    const gain = gainAt(thought, unit, tool, stand.at);
    if (gain < weights.least) continue;
    if (tool.use.action === 'free' || tool.use.orFree) {
      free += gain;
      if (chosen < 0) chosen = tool.ability;
    } else if (gain > most) {
      most = gain;
      chosen = tool.ability;
    }
  }
  return [chosen, most + free];
}

/** What an ability is worth from a place, its price taken off. */
function gainAt(thought: Thought, unit: number, { ability, use, price }: Tool, at: number): number {
  const length = thought.journal.length;
  note(thought, unit).at = at;
  const { seat } = thought.state.units[unit]!;
  const worth = all(thought, use.needs, { unit, seat, bound: nothing })
    ? abilityWorth(thought, unit, ability) - price
    : 0;
  forget(thought, length);
  return worth;
}
