import { touchHazard } from '../hazard.ts';
import { carry } from '../piece.ts';
import { fire } from '../trigger.ts';
import { type At, affected, type Run } from './at.ts';
import { isImmune } from './push.ts';

/** Two units change places, both at once. */
export const swap: Run<'swap'> = (at) => {
  const { play, node } = at;
  const { state, emit } = play;
  const a = affected(at, node.a);
  const b = node.a === node.b ? nextTarget(at) : affected(at, node.b);
  const one = state.units[a];
  const other = state.units[b];
  if (one === undefined || other === undefined || one.at < 0 || other.at < 0 || a === b) return true;
  if (isImmune(at, a) || isImmune(at, b)) return true;
  const from = one.at;
  const to = other.at;
  one.at = to;
  other.at = from;
  emit({ event: 'moved', unit: a, from, to, path: [to], how: 'swap' });
  emit({ event: 'moved', unit: b, from: to, to: from, path: [from], how: 'swap' });
  fire(play, { on: 'enters', unit: a, space: to, from, quiet: true });
  fire(play, { on: 'enters', unit: b, space: from, from: to, quiet: true });
  touchHazard(play, a, 'enter');
  touchHazard(play, b, 'enter');
  carry(state, a);
  carry(state, b);
  return true;
};

/** Whoever was chosen with the target whose turn it is; nobody once it is the second one's. */
function nextTarget({ resolution }: At): number {
  const frame = resolution.frames.findLast(({ over }) => over === 'targets');
  return frame?.items?.[1] ?? -1;
}
