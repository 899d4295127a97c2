import type { Seat } from '../../kernel/rules.ts';
import type { Frame, State } from '../state.ts';
import { doEffect } from './effects.ts';
import { because, type Look, type Play, seatOf, stands, topOf } from './look.ts';
import { defend } from './opposed.ts';
import { buildSpaces, goSpaces, startSpaces } from './spaces.ts';
import { place } from './start.ts';
import { beginRound, rollInitiative, stepTogether, stepTurn } from './turn.ts';
import { walk } from './walk.ts';

/** Who decides what lies on top; undefined where it goes on by itself. */
export function deciderOf(look: Look): Seat | undefined {
  const frame = topOf(look.state);
  return frame && 'figure' in frame && frame.at !== 'walk' ? seatOf(look, frame.figure) : undefined;
}

/** Goes on with what is unfinished until a seat must decide or the combat is over. */
export function run(play: Play): void {
  for (let frame = topOf(play.state); frame; frame = topOf(play.state)) if (!step(play, frame)) return;
}

/** Takes a step; false where a seat must decide. */
function step(play: Play, frame: Frame): boolean {
  const { state } = play;
  switch (frame.at) {
    case 'place': {
      const [only, ...more] = startSpaces(play, frame.figure);
      if (only === undefined || more.length > 0) return false;
      state.stack.pop();
      place(play, frame.figure, only);
      return true;
    }
    case 'begin':
      rollInitiative(play);
      return true;
    case 'round':
      beginRound(play);
      return true;
    case 'turn':
      return stepTurn(play, frame);
    case 'together':
      return stepTogether(play, frame);
    case 'opposed':
      defend(because(play, frame.cast), frame);
      return true;
    case 'effects': {
      const effect = frame.list[frame.next++];
      if (effect) doEffect(because(play, frame.cast, frame.name), effect, frame.cast);
      else remove(state, frame);
      return true;
    }
    case 'walk':
      walk(play, frame);
      return true;
    case 'go':
      if (stands(play, frame.figure) && goSpaces(play, frame).length > 1) return false;
      break;
    case 'build':
      if (frame.left > 0 && stands(play, frame.figure) && buildSpaces(play, frame).length > 0) return false;
      break;
  }
  state.stack.pop();
  return true;
}

function remove({ stack }: State, frame: Frame): void {
  const index = stack.lastIndexOf(frame);
  if (index >= 0) stack.splice(index, 1);
}
