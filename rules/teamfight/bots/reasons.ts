import type { Action } from '../action.ts';
import type { Game } from '../game.ts';
import { abilityOf } from '../play/abilities.ts';
import { nothing } from '../play/standing.ts';
import type { Pending } from '../resolution.ts';
import type { State } from '../state.ts';
import { worthAlone } from './follow.ts';
import type { Plan } from './plan.ts';
import { forget, note, type Thought } from './thought.ts';

const nameOf = ({ game, state }: Thought, id: number): string =>
  game.cards[state.units[id]?.card ?? -1]?.name ?? 'nobody';
const placeOf = ({ board }: Thought, space: number): string =>
  `${space % board.columns},${Math.floor(space / board.columns)}`;
const rounded = (worth: number): string => (Math.round(worth * 10) / 10).toFixed(1);

/** `Cleave on Mud Crab: 2.4 expected`. */
export function planWords(thought: Thought, { action, worth, to, ability, after, gain }: Plan): string {
  const unit = thought.state.turn?.unit ?? -1;
  if (action.do === 'end') return 'End the turn: 0.0 expected';
  const used = ability < 0 ? undefined : abilityWords(thought, unit, ability, after ? -1 : to);
  const moved = to < 0 ? undefined : `move to ${placeOf(thought, to)}`;
  const steps = (after ? [used, moved] : [moved, used]).filter((step) => step !== undefined);
  const [first = '', ...others] = steps;
  const words = [first.charAt(0).toUpperCase() + first.slice(1), ...others].join(', then ');
  const parts = used !== undefined && moved !== undefined ? `, ${rounded(gain)} of it by what is used` : '';
  return `${words}: ${rounded(worth)} expected${parts}`;
}

function abilityWords(thought: Thought, unit: number, ability: number, from: number): string {
  const card = abilityOf(thought, unit, ability)!;
  const length = thought.journal.length;
  if (from >= 0) note(thought, unit).at = from;
  const bound = { ...nothing, area: [] };
  worthAlone(thought, card.program.body, { unit, seat: thought.seat, bound, ability });
  forget(thought, length);
  return bound.target < 0 || bound.target === unit ? card.name : `${card.name} on ${nameOf(thought, bound.target)}`;
}

/** What is picked, and what it is worth. */
export function answerWords(thought: Thought, pending: Pending, value: number, worth: number): string {
  return `${answerName(thought, pending, value)}: ${rounded(worth)} expected`;
}

function answerName(thought: Thought, { ask, unit, reactions }: Pending, value: number): string {
  const { state, game } = thought;
  switch (ask) {
    case 'yes':
      return value === 1 ? 'Yes' : 'No';
    case 'react': {
      const reaction = reactions?.[value];
      const card = reaction && abilityOf(thought, reaction.unit, reaction.ability);
      return reaction && card ? `${card.name} of ${nameOf(thought, reaction.unit)}` : 'Pass';
    }
    case 'target':
    case 'unit':
      return value < 0 ? 'Stop' : nameOf(thought, value);
    case 'space':
    case 'facing':
    case 'destination': {
      if (value < 0) return 'Stop';
      const there = state.units.findIndex(({ at }) => at === value);
      return there >= 0 && ask === 'space'
        ? `${nameOf(thought, there)} at ${placeOf(thought, value)}`
        : placeOf(thought, value);
    }
    case 'token':
      return game.cards[state.units[unit]?.tokens[value]?.card ?? -1]?.name ?? 'Stop';
    case 'ability':
      return abilityOf(thought, unit, value)?.name ?? 'Stop';
    case 'option':
      return optionName(thought, value);
    case 'placement':
      return `Area ${value + 1}`;
  }
}

/** The words of an option as the text has them. */
function optionName({ game, state }: Thought, value: number): string {
  const frame = state.stack[state.stack.length - 1]?.frames.at(-1);
  const node = game.blocks[frame?.block ?? -1]?.[frame?.next ?? -1];
  if (node?.node === 'choose') return node.options[value]?.label ?? 'Stop';
  return value === 0 ? 'Before' : 'After';
}

/** Decisions outside of a turn. */
export function draftWords({ cards }: Game, { hands }: Pick<State, 'hands'>, action: Action): string {
  switch (action.do) {
    case 'divide':
      return `${action.pool.map((card) => cards[card]?.name).join(', ')} against the rest`;
    case 'choose':
      return `Take ${hands[action.pool].map((card) => cards[card]?.name).join(', ')}`;
    case 'deploy':
      return `Deploy ${cards[action.card]?.name}`;
    default:
      return 'Go on';
  }
}
