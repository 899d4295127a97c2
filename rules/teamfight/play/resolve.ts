import type { Bound, Frame, Resolution, Source } from '../resolution.ts';
import type { State } from '../state.ts';
import { cloneBound } from './bound.ts';
import type { Play } from './play.ts';
import { nothing } from './standing.ts';

/** A bound that names nothing, of its own. */
export const emptyBound = (): Bound => cloneBound(nothing);

/** Begins a list of nodes: it runs before everything else that is unfinished. `cause` names it in a chain that is cut. */
export function begin(play: Play, source: Source, block: number, bound: Bound, cause: string): Resolution {
  const resolution = resolutionOf(source, block, bound, cause);
  play.state.stack.push(resolution);
  return resolution;
}

/** A list of nodes ready to be put on the stack, -1 for none. Source and bound are copied. */
export function resolutionOf(source: Source, block: number, bound: Bound, cause: string): Resolution {
  return {
    source: { ...source },
    bound: cloneBound(bound),
    frames: block < 0 ? [] : [{ block, next: 0 }],
    walk: undefined,
    cause,
  };
}

/**
 * Puts a resolution above the one that runs but below those that it has set off already, so that what happens first is responded
 * to first.
 */
export function queue(state: State, resolution: Resolution): void {
  const { stack } = state;
  let at = stack.length;
  while (at > 0 && stack[at - 1]?.begun !== true) at--;
  stack.splice(at, 0, resolution);
}

/** What begins the cause of an ability that is used. */
export const abilityCause = 'use:';

/**
 * Puts a response behind the ability that is used now, where it stands but once for each unit that sets it off. False where no ability is
 * used: what happens then is over already.
 */
export function queueBehind(state: State, resolution: Resolution): boolean {
  const { stack } = state;
  let at = stack.length - 1;
  while (at >= 0 && !(stack[at]?.begun && stack[at]?.cause.startsWith(abilityCause))) at--;
  if (at < 0) return false;
  const { cause, bound } = resolution;
  const waits = stack.some((one) => !one.begun && one.cause === cause && one.bound.trigger === bound.trigger);
  if (!waits) stack.splice(at, 0, resolution);
  return true;
}

/** Takes a resolution off the stack, wherever it is. */
export function drop(state: State, resolution: Resolution): void {
  const at = state.stack.lastIndexOf(resolution);
  if (at >= 0) state.stack.splice(at, 1);
}

/** Places in `Frame.outer`: whether any item died, then what was bound around the list. */
const killed = 0;

/** What is bound now, to be given back after a list that runs for each of several. */
export function outerOf({ bound }: Resolution): number[] {
  const { target, each, space, rolled } = bound;
  return [0, target, each, space, rolled, bound.hit ? 1 : 0, bound.crit ? 1 : 0, bound.kill ? 1 : 0];
}

/** Binds the first item of a list that runs for each. Deaths count anew for each, and together once the list is through. */
export function bindItem({ bound }: Resolution, { over, items, spaces }: Frame): void {
  const item = items?.[0] ?? -1;
  bound.kill = false;
  if (over === 'units') bound.each = item;
  if (over === 'spaces') bound.space = item;
  if (over === 'edges') bindEdge(bound, item);
  if (over === 'pieces') {
    bound.marker = item;
    bound.space = spaces?.[0] ?? -1;
  }
}

/** An edge is known by the space before it too. */
export function bindEdge(bound: Bound, edge: number): void {
  bound.edge = edge;
  bound.space = edge >> 1;
}

/** An item is through. Returns false when there is a next one, which is then bound. */
export function nextItem(resolution: Resolution, frame: Frame): boolean {
  const { items, spaces, origins, seats, worth, outer } = frame;
  if (outer !== undefined && resolution.bound.kill) outer[killed] = 1;
  items?.shift();
  spaces?.shift();
  origins?.shift();
  seats?.shift();
  worth?.shift();
  if (items === undefined || items.length === 0) return true;
  frame.next = 0;
  frame.phase = undefined;
  bindItem(resolution, frame);
  return false;
}

/** Leaves a list. Inside of another such list the outer bindings come back; else the last ones stay, for sentences that follow. */
export function leave({ bound, frames }: Resolution, frame: Frame): void {
  frames.splice(frames.lastIndexOf(frame), 1);
  const { outer, over } = frame;
  if (outer === undefined) return;
  const inside = (...kinds: (typeof over)[]): boolean => frames.some((around) => kinds.includes(around.over));
  // "2dmg. Burst 1 of the target, 1dmg. On kill": the target may have died before the others.
  bound.kill = outer[killed] === 1 || (over !== 'targets' && inside('targets') && outer[7] === 1);
  if (over === 'units' && inside('units')) bound.each = outer[2] ?? -1;
  if (over === 'spaces' && inside('spaces', 'targets')) bound.space = outer[3] ?? -1;
  // A roll on somebody in an area says nothing of the target before it.
  if (!inside('targets') && !frame.rolls) return;
  if (inside('targets')) {
    bound.target = outer[1] ?? -1;
    bound.space = outer[3] ?? -1;
  }
  bound.rolled = outer[4] ?? 0;
  bound.hit = outer[5] === 1;
  bound.crit = outer[6] === 1;
}
