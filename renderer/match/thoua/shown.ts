import { elementDieText } from '../../../rules/thoua/elemental-map.ts';
import type { Game } from '../../../rules/thoua/game.ts';
import { actingOf, figureOf, type Look, stands, topOf } from '../../../rules/thoua/play/look.ts';
import { sourcesOf } from '../../../rules/thoua/play/sources.ts';
import { orderOf } from '../../../rules/thoua/play/turn.ts';
import {
  bonusDice,
  emOf,
  initiativeOf,
  modifiersOf,
  mostHp,
  numberOf,
  sumOf,
} from '../../../rules/thoua/play/values.ts';
import type { Dice } from '../../../rules/thoua/program.ts';
import type { Held, State } from '../../../rules/thoua/state.ts';
import { amountName, statNames } from '../../../rules/thoua/tell-event.ts';
import { elements, rolls } from '../../../rules/thoua/types.ts';
import type { CombatShown, FigureShown, HeldShown, Phase } from './moment.ts';

/** A combat as the page shows it. */
export function shownOf(game: Game, state: State): CombatShown {
  const look = { game, state };
  const { round, over, order, begun, stack } = state;
  const top = topOf(state);
  return {
    round,
    phase: phaseOf(state),
    acting: stack.length === 0 ? -1 : actingOf(state) >= 0 ? actingOf(state) : top && 'figure' in top ? top.figure : -1,
    ...(over !== undefined && { over }),
    order,
    begun,
    next: round === 0 ? [] : orderOf(look),
    figures: state.figures.map((_, figure) => figureShown(look, figure)),
    obstacles: [...new Set([...state.obstacles, ...state.screens])],
  };
}

function phaseOf({ stack, over, round }: State): Phase {
  if (over !== undefined) return 'over';
  const turn = stack.find(({ at }) => at === 'turn');
  if (turn?.at !== 'turn') return round === 0 ? 'place' : 'end';
  // What comes at once comes at the start or at the end; the next step is noted already.
  const isTogether = stack.some(({ at }) => at === 'together');
  if (turn.step === 'action') return isTogether ? 'start' : 'actions';
  return turn.step === 'start' ? 'start' : 'end';
}

function figureShown(look: Look, figure: number): FigureShown {
  const { at, hp, ap, waits, uses, has } = figureOf(look, figure);
  const modifiers = modifiersOf(look, figure);
  return {
    at,
    hp,
    most: mostHp(look, figure),
    temporary: has.reduce((sum, held) => sum + (held.has === 'condition' ? held.temporary : 0), 0),
    ap,
    initiative: initiativeOf(look, figure),
    movement: numberOf(look, figure, 'movement'),
    waits,
    uses,
    has: has.map(heldShown),
    inside: stands(look, figure)
      ? sourcesOf(look, figure).flatMap(({ by, name, held }) => (held || name === '' || by === figure ? [] : [name]))
      : [],
    rolls: rolls.map((roll) => {
      const sum = sumOf(look, figure, roll, modifiers);
      const dice = bonusDice(modifiers, roll).map(({ sign, amount }) => amountName(sign, amount as Dice));
      return [amountName(sum < 0 ? -1 : 1, Math.abs(sum)), ...dice].join(' ');
    }),
    elements: elements.map((element) => {
      const value = emOf(look, figure, element);
      return { value, die: elementDieText(value) };
    }),
  };
}

const heldShown = (held: Held): HeldShown => ({
  name: held.has === 'modifier' ? `${statNames[held.stat]} ${amountName(held.sign, held.amount)}` : held.name,
  sort: held.has === 'modifier' ? (held.sign === 1 ? 'bonus' : 'penalty') : held.has,
  turns: held.turns,
  temporary: held.has === 'condition' ? held.temporary : 0,
});
