import type { Actions } from '../../kernel/rules.ts';
import type { Action } from '../action.ts';
import type { Game } from '../game.ts';
import type { State } from '../state.ts';
import { cannotAttack, joiningIn } from './attack.ts';
import { towards } from './geometry.ts';
import { moves } from './move-sample.ts';
import { hasNoRoom } from './run.ts';
import { setupPlaces } from './setup.ts';
import { designOf, onTable, rangeLength } from './table.ts';
import { type Aim, cannotUse, targetsOf } from './targets.ts';

/** Places on offer for one unit to be set up, and those in each row of them. */
const [setupOffers, inRow] = [28, 4];

/** Legal actions. Places are without number, so that those on offer are a sample. Conceding is legal too and never on offer. */
export function choices(game: Game, state: State): Actions<Action> {
  if (state.pending) {
    const { rolls, atMost } = state.pending;
    const missed = [...rolls.keys()].filter((place) => rolls[place]! > atMost);
    return {
      actions: [
        { do: 'reroll', dice: missed },
        { do: 'reroll', dice: [] },
      ],
      complete: false,
    };
  }
  if (state.setup) {
    if (hasNoRoom({ game, state })) return { actions: [{ do: 'leave-out' }], complete: false };
    const actions = setupPlaces(game, state, setupOffers, inRow).map(({ x, y }): Action => ({ do: 'place', x, y }));
    return { actions, complete: false };
  }
  if (!state.turn) {
    if (state.joining.length > 0) {
      const joining = state.joining.map((unit): Action => ({ do: 'activate', unit }));
      return { actions: [...joining, { do: 'end' }], complete: true };
    }
    const ready = [...state.units.keys()].filter((number) => {
      const { seat, at, exhausted } = state.units[number]!;
      return seat === state.seat && at === 'table' && !exhausted;
    });
    return { actions: ready.map((unit) => ({ do: 'activate', unit })), complete: false };
  }
  return { actions: turnChoices(game, state), complete: false };
}

function turnChoices(game: Game, state: State): Action[] {
  const turn = state.turn!;
  const unit = state.units[turn.unit]!;
  const end: Action = { do: 'end' };
  if (unit.fallen) return turn.energy >= game.options.standUpEnergy ? [{ do: 'stand' }, end] : [end];
  const found: Action[] = [];
  if (turn.energy > 0 || turn.freeAttacks > 0) {
    for (const target of onTable(state))
      if (state.units[target]!.seat !== unit.seat && !cannotAttack(game, state, turn.unit, target)) {
        found.push({ do: 'attack', target });
        if (joiningIn(game, state, target).length > 0) found.push({ do: 'attack', target, with: [] });
      }
  }
  for (const ability of designOf(game, unit).abilities.keys()) found.push(...uses(game, state, ability));
  if (turn.energy > 0 || turn.freeMoves > 0)
    for (const { x, y } of moves(game, state)) found.push({ do: 'move', x, y });
  if (turn.acted)
    for (const { unit: other, energy } of turn.swarm)
      if (energy > 0 && state.units[other]!.at === 'table') found.push({ do: 'activate', unit: other });
  found.push(end);
  return found;
}

function uses(game: Game, state: State, index: number): Action[] {
  const turn = state.turn!;
  if (cannotUse(game, state, turn, index)) return [];
  const unit = state.units[turn.unit]!;
  const ability = designOf(game, unit).abilities[index]!;
  const { target } = ability.program.active!;
  if (target.target === 'self') return [{ do: 'use', ability: index }];
  if (target.target === 'one') {
    return onTable(state).flatMap((number): Action[] => {
      const aim = { target: number };
      return 'code' in targetsOf(game, state, turn.unit, ability, aim) ? [] : [{ do: 'use', ability: index, ...aim }];
    });
  }
  if (target.target === 'place') return placesFor(game, state, index);
  const touches = (aim: Aim) => {
    const targets = targetsOf(game, state, turn.unit, ability, aim);
    return !('code' in targets) && targets.length > 0;
  };
  if (target.target === 'all') return touches({}) ? [{ do: 'use', ability: index }] : [];
  return onTable(state)
    .filter((number) => number !== turn.unit)
    .map((number) => ({ dx: state.units[number]!.x - unit.x, dy: state.units[number]!.y - unit.y }))
    .filter(({ dx, dy }) => (dx !== 0 || dy !== 0) && touches({ dx, dy }))
    .map((aim): Action => ({ do: 'use', ability: index, ...aim }));
}

/** A round template is offered over each other unit within its distance, and as near to each as that distance goes. */
function placesFor(game: Game, state: State, index: number): Action[] {
  const { unit: by } = state.turn!;
  const unit = state.units[by]!;
  const ability = designOf(game, unit).abilities[index]!;
  const { target } = ability.program.active!;
  const most = target.target === 'place' ? rangeLength(game, target.within) + designOf(game, unit).radius : 0;
  return onTable(state).flatMap((number): Action[] => {
    const other = state.units[number]!;
    const far = Math.min(most, Math.floor(Math.sqrt((other.x - unit.x) ** 2 + (other.y - unit.y) ** 2)));
    const spot = number === by ? { x: unit.x, y: unit.y } : towards(unit, other, far);
    return 'code' in targetsOf(game, state, by, ability, spot) ? [] : [{ do: 'use', ability: index, ...spot }];
  });
}
