import type { Resolution } from '../../resolution.ts';
import { noteHarmed, noteHelped } from '../bound.ts';
import { noteBefore } from '../brought.ts';
import { amount, percentsOf } from '../condition.ts';
import { type Damage, dealerOf, heal, healingOf, hurt, kill } from '../damage.ts';
import { isHazard } from '../hazard.ts';
import { mostHealth, setHealth } from '../health.ts';
import { has } from '../holds.ts';
import { grownShield, shield, textOf, unshield } from '../overshield.ts';
import { endsOf } from '../tokens.ts';
import { fire } from '../trigger.ts';
import { type At, affected, type NodeOf, type Run } from './at.ts';
import { amountOf } from './at-once.ts';
import { announced, damageAnswered } from './under-way.ts';

/** Deals damage (T-140 to T-147): a critical hit counts for its target only (T-131, T-103). */
export const damage: Run<'damage'> = (at) => {
  const { play, node, self, resolution, frame } = at;
  const to = affected(at, node.to);
  const unit = play.state.units[to];
  if (unit === undefined || unit.at < 0) return true;
  const { bound } = resolution;
  const from = dealtFirst(at);
  const by = dealerOf(from.node.to, from.self.unit);
  const dealt = amountOf(at);
  if (frame.step !== announced && dealt > 0) {
    const { length } = play.state.stack;
    fire(play, { on: 'would-take', unit: to, other: by, space: unit.at, value: dealt, ability: self.ability ?? -1 });
    if (play.state.stack.length > length) {
      frame.step = announced;
      return false;
    }
  }
  noteBefore(play, bound, to);
  delete bound.excess;
  bound.damage = hurt(play, {
    killed: (excess) => {
      if (excess > 0) bound.excess = excess;
    },
    to,
    amount: dealt,
    by,
    ...(frame.step === announced && frame.notes && { lessened: frame.notes }),
    ...mannerOf(from),
    aimed: (self.ability ?? -1) >= 0 && (bound.target === to || bound.aimed?.includes(to) === true),
  });
  if (bound.damage > 0) {
    noteHarmed(bound, to);
    bound.dealt = (bound.dealt ?? 0) + bound.damage;
  }
  noteKill(at, to);
  return true;
};

/** What is taken in somebody's place is dealt as that was. */
function dealtFirst(at: At<NodeOf<'damage'>>): At<NodeOf<'damage'>> {
  const before = at.node.passedOn && damageAnswered(at.play, at.resolution);
  return before ? dealtFirst(before) : at;
}

/** How it is dealt, whoever takes it. */
function mannerOf(at: At<NodeOf<'damage'>>): Omit<Damage, 'to' | 'amount' | 'by'> {
  const { play, node, self, resolution } = at;
  const { source, cause, bound } = resolution;
  return {
    irreducible: node.irreducible === true,
    ignoresArmor: node.ignoresArmor,
    ignoresResistance: node.ignoresResistance,
    ignoresOvershield: node.ignoresOvershield,
    leaves: node.leaves,
    unheard: node.unheard,
    crit: bound.crit && (node.to === 'target' || (node.to === 'each' && isRolledFor(resolution))),
    more: percentsOf(play, node.percents, self),
    // T-100: a hazard is no area.
    area: node.to === 'each' && !isHazard(cause),
    ability: self.ability,
    via: node.to === 'each' ? laidFrom(at) : -1,
    origin: { card: source.card, hazard: isHazard(cause) },
  };
}

/** Whether whoever is in the area around this has a roll of its own. */
const isRolledFor = ({ frames }: Resolution): boolean =>
  frames.findLast(({ over }) => over === 'units')?.rolls === true;

/** The space that the area around this was laid from, -1 for none. */
function laidFrom({ play, resolution }: At): number {
  const around = resolution.frames.findLast(({ block, next }) => play.game.blocks[block]?.[next]?.node === 'area');
  return around?.notes?.[0] ?? -1;
}

