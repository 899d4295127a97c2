import type { Seat } from '../../../kernel/rules.ts';
import type { Condition, Node, Ref } from '../../program.ts';
import type { Frame, Pending, Resolution } from '../../resolution.ts';
import { rollDie } from '../die.ts';
import { has } from '../holds.ts';
import type { Play, Self } from '../play.ts';
import { unitOf } from '../who.ts';

/** A node that is being played, and where. */
export interface At<N extends Node = Node> {
  readonly play: Play;
  readonly resolution: Resolution;
  readonly frame: Frame;
  readonly node: N;
  readonly self: Self;
}

/** The node of one kind; some kinds share a shape. */
export type NodeOf<K extends Node['node'], N = Node> = N extends { node: infer Kinds }
  ? K extends Kinds
    ? N
    : never
  : never;

/**
 * Plays a node, or goes on with it: `frame.step` says how far it is, `answer` is what was picked where it had asked. Returns true
 * when the node is done, false when something has to happen first: a decision, a list inside of it, a movement.
 */
export type Run<K extends Node['node']> = (at: At<NodeOf<K>>, answer: number | undefined) => boolean;

/** From where the text of a resolution is seen. Within `players`, and for a piece that acts, sides are theirs and there is no bearer. */
export function selfOf(resolution: Resolution): Self {
  const { source, bound, frames } = resolution;
  for (let i = frames.length - 1; i >= 0; i--) {
    const frame = frames[i];
    const [seat] = frame?.seats ?? [];
    if (seat !== undefined) return { unit: -1, seat: seat as Seat, bound };
    if (frame?.over === 'players') return { unit: -1, seat: frame.items?.[0] ?? source.seat, bound };
  }
  return { unit: source.unit, seat: source.seat, bound, ability: source.ability, spot: source.spot };
}

/** Whether a seat is one of the players': a piece that belongs to nobody has none. */
export const isPlayers = (seat: number): boolean => seat >= 0;

/**
 * Asks a seat. What nobody can decide is not asked: without options the answer is -1, a single option that must be picked is the
 * answer. Undefined when the seat has to decide.
 */
export function ask(play: Play, pending: Pending): number | undefined {
  const { options, mayStop } = pending;
  if (options.length === 0) return -1;
  if (options.length === 1 && !mayStop) return options[0] as number;
  // What belongs to nobody has nobody to choose for it.
  if (!isPlayers(pending.seat)) return options[rollDie(play, -1, options.length, 'a choice') - 1];
  play.state.pending = pending;
  return undefined;
}

/** Puts a list of nodes inside of the running node. It runs before the node is gone on with. */
export function enter({ play, resolution }: At, list: readonly Node[], over?: Partial<Frame>): void {
  const block = play.game.blockOf.get(list);
  if (block === undefined) throw new Error('a list of nodes is not numbered');
  resolution.frames.push({ block, next: 0, ...over });
}

/** Runs a list inside of a node that has nothing else to do. Returns true once it has run. */
export function runInside(at: At, list: readonly Node[]): boolean {
  if (at.frame.step === 1) return true;
  if (list.length === 0) return true;
  at.frame.step = 1;
  enter(at, list);
  return false;
}

/** The unit that an effect is done to; -1 for nobody, as for the target of an attack that missed (T-127). */
export function affected({ resolution, play, self }: At, ref: Ref): number {
  const id = unitOf(ref, self);
  if ((ref === 'target' || ref === 'each') && isMissed(resolution, ref) && !isAboutMiss(play, resolution)) return -1;
  return id >= 0 && has(play, id, 'unaffected', self.unit, self.ability) ? -1 : id;
}

/** Whether the roll that is bound missed that unit: the one on the target, or inside of an area that is rolled for the one on whoever is in it. */
function isMissed({ bound, frames }: Resolution, ref: 'target' | 'each'): boolean {
  if (bound.rolled === 0 || bound.hit) return false;
  const last = frames.findLast(({ over }) => over === 'targets' || over === 'units');
  return ref === 'each' ? last?.rolls === true : bound.target >= 0 && !last?.rolls;
}

/** Whether the running node stands under "on miss", where the target is meant although it was missed. */
function isAboutMiss(play: Play, { frames }: Resolution): boolean {
  for (let i = 1; i < frames.length; i++) {
    const around = frames[i - 1];
    const node = play.game.blocks[around?.block ?? -1]?.[around?.next ?? -1];
    if (node?.node !== 'if') continue;
    const inThen = frames[i]?.block === play.game.blockOf.get(node.then);
    if (inThen && node.if.some(asksForMiss)) return true;
    if (!inThen && node.if.some((one) => one.is === 'hit')) return true;
  }
  return false;
}

/** `on miss`, `on hit or miss`. */
const asksForMiss = (asked: Condition): boolean =>
  asked.is === 'miss' || (asked.is === 'any' && asked.of.some(asksForMiss));
