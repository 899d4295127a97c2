import type { Action } from './action.ts';
import type { Game } from './game.ts';
import { topOf } from './play/look.ts';
import type { View } from './state.ts';
import { figureName, spaceName } from './tell-event.ts';

const directions = ['up', 'up and right', 'right', 'down and right', 'down', 'down and left', 'left', 'up and left'];

/** A decision in words, as a button says it: `Stone Fist on Boar`. */
export function tellAction(game: Game, seen: View, action: Action): string {
  const frame = topOf(seen);
  const figure = frame && 'figure' in frame ? frame.figure : -1;
  const space = (at: number): string => spaceName(game, at);
  switch (action.do) {
    case 'place':
      return `Start on ${space(action.at)}`;
    case 'move':
      return `Move to ${space(action.to)}`;
    case 'use': {
      const name = game.figures[figure]?.abilities[action.ability]?.name ?? 'An ability';
      if (action.direction !== undefined) return `${name} ${directions[action.direction]}`;
      if (action.target !== undefined) {
        return `${name} on ${action.target === figure ? 'oneself' : figureName(game, action.target)}`;
      }
      return action.at === undefined ? name : `${name} at ${space(action.at)}${action.turned ? ', turned' : ''}`;
    }
    case 'pass':
      return 'End the turn';
    case 'retreat':
      return 'Retreat';
    case 'first': {
      const due = frame?.at === 'together' ? frame.list[action.effect] : undefined;
      return `First ${due && due.name !== '' ? due.name : `effect ${action.effect + 1}`}`;
    }
    case 'go':
      return action.to === seen.figures[figure]?.at ? 'Stay' : `Go to ${space(action.to)}`;
    case 'build':
      return `An obstacle on ${space(action.at)}`;
  }
}

/** What is to be decided, as a heading. */
export function tellAsked(game: Game, seen: View): string {
  const frame = topOf(seen);
  if (!frame || !('figure' in frame)) return 'The match is over';
  const name = figureName(game, frame.figure);
  switch (frame.at) {
    case 'place':
      return `${name}: where to start`;
    case 'together':
      return `${name}: which effect comes first`;
    case 'go':
      return `${name}: where to go`;
    case 'build':
      return `${name}: where to make an obstacle`;
    default:
      return `${name}: ${seen.figures[frame.figure]?.ap ?? 0} AP left`;
  }
}
