import { areaDef } from '../play/area-roll.ts';
import { copySelf, noteHits, withEach } from '../play/bound.ts';
import { critOf } from '../play/holds.ts';
import type { Self } from '../play/play.ts';
import { unitOf } from '../play/who.ts';
import type { Attack, Node, Ref } from '../program.ts';
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
export function eachWorth(
  thought: Thought,
  nodes: readonly Node[],
  units: readonly number[],
  self: Self,
  attack?: Attack,
): number {
  let worth = 0;
  for (const id of units) worth += onEach(thought, nodes, id, self, attack);
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

/** What some nodes are worth with one unit bound as `each`; an enemy who is rolled for is missed, hit or hit critically by the exact chances. */
export function onEach(thought: Thought, nodes: readonly Node[], id: number, self: Self, attack?: Attack): number {
  const about = withEach(self, id);
  about.bound.hit = true;
  if (attack === undefined || thought.state.units[id]?.seat === self.seat) {
    const worth = worthOf(thought, nodes, about);
    if (about.bound.kill) self.bound.kill = true;
    return worth;
  }
  const def = areaDef(thought, id, attack, self);
  const crit = Math.min(6 - def, critOf(thought, id, attack, self));
  const worth =
    (6 - def - crit) * fallen(thought, nodes, about, 4) +
    crit * fallen(thought, nodes, about, 6) +
    def * fallen(thought, nodes, about, 1);
  return worth / 6;
}

/** What they are worth on a miss (1), a hit (4) or a critical hit (6). */
function fallen(thought: Thought, nodes: readonly Node[], about: Self, rolled: 1 | 4 | 6): number {
  const { bound } = about;
  bound.rolled = rolled;
  bound.hit = rolled > 1;
  bound.crit = rolled === 6;
  bound.kill = false;
  thought.rollsForEach = true;
  const worth = worthAlone(thought, nodes, about);
  thought.rollsForEach = false;
  return worth;
}

/** The unit that an effect would be done to, -1 for nobody; a target that was missed only where the text is about the miss (T-127). */
export function affected(thought: Thought, ref: Ref, self: Self): number {
  const { bound } = self;
  if (ref === (thought.rollsForEach ? 'each' : 'target') && bound.rolled > 0 && !bound.hit && !thought.aboutMiss)
    return -1;
  const id = unitOf(ref, self);
  return id >= 0 && (thought.state.units[id]?.at ?? -1) >= 0 ? id : -1;
}
