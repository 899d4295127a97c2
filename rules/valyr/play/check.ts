import type { Refusal } from '../../kernel/rules.ts';
import type { Game, Spot } from '../game.ts';
import type { State, Turn } from '../state.ts';
import { cannotAttack, joiningIn } from './attack.ts';
import { cannotMove } from './moves.ts';
import { hasNoRoom } from './run.ts';
import { cannotPlace } from './setup.ts';
import { designOf } from './table.ts';
import { cannotUse, targetsOf } from './targets.ts';

/** An action of any shape. */
type Said = Readonly<Record<string, unknown>>;

const no = (code: string, message: string, rule?: string): Refusal =>
  rule === undefined ? { code: `action/${code}`, message } : { code: `action/${code}`, message, rule };

/** A place on or near the table, in whole thousandths of an inch. */
function spotOf({ x, y }: Said): Spot | undefined {
  const isPlace = (value: unknown): value is number =>
    Number.isSafeInteger(value) && Math.abs(Number(value)) <= 1_000_000;
  return isPlace(x) && isPlace(y) ? { x, y } : undefined;
}

const place = no('shape', 'A place is named with "x" and "y" in whole thousandths of an inch.');

/** Why an action of any shape is not legal now. */
export function checked(game: Game, state: State, action: unknown): Refusal | undefined {
  if (typeof action !== 'object' || action === null) return no('shape', 'An action is an object with "do".');
  const said = action as Said;
  if (said.do === 'concede') return undefined;
  if (state.pending) return checkReroll(state, said);
  if (state.setup) return checkSetup(game, state, said);
  return state.turn ? checkTurn(game, state, said) : checkActivation(state, said);
}

function checkSetup(game: Game, state: State, said: Said): Refusal | undefined {
  if (said.do === 'leave-out') {
    return hasNoRoom({ game, state }) ? undefined : no('room', 'There is room for this unit; set it up.', 'V-005');
  }
  if (said.do !== 'place') return no('not-now', 'Set your units up first.', 'V-005');
  const spot = spotOf(said);
  return spot ? cannotPlace(game, state, spot) : place;
}

function checkActivation(state: State, said: Said): Refusal | undefined {
  const { joining } = state;
  if (joining.length > 0) {
    if (said.do === 'end' || (said.do === 'activate' && joining.includes(Number(said.unit)))) return undefined;
    return no('joins', 'Only a unit that may join in has its turn now, or nobody.', 'V-052');
  }
  if (said.do !== 'activate') return no('not-now', 'Choose the unit whose turn it is first.', 'V-010');
  const unit = Number.isSafeInteger(said.unit) ? state.units[Number(said.unit)] : undefined;
  if (unit?.seat !== state.seat || unit.at !== 'table')
    return no('unit', 'Choose a unit of your own on the table.', 'V-010');
  return unit.exhausted ? no('exhausted', 'This unit has had its turn in this round.', 'V-010') : undefined;
}

function checkTurn(game: Game, state: State, said: Said): Refusal | undefined {
  const turn = state.turn!;
  const unit = state.units[turn.unit]!;
  if (said.do === 'end') return undefined;
  if (said.do === 'activate') return checkSwarm(state, turn, said);
  if (said.do === 'stand') {
    if (!unit.fallen) return no('standing', 'The unit stands already.', 'V-024');
    return turn.energy < game.options.standUpEnergy ? no('energy', 'No energy is left.', 'V-011') : undefined;
  }
  if (unit.fallen) return no('fallen', 'A fallen unit must stand up first.', 'V-024');
  switch (said.do) {
    case 'move': {
      if (turn.energy < 1 && turn.freeMoves < 1) return no('energy', 'No energy is left.', 'V-011');
      const spot = spotOf(said);
      return spot ? cannotMove(game, state, turn.unit, turn.moves, spot) : place;
    }
    case 'attack': {
      if (turn.energy < 1 && turn.freeAttacks < 1) return no('energy', 'No energy is left.', 'V-011');
      if (!Number.isSafeInteger(said.target)) return no('shape', 'An attack names its "target" by number.');
      return cannotAttack(game, state, turn.unit, Number(said.target)) ?? checkWith(game, state, said);
    }
    case 'use': {
      const index = Number.isSafeInteger(said.ability) ? Number(said.ability) : -1;
      const refusal = cannotUse(game, state, turn, index);
      if (refusal) return refusal;
      const ability = designOf(game, unit).abilities[index]!;
      const targets = targetsOf(game, state, turn.unit, ability, said);
      return 'code' in targets ? targets : undefined;
    }
    default:
      return no('unknown', 'In a turn a unit moves, attacks, uses an ability, or ends it.', 'V-012');
  }
}

/** Another of the swarm acts once this one has done something, so that nobody goes to and fro without end. */
function checkSwarm({ units }: State, { swarm, acted }: Turn, { unit }: Said): Refusal | undefined {
  const found = swarm.find((turn) => turn.unit === unit);
  if (!found || units[found.unit]!.at !== 'table')
    return no('unit', 'Only others of its swarm act in the turn of a unit.', 'V-010');
  if (found.energy < 1) return no('energy', 'No energy is left.', 'V-011');
  return acted ? undefined : no('swarm', 'Act with this one first, or end its turn.', 'V-052');
}

function checkWith(game: Game, state: State, { target, with: others }: Said): Refusal | undefined {
  if (others === undefined) return undefined;
  const can = joiningIn(game, state, Number(target));
  const isRight =
    Array.isArray(others) && others.every((one) => can.includes(one)) && new Set(others).size === others.length;
  return isRight
    ? undefined
    : no('with', 'Name others of the swarm that can attack this unit too, each once.', 'V-052');
}

function checkReroll({ pending }: State, said: Said): Refusal | undefined {
  if (said.do !== 'reroll') return no('not-now', 'Say first which dice are rolled again.', 'V-051');
  const { dice } = said;
  const many = pending!.rolls.length;
  const isRight =
    Array.isArray(dice) &&
    dice.length <= many &&
    dice.every((one) => Number.isSafeInteger(one) && one >= 0 && one < many) &&
    new Set(dice).size === dice.length;
  return isRight ? undefined : no('dice', 'Name dice of this attack by their places, each once.', 'V-051');
}
