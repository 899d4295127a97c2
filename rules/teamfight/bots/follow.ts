import { copySelf, noteHits, withEach } from '../play/bound.ts';
import type { Self } from '../play/play.ts';
import { unitOf } from '../play/who.ts';
import type { Node, Ref } from '../program.ts';
import { forget, type Thought } from './thought.ts';

/** What some nodes are worth to the thinking seat, from the one at `from` on; what they do stays supposed until `forget`. */
export const worthOf = (thought: Thought, nodes: readonly Node[], self: Self, from = 0): number =>
  thought.estimate(thought, nodes, self, from);

/** As `worthOf`, with everything that was supposed taken back. */
export function worthAlone(thought: Thought, nodes: readonly Node[], self: Self, from = 0): number {
  const length = thought.journal.length;
  const worth = worthOf(thought, nodes, self, from);
  forget(thought, length);
  return worth;
}

/** Whether the thinking seat makes the choices of a text. */
export const isOwn = ({ seat }: Thought, self: Self): boolean => self.seat === seat;

/** Everybody at once: what happens to each is worth the sum. */
export function eachWorth(thought: Thought, nodes: readonly Node[], units: readonly number[], self: Self): number {
  let worth = 0;
  for (const id of units) worth += onEach(thought, nodes, id, self);
  noteHits(self.bound, units);
  return worth;
}

/** As `eachWorth`, for markers and objects bound as `marker`. */
export function eachPieceWorth(
  thought: Thought,
  nodes: readonly Node[],
  pieces: readonly number[],
  self: Self,
): number {
  let worth = 0;
  for (const piece of pieces) {
    const about = copySelf(self);
    about.bound.marker = piece;
    about.bound.space = thought.state.markers[piece]?.at ?? thought.state.units[-2 - piece]?.at ?? -1;
    worth += worthOf(thought, nodes, about);
  }
  return worth;
}

/** What some nodes are worth with one unit bound as `each`. */
export function onEach(thought: Thought, nodes: readonly Node[], id: number, self: Self): number {
  const about = withEach(self, id);
  about.bound.hit = true;
  const worth = worthOf(thought, nodes, about);
  if (about.bound.kill) self.bound.kill = true;
  return worth;
}

/** The unit that an effect would be done to, -1 for nobody; a target that was missed only where the text is about the miss (T-127). */
export function affected(thought: Thought, ref: Ref, self: Self): number {
  const { bound } = self;
  if (ref === 'target' && bound.rolled > 0 && !bound.hit && !thought.aboutMiss) return -1;
  const id = unitOf(ref, self);
  return id >= 0 && (thought.state.units[id]?.at ?? -1) >= 0 ? id : -1;
}
