import type { Frame, Resolution } from '../../resolution.ts';
import { isTargetable, spacesReached } from '../aim.ts';
import { metDef, mostChanges, nodeAround, phases, reachOfHead, ready, withoutTarget } from '../attack.ts';
import { amount } from '../condition.ts';
import { rollDie } from '../die.ts';
import type { Play } from '../play.ts';
import { unitName } from '../text-name.ts';
import { mayBe, unitOf } from '../who.ts';
import { type At, ask, type NodeOf, type Run, selfOf } from './at.ts';

/** What a response changes: the attack, ability or damage that is under way below it. */
interface UnderWay {
  readonly below: Resolution;
  readonly frame: Frame;
}

function underWay(play: Play, running: Resolution, isIt: (frame: Frame) => boolean): UnderWay | undefined {
  const { stack } = play.state;
  for (let at = stack.lastIndexOf(running) - 1; at >= 0; at--) {
    const below = stack[at]!;
    const frame = below.begun ? below.frames.findLast(isIt) : undefined;
    if (frame !== undefined) return { below, frame };
  }
  return undefined;
}

/** An attack that is not through with what comes before its effects. */
const isAttack = ({ over, phase }: Frame): boolean => over === 'targets' && phase !== ready;

/** The attack under way misses: its target is as good as missed by the roll (T-127). */
export const miss: Run<'miss'> = ({ play, resolution }) => {
  const attack = underWay(play, resolution, isAttack);
  if (attack === undefined) return true;
  const { bound, source } = attack.below;
  bound.hit = false;
  bound.crit = false;
  // Where nothing was rolled, a miss has to count as one all the same (T-127 asks for a roll).
  if (bound.rolled === 0) bound.rolled = 1;
  if ((attack.frame.phase ?? 0) <= phases.roll) attack.frame.phase = phases.instants;
  play.emit({ event: 'made-to-miss', unit: source.unit, target: bound.target });
  return true;
};

/** The attack under way meets more def: its die is held against that, and is rolled where nothing had to be rolled before. */
export const hinder: Run<'hinder'> = ({ play, resolution, node, self }) => {
  const attack = underWay(play, resolution, isAttack);
  if (attack === undefined) return true;
  const { below, frame } = attack;
  const { bound, source } = below;
  const user = selfOf(below);
  const { target } = bound;
  const head = nodeAround(play, below, frame);
  const more = node.def * (node.per === undefined ? 1 : amount(play, node.per, self));
  if (more <= 0) return true;
  bound.hindered = (bound.hindered ?? 0) + more;
  // Before the roll, that is all; an ally's attack is not rolled for (T-120).
  if ((frame.phase ?? 0) <= phases.roll || !bound.hit || !mayBe(play, target, { side: 'enemy' }, user)) return true;
  const def = metDef(play, target, head, user, frame);
  if (def === 0) return true;
  if (bound.rolled === 0) {
    const { stack } = play.state;
    // T-190: the instant and the attack have one die.
    const rolled = stack.findLast(({ offer }) => offer?.user === source.unit && offer.rolled > 0)?.offer?.rolled;
    bound.rolled =
      rolled ??
      rollDie(play, source.unit, 6, `${unitName(play, source.unit)}, def ${def}`, { ability: user.ability, target });
  }
  if (bound.rolled > def) return true;
  bound.hit = false;
  bound.crit = false;
  play.emit({ event: 'made-to-miss', unit: source.unit, target });
  return true;
};

/** The ability under way has no effect from here on; what was paid for it stays paid. */
export const cancel: Run<'cancel'> = ({ play, resolution }) => {
  const { stack } = play.state;
  for (let at = stack.lastIndexOf(resolution) - 1; at >= 0; at--) {
    const { begun, source, frames } = stack[at]!;
    if (!begun || source.ability < 0 || frames.length === 0) continue;
    frames.length = 0;
    play.emit({ event: 'cancelled', unit: source.unit, ability: source.ability });
    return true;
  }
  return true;
};

