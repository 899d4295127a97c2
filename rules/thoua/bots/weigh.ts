import type { Action } from '../action.ts';
import { designOf, figureOf, topOf } from '../play/look.ts';
import { eyeOf, unusable } from '../play/targets.ts';
import { triggersOf } from '../play/triggers.ts';
import { castFor } from '../play/use.ts';
import type { Due, Frame } from '../state.ts';
import { type AbilityWorth, worthOf } from './ability-worth.ts';
import { averageOf } from './effect-worth.ts';
import { bestFrom, type Offer, offersOf } from './places.ts';
import { Stance } from './stance.ts';
import type { Thought } from './thought.ts';

/** What each action is worth to who decides, in HP, in the order of the list. */
export function weigh(thought: Thought, actions: readonly Action[]): number[] {
  const frame = topOf(thought.look.state);
  switch (frame?.at) {
    case 'turn':
      return inTurn(thought, actions);
    case 'together':
      return actions.map((action) => (action.do === 'first' ? firstWorth(thought, frame.list[action.effect]!) : 0));
    case 'place':
    case 'go': {
      const stance = new Stance(thought);
      const to = (action: Action) => (action.do === 'place' ? action.at : action.do === 'go' ? action.to : 0);
      return actions.map((action) => stance.at(to(action)));
    }
    default:
      return actions.map(() => 0);
  }
}

/** Points that are kept for another action are worth a part of the best one. */
const later = 0.6;

function inTurn(thought: Thought, actions: readonly Action[]): number[] {
  const { look, by } = thought;
  const { ap, at } = figureOf(look, by);
  const { abilities } = designOf(look, by);
  const eye = eyeOf(look, by);
  const worths = abilities.map((design, ability) =>
    unusable(look, by, ability, eye) ? undefined : worthOf(thought, ability, design),
  );
  const offers = offersOf(
    thought,
    eye,
    worths.filter((worth) => worth !== undefined),
  );
  const stance = new Stance(thought);
  const here = stance.at(at);
  // What leaving costs who is marked for it.
  const leaving = triggersOf(look, by, 'leaves-space').reduce((sum, due) => sum + harmOf(due), 0);
  const leaves = actions.reduce(
    (most, action) => (action.do === 'move' ? Math.max(most, stance.at(action.to) - here - leaving) : most),
    0,
  );
  return actions.map((action) => {
    switch (action.do) {
      case 'use': {
        const worth = worths[action.ability];
        if (!worth) return 0;
        const cost = action.target === undefined ? worth.design.cost : worth.costs[action.target]!;
        const value = worthOfUse(thought, worth, action);
        const rest = ap - cost;
        const others = offers.filter((one) => one.worth !== worth);
        // What is left is for another use, or for going where it likes to stand.
        const then = rest > 0 ? Math.max(later * best(thought, others, at, rest), leaves) : 0;
        return value <= 0 ? value - 0.01 : value + then;
      }
      case 'move': {
        const gain = ap > 1 ? best(thought, offers, action.to, ap - 1) : 0;
        return 0.97 * gain + stance.at(action.to) - here - leaving - 0.02;
      }
      case 'pass':
        return 0;
      case 'retreat':
        return -1000;
      default:
        return 0;
    }
  });
}

function worthOfUse(
  thought: Thought,
  { design, each, own }: AbilityWorth,
  action: Extract<Action, { do: 'use' }>,
): number {
  if (design.target === 'space') return 0.3;
  if (design.shape === undefined) return own + each[action.target ?? thought.by]!;
  const { reached } = castFor(thought.look, thought.by, action);
  return reached.reduce((sum, figure) => sum + each[figure]!, own);
}

/** The best that can be done from a space. */
function best(thought: Thought, offers: readonly Offer[], from: number, ap: number): number {
  let most = 0;
  for (const offer of offers) {
    const value = bestFrom(thought, offer, from, ap);
    if (value > most) most = value;
  }
  return most;
}

const harmOf = (due: Due): number =>
  due.do.reduce((sum, effect) => (effect.do === 'damage' ? sum + averageOf(effect.amount) : sum), 0);

/** Healing comes first where the damage may be the last; else behind it, so that none of it is lost. */
function firstWorth({ look, by }: Thought, due: Due): number {
  const heals = due.do.some((effect) => effect.do === 'heal');
  const frame: Frame | undefined = topOf(look.state);
  const harm = frame?.at === 'together' ? frame.list.reduce((sum, one) => sum + harmOf(one), 0) : 0;
  const isLow = figureOf(look, by).hp <= 2 * harm;
  return heals === isLow ? 1 : 0;
}
