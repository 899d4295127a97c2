import type { Attack, Node } from '../../program.ts';
import type { Resolution } from '../../resolution.ts';
import { isHidden } from '../aim.ts';
import { blockedFor } from '../blocking.ts';
import { noteHits } from '../bound.ts';
import { interceptorOf } from '../crossing.ts';
import { noteAttack } from '../history.ts';
import { has, mostRange } from '../holds.ts';
import { instantOffer, instantsOf } from '../offers.ts';
import { bindItem, outerOf } from '../resolve.ts';
import { sightBetween } from '../see.ts';
import { touches } from '../standing.ts';
import { fire } from '../trigger.ts';
import { areInRange, spacesOfUnit, spotOf, unitsOf } from '../who.ts';
import { type At, ask, enter, type NodeOf, type Run } from './at.ts';
import { atOnce } from './at-once.ts';
import { inPushOrder } from './push-order.ts';
import { sharedOut } from './share-out.ts';

/** `Frame.step`: before, with instants offered, and with the list running for each. */
const steps = { before: 0, instants: 1, running: 2 } as const;

/** One of those whom the text names: what it does is no area, and nobody is hit by that alone. */
function oneOf(at: At<NodeOf<'each'>>, answer: number | undefined): boolean {
  const { frame, node, play, resolution, self } = at;
  if (frame.step === steps.running) return true;
  const options = unitsOf(play, node.who, self).slice();
  const one = answer ?? ask(play, { seat: self.seat, ask: 'unit', options, mayStop: false, unit: self.unit });
  if (one === undefined) return false;
  if (one < 0 || node.then.length === 0) return true;
  frame.step = steps.running;
  enter(at, node.then, { over: 'units', items: [one], outer: outerOf(resolution) });
  bindItem(resolution, resolution.frames[resolution.frames.length - 1]!);
  return false;
}

/** Everybody whom the text names, all at once: an area by T-101 when an ability says so. */
export const each: Run<'each'> = (at, answer) => {
  const { frame, node, play, self } = at;
  if (node.one) return oneOf(at, answer);
  if (frame.step === steps.running) {
    noteAttackOnAll(at);
    return true;
  }
  const named = unsheltered(at, included(at, inReach(at, unitsOf(play, node.who, self))));
  const { bound } = at.resolution;
  if (node.shares !== undefined && frame.step !== steps.instants) {
    const shares = sharedOut(at, node.shares, named, answer);
    if (shares === undefined) return false;
    bound.shares = shares;
  }
  const units = node.shares === undefined ? named : named.filter((id) => bound.shares?.includes(id));
  if (frame.step !== steps.instants && offerInstantsOfAll(at, units)) {
    frame.step = steps.instants;
    return false;
  }
  frame.step = steps.running;
  return !runForEach(at, node.then, isSeen(at) ? intercepted(at, units) : units, node.attack);
};

/** It reaches those whom the user of an ability sees. */
const isSeen = ({ node, self, resolution }: At<NodeOf<'each'>>): boolean =>
  resolution.source.ability >= 0 &&
  self.unit >= 0 &&
  node.who.places?.some(({ sight, of = 'you' }) => sight && of === 'you') === true;

/** Not whom the user's abilities do not reach any more. */
function inReach({ node, play, self, resolution }: At<NodeOf<'each'>>, units: readonly number[]): readonly number[] {
  const isOfUser = resolution.source.ability >= 0 && node.who.places?.some(({ of = 'you' }) => of === 'you');
  const most = isOfUser ? mostRange(play, self.unit, self.ability) : undefined;
  const from = most === undefined ? undefined : play.state.units[self.unit];
  if (most === undefined || from === undefined) return units;
  const near = spacesOfUnit(play, from);
  return units.filter((id) => areInRange(play, near, spacesOfUnit(play, play.state.units[id]!), { max: most }));
}