/** Another target for the attack under way: as its text says, measured from another unit, not the one that it has. */
export const retarget: Run<'retarget'> = ({ play, resolution, node, self }, answer) => {
  const attack = underWay(play, resolution, isAttack);
  if (attack === undefined) return true;
  const { below, frame } = attack;
  const head = nodeAround(play, below, frame);
  const user = selfOf(below);
  const origin = unitOf(node.from, self);
  if (node.to !== undefined) {
    turnTo(play, attack, unitOf(node.to, self), -2);
    return true;
  }
  const reach = reachOfHead(play, head, user, origin);
  if (reach === undefined) return true;
  let picked = answer;
  if (picked === undefined) {
    const options: number[] = [];
    for (let id = 0; id < play.state.units.length; id++) {
      if (play.state.units[id]!.at < 0 || frame.items?.includes(id) || spacesReached(play, reach, id).length === 0)
        continue;
      if (isTargetable(play, id, head.who, withoutTarget(user))) options.push(id);
    }
    picked = ask(play, { seat: self.seat, ask: 'target', options, mayStop: false, unit: self.unit });
    if (picked === undefined) return false;
  }
  if (picked >= 0) turnTo(play, attack, picked, origin, spacesReached(play, reach, picked)[0]);
  return true;
};

/** The attack goes on with another target; who is targeted now may respond, but not for ever. */
function turnTo(
  play: Play,
  { below, frame }: UnderWay,
  target: number,
  origin: number,
  space = play.state.units[target]?.at ?? -1,
): void {
  const { items, spaces } = frame;
  if (items === undefined || space < 0 || items[0] === target) return;
  items[0] = target;
  if (spaces !== undefined) spaces[0] = space;
  frame.origins ??= items.map(() => -1);
  frame.origins[0] = origin;
  const changes = (frame.notes?.[0] ?? 0) + 1;
  frame.notes = [changes];
  below.bound.target = target;
  below.bound.space = space;
  frame.phase = changes > mostChanges ? phases.roll : phases.bind;
  play.emit({ event: 'retargeted', unit: below.source.unit, target });
}

/** `Frame.step` of damage that waits for what may lessen it, and places in its notes: how much of it, how much less, and what is left of it at most. */
export const announced = 1;
export const lessened = { share: 0, less: 1, left: 2 } as const;

/** The damage that a response answers, as whoever deals it deals it. */
export function damageAnswered(play: Play, resolution: Resolution): At<NodeOf<'damage'>> | undefined {
  const found = underWay(play, resolution, (frame) => isDamage(play, frame));
  if (found === undefined) return undefined;
  const { below, frame } = found;
  const node = play.game.blocks[frame.block]?.[frame.next] as NodeOf<'damage'>;
  return { play, resolution: below, frame, node, self: selfOf(below) };
}

/** Less of the damage under way arrives. */
export const lessen: Run<'lessen'> = ({ play, resolution, node, self }) => {
  const damage = underWay(play, resolution, (frame) => isDamage(play, frame));
  if (damage === undefined) return true;
  // Who is dead takes it for nobody.
  if (node.for !== undefined && (play.state.units[unitOf(node.for, self)]?.at ?? -1) < 0) return true;
  const { frame } = damage;
  frame.notes ??= [2, 0];
  const { by } = node;
  if (by === 'all') frame.notes[lessened.share] = 0;
  else if (by === 'half') frame.notes[lessened.share] = Math.min(1, frame.notes[lessened.share] ?? 2);
  else if ('atMost' in by) frame.notes[lessened.left] = Math.min(by.atMost, frame.notes[lessened.left] ?? by.atMost);
  else if ('more' in by) frame.notes[lessened.less] = (frame.notes[lessened.less] ?? 0) - by.more;
  else frame.notes[lessened.less] = (frame.notes[lessened.less] ?? 0) + amount(play, by, self);
  return true;
};

const isDamage = ({ game }: Play, { block, next, step }: Frame): boolean =>
  step === announced && game.blocks[block]?.[next]?.node === 'damage';
