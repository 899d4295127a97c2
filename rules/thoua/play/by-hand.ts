import type { Editing, Refusal } from '../../kernel/rules.ts';
import type { Event } from '../event.ts';
import type { Game } from '../game.ts';
import type { State } from '../state.ts';
import { fall } from './damage.ts';
import { isOpen } from './field.ts';
import { bear, end, hasAlready, nameOf } from './gain.ts';
import { designOf, figureOf, type Look, type Play, stands, topOf } from './look.ts';
import { destroyObstacle, makeObstacle } from './obstacles.ts';
import { run } from './run.ts';
import { mostHp } from './values.ts';

/** A change that people make by hand: to try something out, or for what a text says and nobody plays. It sets nothing off but a fall. */
export type Edit =
  /** 0 defeats. */
  | { readonly edit: 'hp'; readonly figure: number; readonly value: number }
  | { readonly edit: 'ap'; readonly figure: number; readonly value: number }
  | { readonly edit: 'move'; readonly figure: number; readonly at: number }
  | { readonly edit: 'cooldown'; readonly figure: number; readonly ability: number; readonly value: number }
  /** Turns that are left of something it has, by its place in `has`; 0 takes it away. */
  | { readonly edit: 'turns'; readonly figure: number; readonly held: number; readonly value: number }
  /** Gives one of the game's conditions for so many turns, whatever keeps it from that by the rules. */
  | { readonly edit: 'condition'; readonly figure: number; readonly condition: number; readonly value: number }
  /** Makes an obstacle in an open space, or destroys the one that is there. */
  | { readonly edit: 'obstacle'; readonly at: number };

const most = 9999;

export const editing: Editing<Game, State, Event> = {
  check(game, state, edit) {
    const found = sound(edit);
    if (!found) return refuse('unreadable', 'This is no change that can be made by hand.');
    if (topOf(state)?.at !== 'turn') {
      return refuse('choice-open', 'A choice is open: make it first, or go back to the moment before it.');
    }
    return cannot({ game, state }, found);
  },

  apply(game, state, edit, dice, emit) {
    const found = sound(edit);
    if (!found) return;
    change({ game, state, dice, emit: (event) => emit({ ...event, hand: true }) }, found);
    run({ game, state, dice, emit });
  },
};

const refuse = (reason: string, message: string): Refusal => ({ code: `edit/${reason}`, message });

function cannot(look: Look, edit: Edit): Refusal | undefined {
  if (edit.edit === 'obstacle') {
    const { obstacles, screens } = look.state;
    return isOpen(look, edit.at) || obstacles.includes(edit.at) || screens.includes(edit.at)
      ? undefined
      : refuse('taken', 'An obstacle stands in a space of the map where nobody is.');
  }
  if (!look.game.figures[edit.figure] || !stands(look, edit.figure)) {
    return refuse('gone', 'This figure is not on the map: nothing of it can be changed.');
  }
  const { name, abilities } = designOf(look, edit.figure);
  if ('value' in edit && edit.value > most) return refuse('value', `Numbers go up to ${most}.`);
  switch (edit.edit) {
    case 'hp': {
      const limit = mostHp(look, edit.figure);
      return edit.value <= limit ? undefined : refuse('value', `${name} has at most ${limit} HP.`);
    }
    case 'move':
      return isOpen(look, edit.at) ? undefined : refuse('taken', `${name} cannot stand there: the space is not open.`);
    case 'cooldown':
      return abilities[edit.ability] ? undefined : refuse('no-ability', `${name} has no such ability.`);
    case 'condition': {
      const given = look.game.conditions[edit.condition];
      if (!given) return refuse('no-condition', 'The sets of this combat have no such condition.');
      if (edit.value === 0) return refuse('value', 'A condition is given for at least one turn.');
      return hasAlready(look, edit.figure, given.name)
        ? refuse('has-already', `${name} has ${given.name} already; change the turns that are left of it.`)
        : undefined;
    }
    case 'turns':
      return figureOf(look, edit.figure).has[edit.held]
        ? undefined
        : refuse('no-modifier', `${name} has no such thing.`);
    default:
      return undefined;
  }
}

function change(play: Play, edit: Edit): void {
  if (edit.edit === 'obstacle') {
    if (isOpen(play, edit.at)) makeObstacle(play, edit.at);
    else destroyObstacle(play, edit.at);
    return;
  }
  const { figure } = edit;
  const own = figureOf(play, figure);
  switch (edit.edit) {
    case 'hp': {
      const by = edit.value - own.hp;
      own.hp = edit.value;
      if (by > 0) play.emit({ event: 'healed', figure, by: -1, amount: by, hp: own.hp });
      if (by < 0) play.emit({ event: 'damage', figure, by: -1, amount: -by, absorbed: 0, hp: own.hp });
      if (own.hp === 0) fall(play, figure, -1);
      return;
    }
    case 'ap':
      own.ap = edit.value;
      play.emit({ event: 'ap', figure, ap: own.ap });
      return;
    case 'move': {
      const from = own.at;
      own.at = edit.at;
      play.emit({ event: 'moved', figure, from, path: [edit.at], how: 'effect' });
      return;
    }
    case 'cooldown':
      own.waits[edit.ability] = edit.value;
      play.emit({
        event: 'turns',
        figure,
        name: designOf(play, figure).abilities[edit.ability]!.name,
        turns: edit.value,
      });
      return;
    case 'condition':
      bear(play, figure, figure, play.game.conditions[edit.condition]!, edit.value);
      return;
    case 'turns': {
      const held = own.has[edit.held]!;
      if (edit.value === 0) {
        end(play, figure, held);
        return;
      }
      held.turns = edit.value;
      play.emit({ event: 'turns', figure, name: nameOf(held), turns: edit.value });
    }
  }
}

/** The change that a value from outside says; undefined for what is none. */
function sound(given: unknown): Edit | undefined {
  if (typeof given !== 'object' || given === null) return undefined;
  const value: Partial<Record<'edit' | 'figure' | 'value' | 'at' | 'ability' | 'held' | 'condition', unknown>> = given;
  if (value.edit === 'obstacle') return isIndex(value.at) ? (given as Edit) : undefined;
  if (!isIndex(value.figure)) return undefined;
  switch (value.edit) {
    case 'hp':
    case 'ap':
      return isIndex(value.value) ? (given as Edit) : undefined;
    case 'move':
      return isIndex(value.at) ? (given as Edit) : undefined;
    case 'cooldown':
      return isIndex(value.ability) && isIndex(value.value) ? (given as Edit) : undefined;
    case 'condition':
      return isIndex(value.condition) && isIndex(value.value) ? (given as Edit) : undefined;
    case 'turns':
      return isIndex(value.held) && isIndex(value.value) ? (given as Edit) : undefined;
    default:
      return undefined;
  }
}

const isIndex = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
