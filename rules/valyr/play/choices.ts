import type { Actions } from '../../kernel/rules.ts';
import type { Action } from '../action.ts';
import type { Game, Spot } from '../game.ts';
import type { State } from '../state.ts';
import { around } from './abilities.ts';
import { cannotAttack, joiningIn } from './attack.ts';
import { towards } from './geometry.ts';
import { cannotMove } from './moves.ts';
import { hasNoRoom } from './run.ts';
import { setupPlaces } from './setup.ts';
import { moveLength } from './stats.ts';
import { designOf, discOf, onTable, rangeLength } from './table.ts';
import { type Aim, cannotUse, targetsOf } from './targets.ts';

/** Places on offer for one unit to be set up. */
const setupOffers = 24;

/**
 * Legal actions. Places are without number: moves are a sample of sixteen directions, near and far, and of places where the unit just
 * reaches, or just keeps, each distance that matters between it and another. Conceding is legal too and never on offer.
 */
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
    const actions = setupPlaces(game, state, setupOffers).map(({ x, y }): Action => ({ do: 'place', x, y }));
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

/** A sample of the places to which the unit whose turn it is can move. */
export function moves(game: Game, state: State): Spot[] {
  const turn = state.turn!;
  const unit = state.units[turn.unit]!;
  const most = moveLength(game, state, turn.unit, turn.moves);
  const found = new Map<string, Spot>();
  const offer = (spot: Spot) => {
    const key = `${spot.x},${spot.y}`;
    if (found.has(key) || (spot.x === unit.x && spot.y === unit.y)) return;
    if (!cannotMove(game, state, turn.unit, turn.moves, spot)) found.set(key, spot);
  };
  for (const number of onTable(state)) {
    if (number === turn.unit) continue;
    for (const spot of nearby(game, state, number, most)) offer(spot);
  }
  for (const [x, y] of around)
    for (const far of [most, Math.round(most / 2)]) {
      offer({ x: unit.x + Math.trunc(x * far), y: unit.y + Math.trunc(y * far) });
    }
  return [...found.values()];
}

/** Places on the straight line to another unit, or away from it: as near as it gets, at each border of an attack, as far as it goes. */
function nearby(game: Game, state: State, number: number, most: number): Spot[] {
  const turn = state.turn!;
  const [unit, other] = [state.units[turn.unit]!, state.units[number]!];
  const [self, disc] = [discOf(game, unit), discOf(game, other)];
  const between = Math.sqrt((self.x - disc.x) ** 2 + (self.y - disc.y) ** 2) - self.radius - disc.radius;
  const isEnemy = other.seat !== unit.seat;
  const own = designOf(game, unit);
  const its = designOf(game, other);
  const wanted = isEnemy
    ? [0, own.from, ...own.bands.map(({ to }) => to), (its.bands[its.bands.length - 1]?.to ?? 0) + 10]
    : [100];
  const away = { x: 2 * self.x - disc.x, y: 2 * self.y - disc.y };
  return [...new Set(wanted)].map((gap) => {
    // A hair nearer than the border, as places are rounded.
    const far = between - gap + (gap === 0 ? -2 : 2);
    return far >= 0 ? towards(self, disc, Math.min(far, most)) : towards(self, away, Math.min(-far, most));
  });
}
