import { counted } from '../../schemas/words.ts';
import type { Action } from './action.ts';
import type { Game } from './game.ts';
import { nextToPlace } from './play/setup.ts';
import { designOf } from './play/table.ts';
import { inches } from './sizes.ts';
import type { View } from './state.ts';
import { unitName } from './tell-event.ts';

/** A decision in words, as a button says it, by what was to be seen before it: `Attack Ford Spear 2`. */
export function tellAction(game: Game, seen: View, action: Action): string {
  const name = (unit: number): string => unitName(game, seen, unit);
  switch (action.do) {
    case 'place':
      return `Set ${name(nextToPlace(seen, seen.seat))} up at ${inches(action.x)}, ${inches(action.y)}`;
    case 'leave-out':
      return `Leave ${name(nextToPlace(seen, seen.seat))} out: there is no room`;
    case 'activate':
      return `Turn of ${name(action.unit)}`;
    case 'move':
      return `Move to ${inches(action.x)}, ${inches(action.y)}`;
    case 'attack':
      return action.with?.length === 0 ? `Attack ${name(action.target)} alone` : `Attack ${name(action.target)}`;
    case 'use': {
      const unit = seen.units[seen.turn?.unit ?? -1];
      const ability = (unit && designOf(game, unit).abilities[action.ability]?.name) ?? 'Use an ability';
      if (action.target !== undefined)
        return `${ability} on ${action.target === seen.turn?.unit ? 'itself' : name(action.target)}`;
      if (action.x !== undefined) return `${ability} at ${inches(action.x)}, ${inches(action.y ?? 0)}`;
      return action.dx === undefined ? ability : `${ability}, template ${directionOf(action.dx, action.dy ?? 0)}`;
    }
    case 'stand':
      return 'Stand up';
    case 'reroll':
      return action.dice.length === 0 ? 'Keep the dice' : `Roll ${counted(action.dice.length, 'die', 'dice')} again`;
    case 'end':
      return seen.turn ? 'End the turn' : 'Nobody joins in';
    case 'concede':
      return 'Concede';
  }
}

/** What is to be decided, as a heading. */
export function tellAsked(game: Game, seen: View): string {
  const { turn, pending } = seen;
  if (seen.over) return 'The match is over';
  if (pending)
    return `${unitName(game, seen, pending.target)} is attacked: on target is ${pending.atMost} or less. Which dice are rolled again?`;
  if (seen.setup) return `Set ${unitName(game, seen, nextToPlace(seen, seen.seat))} up`;
  if (!turn) return seen.joining.length > 0 ? 'Who has a turn right after it?' : 'Whose turn is it?';
  const free = [
    ...(turn.freeMoves > 0 ? [counted(turn.freeMoves, 'free move')] : []),
    ...(turn.freeAttacks > 0 ? [counted(turn.freeAttacks, 'free attack')] : []),
  ];
  return `${unitName(game, seen, turn.unit)}: ${[`${turn.energy} energy left`, ...free].join(', ')}`;
}

/** A direction on the table by the hand of a clock; straight up is 12. */
function directionOf(dx: number, dy: number): string {
  const hour = Math.round((Math.atan2(dx, -dy) * 6) / Math.PI);
  return `towards ${hour <= 0 ? hour + 12 : hour} o\u2019clock`;
}
