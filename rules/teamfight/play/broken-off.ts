import type { Resolution } from '../resolution.ts';
import type { Play } from './play.ts';

/**
 * Who is killed by an answer to its ability, before that has come to anything, does nothing more by it: reactions to being targeted come
 * first (T-092), and so do instants (T-190).
 */
export function breakOff({ state, emit }: Play, unit: number): void {
  const { stack } = state;
  for (let at = 0; at < stack.length - 1; at++) {
    const { source, begun, frames } = stack[at]!;
    if (!begun || source.unit !== unit || source.ability < 0 || !awaitsAnswers(stack, at)) continue;
    frames.length = 0;
    emit({ event: 'cancelled', unit, ability: source.ability });
  }
}

/** Responses to it are under way, and nothing has been done to whom it is on. */
function awaitsAnswers(stack: readonly Resolution[], at: number): boolean {
  const { source, frames } = stack[at]!;
  const frame = frames.at(-1);
  if (frame === undefined) return false;
  if (frame.over === 'targets' && (frame.phase ?? 0) < answered) return true;
  const offer = stack[at + 1]?.offer;
  return offer?.kind === 'instant' && offer.user === source.unit;
}

/** `Frame.phase` of a target from which on its effects come. */
const answered = 9;
