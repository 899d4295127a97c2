import type { Action } from '../action.ts';
import { use } from './abilities.ts';
import { attack, cannotAttack, joiningIn, rollOn, settle } from './attack.ts';
import { fall, forget } from './harm.ts';
import { fallsAt, lengthOfMove } from './moves.ts';
import { activate, decline, endTurn, goOver, left } from './run.ts';
import { nextToPlace } from './setup.ts';
import { designOf, newUnit, type Table } from './table.ts';
import { targetsOf } from './targets.ts';

/** Does an action that was checked; what follows from it is for `run`. */
export function act(table: Table, action: Action): void {
  const { game, state, emit } = table;
  switch (action.do) {
    case 'place': {
      const unit = nextToPlace(state, state.seat);
      Object.assign(state.units[unit]!, { x: action.x, y: action.y, at: 'table' });
      emit({ event: 'placed', unit, x: action.x, y: action.y });
      follow(table, unit);
      return;
    }
    case 'leave-out': {
      const unit = nextToPlace(state, state.seat);
      state.units[unit]!.at = 'out';
      emit({ event: 'left-out', unit });
      if (!state.units.some(({ seat, at }) => seat === state.seat && at !== 'out')) fall(table, state.seat);
      return;
    }
    case 'activate':
      if (state.turn) goOver(state, action.unit);
      else activate(table, action.unit);
      return;
    case 'move':
      move(table, action.x, action.y);
      return;
    case 'attack': {
      const turn = state.turn!;
      if (turn.freeAttacks > 0) turn.freeAttacks--;
      else turn.energy--;
      turn.attacks++;
      turn.acted = true;
      const chosen = action.with ?? joiningIn(game, state, action.target);
      for (const other of turn.swarm)
        if (chosen.includes(other.unit)) {
          other.energy--;
          other.attacks++;
        }
      answer(table, turn.unit, action.target);
      const { units } = state;
      const others = chosen.filter((unit) => units[unit]!.at === 'table');
      if (units[turn.unit]!.at === 'table' && units[action.target]!.at === 'table')
        attack(table, turn.unit, action.target, { others });
      turn.unsighted = false;
      return;
    }
    case 'use': {
      const turn = state.turn!;
      const ability = designOf(game, state.units[turn.unit]!).abilities[action.ability]!;
      const targets = targetsOf(game, state, turn.unit, ability, action);
      turn.used.push(action.ability);
      turn.acted = true;
      if (ability.program.active!.moment === 'action') turn.energy--;
      if (!('code' in targets)) use(table, { by: turn.unit, index: action.ability, aim: action }, targets);
      return;
    }
    case 'stand': {
      const turn = state.turn!;
      turn.energy -= game.options.standUpEnergy;
      turn.acted = true;
      state.units[turn.unit]!.fallen = false;
      emit({ event: 'stood', unit: turn.unit });
      return;
    }
    case 'reroll':
      reroll(table, action.dice);
      return;
    case 'end':
      if (state.turn) endTurn(table);
      else decline(table);
      return;
    case 'concede':
      concede(table);
  }
}

/** Units that another brings along are set up after it (V-005, V-052). */
function follow({ game, state }: Table, number: number): void {
  const { seat, design } = state.units[number]!;
  for (const { spawns, program } of game.designs[design]!.abilities)
    for (const rule of program.rules) {
      if (rule.rule !== 'brings' || spawns < 0) continue;
      for (let count = 0; count < rule.count; count++)
        state.units.push({ ...newUnit(seat, spawns), broughtBy: number });
    }
}

function move(table: Table, x: number, y: number): void {
  const { game, state, emit } = table;
  const turn = state.turn!;
  const unit = state.units[turn.unit]!;
  const distance = lengthOfMove(game, state, turn.unit, { x, y });
  if (turn.freeMoves > 0) turn.freeMoves--;
  else turn.energy--;
  turn.moves++;
  turn.acted = true;
  unit.x = x;
  unit.y = y;
  emit({ event: 'moved', unit: turn.unit, x, y, distance });
  if (!fallsAt(game, state, turn.unit)) return;
  unit.fallen = true;
  emit({ event: 'fell', unit: turn.unit });
}

/** Whoever is attacked may strike first, where a text of its own says so and its test succeeds. */
function answer(table: Table, number: number, target: number): void {
  const { game, state } = table;
  const unit = state.units[target]!;
  if (unit.fallen) return;
  for (const { name, program } of designOf(game, unit).abilities)
    for (const rule of program.rules) {
      if (rule.rule !== 'answers' || state.units[number]!.at !== 'table') continue;
      const hit = Array.from({ length: rule.test.dice }, () => rollOn(table, name)).some(
        (value) => value <= rule.test.atMost,
      );
      if (hit && !cannotAttack(game, state, target, number)) attack(table, target, number);
    }
}

/** Rolls the chosen dice again; then the attack goes on. */
function reroll(table: Table, dice: readonly number[]): void {
  const { game, state, emit } = table;
  const { target, atMost, rolls, ability } = state.pending!;
  const turn = state.turn!;
  state.pending = undefined;
  if (dice.length > 0) {
    turn.used.push(ability);
    if (designOf(game, state.units[turn.unit]!).abilities[ability]!.program.active!.limit === 'game') {
      state.units[turn.unit]!.spent.push(ability);
    }
    emit({ event: 'rerolled', unit: turn.unit, ability, dice: dice.length });
    for (const place of dice) rolls[place] = rollOn(table, 'attack');
  }
  settle(table, turn.unit, target, atMost, rolls);
}

/** All units of the seat leave the table (V-016). */
function concede(table: Table): void {
  const { state, emit } = table;
  const { seat } = state;
  emit({ event: 'conceded', seat });
  for (const unit of state.units) if (unit.seat === seat) unit.at = 'out';
  forget(state, (number) => state.units[number]!.seat === seat);
  state.pending = undefined;
  state.turn = undefined;
  fall(table, seat);
  if (!state.over && !state.setup) state.seat = left(table, seat);
}