/** Not whom the user does not see for what blocks its abilities alone. */
function unsheltered(at: At<NodeOf<'each'>>, units: number[]): number[] {
  const { play, self } = at;
  if (!isSeen(at) || blockedFor(play, self.unit, 'attacks').length === 0) return units;
  return units.filter((id) => sightBetween(play, self.unit, id, spotOf(play, self)) !== 3);
}

/** Whom an area hits where pieces stand in between that attacks do not pass: those pieces, in the place of who is behind them. */
export function intercepted({ play, self }: At, units: readonly number[], via = -1): number[] {
  if (!touches(play.game, 'intercepts')) return units.slice();
  const hit = new Set<number>();
  const by = new Set<number>();
  for (const id of units) {
    const piece = interceptorOf(play, self.unit, id, via, spotOf(play, self));
    if (piece === undefined) hit.add(id);
    else {
      play.emit({ event: 'intercepted', unit: self.unit, target: id, card: piece.card });
      if (!by.has(piece.marker)) fire(play, { on: 'intercepts', unit: self.unit, other: id, marker: piece.marker });
      by.add(piece.marker);
      if (piece.hit >= 0) hit.add(piece.hit);
    }
  }
  return [...hit];
}

/**
 * Whom an area really includes: not who is immune to areas, and an invisible enemy only beside somebody who is not invisible (T-152).
 * What only stands (a passive, a trigger) is no area.
 */
export function included({ play, self, resolution }: At, units: readonly number[]): number[] {
  if (resolution.source.ability < 0 || self.unit < 0) return units.slice();
  const reached = units.filter((id) => !has(play, id, 'immune-area', self.unit));
  const seen = reached.filter((id) => !isHidden(play, id, self));
  return seen.length > 0 ? reached : seen;
}

/** T-190: who is included in an area may use instants before it happens. Returns whether anything is offered. */
export function offerInstantsOfAll({ play, self, resolution }: At, units: readonly number[]): boolean {
  if (resolution.source.ability < 0 || self.unit < 0) return false;
  const offers: Resolution[] = [];
  for (const id of units) {
    const seat = play.state.units[id]?.seat ?? -1;
    const options = id === self.unit ? [] : instantsOf(play, id);
    if (options.length === 0) continue;
    const offer = offers.find(({ source }) => source.seat === seat);
    if (offer === undefined) offers.push(instantOffer(seat, options, { user: self.unit, def: 0, rolled: 0 }));
    else offer.offer?.options.push(...options);
  }
  // The acting player is asked first. T-130: areas count as def 0.
  offers.sort((a, b) => Number(a.source.seat === self.seat) - Number(b.source.seat === self.seat));
  play.state.stack.push(...offers);
  return offers.length > 0;
}

/** What was done to all of them is through: it was an attack where there were enemies among those whom the text has hit. */
export function noteAttackOnAll({ play, self, resolution, node }: At<NodeOf<'area' | 'each'>>): void {
  const { units } = play.state;
  if (node.attack !== undefined) return;
  if (resolution.bound.hits?.some((id) => units[id]?.seat !== self.seat)) noteAttack(play, resolution, true);
}

/** Runs a list for each of some units; false when there is none. Everybody in an area is hit (T-103), where it does not roll for each. */
export function runForEach(at: At, list: readonly Node[], units: number[], attack?: Attack): boolean {
  if (units.length === 0 || list.length === 0) return false;
  const items = inPushOrder(at, list, units);
  const { resolution } = at;
  const rolls = attack !== undefined;
  enter(at, list, { over: 'units', items, outer: outerOf(resolution), ...(rolls && { rolls }) });
  bindItem(resolution, resolution.frames[resolution.frames.length - 1]!);
  if (rolls) return true;
  resolution.bound.hit = true;
  noteHits(resolution.bound, items);
  const worth = atOnce(at, list, items);
  if (worth !== undefined) resolution.frames[resolution.frames.length - 1]!.worth = worth;
  return true;
}
