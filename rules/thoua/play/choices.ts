import type { Action } from '../action.ts';
import { designOf, figureOf, type Look, topOf } from './look.ts';
import { gaitOf, reachOf } from './reach.ts';
import { buildSpaces, goSpaces, startSpaces } from './spaces.ts';
import { eyeOf, usesOf } from './targets.ts';

interface Choices {
  readonly actions: Action[];
  readonly complete: boolean;
}

/** What can be done about what lies on top. */
export function choices(look: Look): Choices {
  const frame = topOf(look.state);
  const whole = (actions: Action[]): Choices => ({ actions, complete: true });
  switch (frame?.at) {
    case 'place':
      return whole(startSpaces(look, frame.figure).map((at) => ({ do: 'place', at })));
    case 'turn':
      return inTurn(look, frame.figure, frame.acted);
    case 'together':
      return whole(frame.list.map((_, effect) => ({ do: 'first', effect })));
    case 'go':
      return whole(goSpaces(look, frame).map((to) => ({ do: 'go', to })));
    case 'build':
      return whole(buildSpaces(look, frame).map((at) => ({ do: 'build', at })));
    default:
      return whole([]);
  }
}

function inTurn(look: Look, figure: number, acted: boolean): Choices {
  const { abilities } = designOf(look, figure);
  const eye = eyeOf(look, figure);
  const actions: Action[] = abilities.flatMap((_, ability) => usesOf(look, ability, eye));
  for (const to of moves(look, figure)) actions.push({ do: 'move', to });
  actions.push({ do: 'pass' });
  if (mayRetreat(look, figure, acted)) actions.push({ do: 'retreat' });
  // Areas that reach the same are listed once, lines that reach nobody are not.
  return { actions, complete: abilities.every(({ shape }) => shape !== 'area' && shape !== 'line') };
}

/** Where a movement action can end; none leads back to where it began. */
export function moves(look: Look, figure: number): number[] {
  if (figureOf(look, figure).ap < 1) return [];
  return reachOf(look, figure, gaitOf(look, figure)).ends.slice(1);
}

/** The party retreats when a character's turn begins, by option (U-084). */
export const mayRetreat = (look: Look, figure: number, acted: boolean): boolean =>
  look.game.options.retreat && !acted && designOf(look, figure).side === 0;
