import { squareSpaces } from '../spaces.ts';
import type { Action } from './action.ts';
import { abilityOf } from './play/abilities.ts';
import { boardOf } from './play/board-now.ts';
import type { Look } from './play/play.ts';
import type { Pending } from './resolution.ts';
import { sideName, unitName } from './tell-event.ts';

/** A legal action in words, as a button says it: `Walk to 3,5`, `Use Cleave`. Spaces are `column,row`, counted from 0. */
export function tellAction(look: Look, action: Action): string {
  const { game, state } = look;
  const name = (id: number): string => unitName(game, state, id);
  switch (action.do) {
    case 'divide':
      return `Divide: ${action.pool.map((card) => game.cards[card]?.name).join(', ')} against the rest`;
    case 'choose':
      return `Take ${state.hands[action.pool].map((card) => game.cards[card]?.name).join(', ')}`;
    case 'deploy':
      return `Deploy ${game.cards[action.card]?.name} at ${placeOf(look, action.at)}`;
    case 'activate':
      return `${name(action.unit)} takes its turn`;
    case 'move':
      return `${action.double ? 'Double move' : 'Move'} to ${placeOf(look, action.to)}`;
    case 'use':
      return `Use ${abilityOf(look, action.unit, action.ability)?.name ?? 'an ability'}`;
    case 'pick':
      return state.pending ? tellPick(look, state.pending, action.value) : 'Pick';
    case 'end':
      return state.turn ? `End the turn of ${name(state.turn.unit)}` : 'End the turn';
    case 'concede':
      return `${sideName(state, action.seat)} concedes`;
  }
}

/** What the open choice asks for, as a heading: `Choose a target for Cleave`. */
export function tellAsked({ game, state }: Look, { ask, unit }: Pending): string {
  const top = state.stack.at(-1);
  const source =
    top && (game.cards[top.source.card]?.abilities[top.source.ability]?.name ?? game.cards[top.source.card]?.name);
  const whose = source === undefined ? '' : ` (${source})`;
  const moved = unit >= 0 && ask === 'destination' ? ` for ${unitName(game, state, unit)}` : '';
  return `${asks[ask]}${moved}${whose}`;
}

const asks: Readonly<Record<Pending['ask'], string>> = {
  space: 'Choose a space or who stands there',
  facing: 'Choose which way to face',
  target: 'Choose a target',
  option: 'Choose one',
  yes: 'Shall it happen?',
  react: 'Respond, or let it pass',
  destination: 'Choose where to go',
  placement: 'Choose where the area lies',
  token: 'Choose a condition or token',
  ability: 'Choose an ability',
  unit: 'Choose a unit',
};

function tellPick(look: Look, pending: Pending, value: number): string {
  const { game, state } = look;
  if (value < 0) return pending.ask === 'react' ? 'Let it pass' : 'No more';
  const name = (id: number): string => unitName(game, state, id);
  switch (pending.ask) {
    case 'yes':
      return value === 1 ? 'Yes' : 'No';
    case 'react': {
      const reaction = pending.reactions?.[value];
      if (!reaction) return 'Let it pass';
      return `${abilityOf(look, reaction.unit, reaction.ability)?.name ?? 'A response'} of ${name(reaction.unit)}`;
    }
    case 'target':
    case 'unit':
      return name(value);
    case 'space': {
      const there = unitAt(look, value);
      return there < 0 ? placeOf(look, value) : `${name(there)} at ${placeOf(look, value)}`;
    }
    case 'facing':
      return `Towards ${placeOf(look, value)}`;
    case 'destination':
      return placeOf(look, value);
    case 'placement':
      return `Area on ${(pending.placements?.[value] ?? []).map((space) => placeOf(look, space)).join(' ')}`;
    case 'token':
      return game.cards[state.units[pending.unit]?.tokens[value]?.card ?? -1]?.name ?? 'A token';
    case 'ability':
      return abilityOf(look, pending.unit, value)?.name ?? 'An ability';
    case 'option': {
      const frame = state.stack.at(-1)?.frames.at(-1);
      const node = game.blocks[frame?.block ?? -1]?.[frame?.next ?? -1];
      if (node?.node !== 'choose') return value === 0 ? 'Before' : 'After';
      return node.options[value]?.label.replaceAll(/\s+/g, ' ').trim() || `Option ${value + 1}`;
    }
  }
}

/** The unit or object that covers a space; -1 for none. */
export function unitAt(look: Look, space: number): number {
  const board = boardOf(look.game, look.state);
  if (!board) return -1;
  return look.state.units.findIndex(
    ({ at, card, edge }) =>
      at >= 0 && edge === undefined && squareSpaces(board, at, look.game.cards[card]?.size ?? 1).includes(space),
  );
}

function placeOf({ game, state }: Look, space: number): string {
  const columns = boardOf(game, state)?.columns ?? 1;
  return `${space % columns},${Math.floor(space / columns)}`;
}