/** So many pieces or units were taken off the map by the text. */
export function noteRemoved({ resolution: { bound } }: At, count: number): void {
  if (count > 0) bound.removed = (bound.removed ?? 0) + count;
}

/** The unit died of it: "on kill" looks at this. */
function noteKill({ play, resolution }: At, id: number): void {
  if ((play.state.units[id]?.at ?? 0) < 0) resolution.bound.kill = true;
}

export const healing: Run<'heal'> = (at) => {
  const { play, node, self } = at;
  const to = affected(at, node.to);
  const unit = play.state.units[to];
  if (unit === undefined || unit.at < 0) return true;
  const most = mostHealth(play, to);
  const healed =
    node.amount === 'full' ? most : node.amount === 'half' ? Math.ceil(most / 2) : amount(play, node.amount, self);
  noteBefore(play, at.resolution.bound, to);
  noteHelped(at.resolution.bound, to);
  const harms = has(play, to, 'healing-harms', self.unit);
  const done = heal(play, to, harms && node.amount === 'full' ? most - unit.health : healed, self.unit);
  if (harms) return true;
  const isKept = node.excess || has(play, to, 'overhealed', self.unit) || has(play, self.unit, 'overheals', to);
  if (isKept && !has(play, to, 'no-healing', self.unit))
    shield(play, to, healingOf(play, to, healed, self.unit) - done, textOf(at.resolution.source));
  return true;
};

/** What was set is not what was healed: nothing that changes healing changes it. */
export const setting: Run<'set-health'> = (at) => {
  setTo(at as At, affected(at, at.node.of), amount(at.play, at.node.amount, at.self));
  return true;
};

/** Nobody is left without the other: where one of them was missed or is gone, nothing happens. */
export const swappingHealth: Run<'swap-health'> = (at) => {
  const [one, other] = [affected(at, at.node.of), affected(at, at.node.with)];
  const { units } = at.play.state;
  const [first, second] = [units[one], units[other]];
  if (one === other || first === undefined || second === undefined || first.at < 0 || second.at < 0) return true;
  const [firsts, seconds] = [first.health, second.health];
  setTo(at as At, one, seconds);
  setTo(at as At, other, firsts);
  return true;
};

function setTo(at: At, id: number, said: number): void {
  const { play, self } = at;
  const before = play.state.units[id]?.health ?? 0;
  if (said < before && has(play, id, 'keeps-health', self.unit)) return;
  noteBefore(play, at.resolution.bound, id);
  setHealth(play, id, said);
  const { health = before, at: space = -1, overshield: shielded = 0 } = play.state.units[id] ?? {};
  if (health < before) {
    fire(play, { on: 'loses-health', unit: id, other: self.unit, space, value: before - health });
    fire(play, { on: 'drops', unit: id, other: self.unit, space, value: before, shielded });
  }
}

export const overshield: Run<'overshield'> = (at) => {
  const { play, node, self, resolution } = at;
  const ends = endsOf(play, node.until, self);
  const [to, by] = [affected(at, node.to), textOf(resolution.source)];
  const said = amount(play, node.amount, self);
  noteHelped(resolution.bound, to);
  shield(play, to, node.most === undefined ? said : grownShield(play, to, said, node.most, by), by, ends);
  return true;
};

export const unshielding: Run<'lose-overshield'> = (at) => {
  const { play, node, resolution, self } = at;
  const most = node.amount && amount(play, node.amount, self);
  resolution.bound.lost = unshield(
    play,
    affected(at, node.from),
    node.own ? textOf(resolution.source) : undefined,
    most,
  );
  return true;
};

export const killing: Run<'kill'> = (at) => {
  const { play, node, self } = at;
  const id = affected(at, node.who);
  if ((play.state.units[id]?.at ?? -1) < 0) return true;
  const { other } = self.bound;
  if (node.final) kill(play, id, other >= 0 ? other : self.unit, { final: true });
  else {
    kill(play, id, self.unit, { ability: at.resolution.source.ability });
    noteKill(at, id);
  }
  if ((play.state.units[id]?.at ?? -1) < 0) noteRemoved(at, 1);
  return true;
};
