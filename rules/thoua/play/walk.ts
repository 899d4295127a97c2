import type { Frame } from '../state.ts';
import { end } from './gain.ts';
import { figureOf, type Play, stands } from './look.ts';
import { effectsFrame, triggersOf } from './triggers.ts';

/** Goes on with a way: all of it, or up to the next space where leaving sets something off (U-096). */
export function walk(play: Play, frame: Extract<Frame, { at: 'walk' }>): void {
  const { game, state, emit } = play;
  const { figure, how } = frame;
  const mover = figureOf(play, figure);
  if (!stands(play, figure) || frame.path.length === 0) {
    state.stack.splice(state.stack.lastIndexOf(frame), 1);
    return;
  }
  const triggers = triggersOf(play, figure, 'leaves-space');
  // With auras about, what a step sets off may change under way.
  const gone = triggers.length > 0 || game.hasAuras ? 1 : frame.path.length;
  const path = frame.path.slice(0, gone);
  const from = mover.at;
  frame.path = frame.path.slice(gone);
  mover.at = path[path.length - 1]!;
  emit({ event: 'moved', figure, from, path, how });
  for (const trigger of triggers) {
    if (trigger.held && trigger.ends) end(play, figure, trigger.held);
    if (trigger.do.length > 0) state.stack.push(effectsFrame(trigger.do, trigger.cast, trigger.name));
  }
}
