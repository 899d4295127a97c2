import type { Action } from '../action.ts';
import { finish } from './damage.ts';
import { figureOf, type Play, topOf } from './look.ts';
import { makeObstacle } from './obstacles.ts';
import { gaitOf, reachOf, wayTo } from './reach.ts';
import { place } from './start.ts';
import { doFirst } from './turn.ts';
import { use } from './use.ts';

/** Does what a seat decided about what lies on top of the stack. */
export function act(play: Play, action: Action): void {
  const { state } = play;
  const frame = topOf(state);
  switch (frame?.at) {
    case 'place':
      if (action.do !== 'place') return;
      state.stack.pop();
      place(play, frame.figure, action.at);
      return;
    case 'together':
      if (action.do === 'first') doFirst(play, frame, action.effect);
      return;
    case 'go': {
      if (action.do !== 'go') return;
      state.stack.pop();
      const { at } = figureOf(play, frame.figure);
      if (action.to === at) return;
      const gait = { ...gaitOf(play, frame.figure), spaces: frame.spaces };
      const path = frame.beside < 0 ? wayTo(reachOf(play, frame.figure, gait), action.to) : [action.to];
      state.stack.push({ at: 'walk', figure: frame.figure, path, how: 'effect' });
      return;
    }
    case 'build':
      if (action.do !== 'build') return;
      frame.left--;
      makeObstacle(play, action.at);
      return;
    case 'turn':
      frame.acted = true;
      inTurn(play, frame, action);
  }
}

function inTurn(
  play: Play,
  frame: Extract<NonNullable<ReturnType<typeof topOf>>, { at: 'turn' }>,
  action: Action,
): void {
  const { figure } = frame;
  switch (action.do) {
    case 'move':
      move(play, figure, action);
      return;
    case 'use':
      use(play, figure, action);
      return;
    case 'pass':
      // Points that are left are lost (U-013).
      play.emit({ event: 'passed', figure });
      frame.step = 'end';
      return;
    case 'retreat':
      finish(play, 'retreat');
      return;
    default:
      return;
  }
}

/** A movement action: 1 AP (U-031). */
function move(play: Play, figure: number, { to, path }: Extract<Action, { do: 'move' }>): void {
  const gait = gaitOf(play, figure);
  const way = path ? [...path] : wayTo(reachOf(play, figure, gait), to);
  const mover = figureOf(play, figure);
  mover.ap--;
  mover.nextMove = [];
  play.state.stack.push({ at: 'walk', figure, path: way, how: 'move' });
}
