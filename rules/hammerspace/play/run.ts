import type { Seat } from '../../kernel/rules.ts';
import type { Game } from '../game.ts';
import type { AttackFrame, Frame, State } from '../state.ts';
import { afterAttack } from './after.ts';
import { defences, defend } from './defence.ts';
import { actionOf, doEffect, isTakeable, stealable } from './effects.ts';
import { finish, renew } from './renewal.ts';
import { around, beside, isIn, type Table } from './table.ts';

export const topOf = ({ stack }: State): Frame | undefined => stack[stack.length - 1];

/** Who decides what lies on top; undefined where it goes on by itself. */
export function deciderOf({ turn }: State, frame: Frame): Seat | undefined {
  switch (frame.at) {
    case 'turn':
      return turn;
    case 'attack':
      return frame.failed ? undefined : frame.queue[0]?.seat;
    case 'carousel':
      return frame.taker;
    case 'end':
    case 'effects':
    case 'renewal':
      return undefined;
    default:
      return frame.seat;
  }
}

/** Goes on with what is unfinished until a seat must decide or the match is over. */
export function run(table: Table): void {
  for (let frame = topOf(table.state); frame; frame = topOf(table.state)) if (!step(table, frame)) return;
}

/** Takes a step; false where a seat must decide. */
function step(table: Table, frame: Frame): boolean {
  const { game, state } = table;
  switch (frame.at) {
    case 'turn':
      // The first turn begins once everybody has laid out a row.
      if (state.turns === 0) {
        state.turns = 1;
        table.emit({ event: 'turn', seat: state.turn, turn: 1 });
      }
      return false;
    case 'attack':
      return stepAttack(table, frame);
    case 'effects': {
      const effect = actionOf(game.cards[frame.card]!)[frame.next++];
      if (effect) doEffect(table, effect, { you: frame.seat, chosen: frame.chosen });
      else remove(state, frame);
      return true;
    }
    case 'steal':
      if (
        frame.most > 0 &&
        around(game, state, frame.seat).some((seat) => stealable(game, state, frame.seat, seat).length > 0)
      )
        return false;
      break;
    case 'swap':
      if (swaps(game, state, frame.seat)) return false;
      break;
    case 'carousel': {
      const from = beside(game, state, frame.taker, frame.from);
      if (from !== frame.taker && takeable(state, from).length > 0) return false;
      if (frame.taker !== frame.last) {
        frame.taker = from;
        return true;
      }
      break;
    }
    case 'renewal':
      renew(table, frame);
      return true;
    case 'end':
      state.stack.pop();
      endTurn(table);
      return true;
    default:
      return false;
  }
  state.stack.pop();
  return true;
}

function stepAttack(table: Table, attack: AttackFrame): boolean {
  const { game, state } = table;
  if (attack.queue.length > 0 && !attack.failed) {
    const ways = defences(game, state, attack);
    // Who has one way to defend is not asked.
    if (ways.length !== 1) return false;
    defend(table, attack, ways[0]!);
    return true;
  }
  // What follows may put something on the stack above it.
  remove(state, attack);
  if (!attack.failed) afterAttack(table, attack);
  return true;
}

function remove({ stack }: State, frame: Frame): void {
  stack.splice(stack.lastIndexOf(frame), 1);
}

/** Places of a row that a neighbour may take. */
export const takeable = (state: State, seat: Seat): number[] =>
  [...state.rows[seat]!.keys()].filter((place) => isTakeable(state, seat, place));

/** Whether a card can be swapped at all. */
function swaps(game: Game, state: State, seat: Seat): boolean {
  if (takeable(state, seat).length === 0) return false;
  return around(game, state, seat).some((other) => other !== seat && takeable(state, other).length > 0);
}

/** The turn passes on, over those who lose theirs (H-015, H-016, H-071). */
function endTurn(table: Table): void {
  const { game, state, emit } = table;
  if (isIn(state, state.turn)) {
    state.attacked[state.turn] = state.attacking;
    state.rested[state.turn] = state.resting;
  }
  for (;;) {
    state.attacking = false;
    state.resting = false;
    if (game.options.turnLimit > 0 && state.turns >= game.options.turnLimit) {
      finish(table, 'turns');
      return;
    }
    state.turn = beside(game, state, state.turn, state.direction === 1 ? 'right' : 'left');
    state.turns++;
    emit({ event: 'turn', seat: state.turn, turn: state.turns });
    if (state.lost[state.turn] === 0) break;
    state.lost[state.turn]!--;
    state.attacked[state.turn] = false;
    state.rested[state.turn] = false;
    emit({ event: 'lost-turn', seat: state.turn });
  }
  state.stack.push({ at: 'turn', arranged: false });
}
