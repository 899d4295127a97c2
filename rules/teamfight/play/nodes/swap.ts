import { touchHazard } from '../hazard.ts';
import { noteRelocated } from '../history.ts';
import { has } from '../holds.ts';
import { carry } from '../piece.ts';
import type { Play } from '../play.ts';
import { fire } from '../trigger.ts';
import { type At, affected, type NodeOf, type Run } from './at.ts';
import { canChange, movable, putMarker } from './move-piece.ts';
import { isImmune } from './push.ts';

/** Two units change places, or a unit and a marker, both at once. */
export const swap: Run<'swap'> = (at) => {
  const { play, node } = at;
  const { state } = play;
  const a = affected(at, node.a);
  if (node.b === 'marker' && at.self.bound.marker >= 0) return withMarker(at, a);
  const b = node.a === node.b ? nextTarget(at) : affected(at, node.b);
  const one = state.units[a];
  const other = state.units[b];
  if (one === undefined || other === undefined || one.at < 0 || other.at < 0 || a === b) return true;
  if (has(play, at.self.unit, 'no-swap') || staysPut(at, a) || staysPut(at, b)) return true;
  const from = one.at;
  const to = other.at;
  one.at = to;
  other.at = from;
  if (node.a === node.b) follow(at, to, from);
  arrive(play, [a, from, b, to], at.self.unit);
  fire(play, { on: 'swaps', unit: a, other: b });
  fire(play, { on: 'swaps', unit: b, other: a });
  return true;
};

/** Nobody moves it, or nobody swaps it but itself. */
export const staysPut = (at: At, id: number): boolean =>
  isImmune(at, id) || (id !== at.self.unit && has(at.play, id, 'unswappable', at.self.unit));

/** A marker and a unit: only the unit comes anywhere by it. */
function withMarker(at: At<NodeOf<'swap'>>, id: number): boolean {
  const { play, self } = at;
  const { marker } = self.bound;
  const unit = play.state.units[id];
  const lying = movable(play, marker);
  if (unit === undefined || unit.at < 0 || lying === undefined) return true;
  if (has(play, self.unit, 'no-swap') || staysPut(at, id)) return true;
  if (lying.at === unit.at || !canChange(play, id, marker)) return true;
  const from = unit.at;
  unit.at = lying.at;
  putMarker(play, marker, from);
  arrive(play, [id, from], self.unit);
  return true;
}

/** Units have come to where they are now, each behind where it came from, as `by` has done it. */
export function arrive(play: Play, come: readonly number[], by: number): void {
  const { state, emit } = play;
  const each = (what: (unit: number, to: number, from: number) => void): void => {
    for (let index = 0; index < come.length; index += 2)
      what(come[index]!, state.units[come[index]!]!.at, come[index + 1]!);
  };
  each((unit, to, from) => emit({ event: 'moved', unit, from, to, path: [to], how: 'swap' }));
  each((unit, space, from) => fire(play, { on: 'enters', unit, space, from, quiet: true }));
  each((unit) => touchHazard(play, unit, 'enter'));
  each((unit) => noteRelocated(state, { unit, how: 'other' }, by));
  each((unit) => carry(state, unit));
  each((unit, space) => {
    if (unit === by) return;
    const moved = state.units[unit]!;
    if (moved.seat !== state.units[by]?.seat) moved.forcedIn = state.turns;
    fire(play, { on: 'pushed', unit, other: by, space, how: 'other' });
  });
}

/** What else is done with two targets that have changed places is done with each of them where it is now. */
function follow({ resolution }: At, first: number, second: number): void {
  const frame = resolution.frames.findLast(({ over }) => over === 'targets');
  if (frame?.spaces !== undefined) [frame.spaces[0], frame.spaces[1]] = [first, second];
}

/** Whoever was chosen with the target whose turn it is; nobody once it is the second one's. */
function nextTarget({ resolution }: At): number {
  const frame = resolution.frames.findLast(({ over }) => over === 'targets');
  return frame?.items?.[1] ?? -1;
}
