import { distance } from '../board/range.ts';
import type { Card } from '../game.ts';
import { reachOf, spacesIn } from '../play/aim.ts';
import { cloneBound, withSpace } from '../play/bound.ts';
import { amount, markersOf } from '../play/condition.ts';
import { isEmpty } from '../play/empty.ts';
import { movable, stepsOf } from '../play/nodes/move-piece.ts';
import type { Self } from '../play/play.ts';
import { nothing } from '../play/standing.ts';
import { spaceOf, unitOf } from '../play/who.ts';
import type { Node, Rule } from '../program.ts';
import { worthAlone, worthOf } from './follow.ts';
import { damageOf } from './ground.ts';
import { lossWorth, supposeLoss } from './health.ts';
import { dependsOnUser } from './place-bound.ts';
import { profileOf } from './profile.ts';
import { restFrom } from './shift.ts';
import { forget, keptFor, signOf, type Thought } from './thought.ts';
import { weights } from './weights.ts';

/** Spaces of a choice that are looked at closely: with all of them a wide range would cost more than it is worth. */
const mostSpaces = 24;

type Space = Extract<Node, { node: 'space' }>;

/** The best space to choose, with what the nodes after it are worth where its user goes there. */
export function spaceWorth(thought: Thought, node: Space, self: Self, nodes: readonly Node[], next: number): number {
  const reach = reachOf(thought, node, self);
  if (reach === undefined) return 0;
  const { on, or, yours } = node;
  const pieces =
    on === undefined || or !== undefined
      ? undefined
      : markersOf(thought, { marker: on, ...(yours && { yours }) }, self);
  const lie = pieces?.map((id) => thought.state.markers[id]!.at);
  const spaces = spacesIn(thought, reach, node.solid).filter(
    (space) => (lie?.includes(space) ?? true) && (!node.empty || isEmpty(thought, space)),
  );
  const step = takesUser(node) ? 1 : Math.max(1, Math.floor(spaces.length / mostSpaces));
  let best: number | undefined;
  let chosen = -1;
  for (let index = 0; index < spaces.length; index += step) {
    const space = spaces[index]!;
    const worth = onSpace(thought, node, self, space, nodes, next);
    if (best !== undefined && worth <= best) continue;
    best = worth;
    chosen = space;
  }
  self.bound.space = chosen;
  return (best ?? 0) * (node.count ?? 1);
}

/** What choosing one space is worth; if it takes its user there, with the nodes after it. */
export function onSpace(
  thought: Thought,
  node: Space,
  self: Self,
  space: number,
  nodes: readonly Node[],
  next: number,
): number {
  const kept = dependsOnUser(node) ? undefined : keptFor(thought.spaces, node);
  const there = withSpace(self, space);
  const worth = kept?.[space] ?? worthAlone(thought, node.then, there);
  if (kept !== undefined) kept[space] = worth;
  return takesUser(node) ? worth + restFrom(thought, self.unit, space, there, nodes, next) : worth;
}

/** "Teleport to an empty space": what comes after it comes from there. */
export const takesUser = ({ then }: Space): boolean =>
  then.some((node) => node.node === 'move' && node.who === 'you' && node.toSpace === true);

/** Steps from a space to the nearest unit of the other side, or of the own one. */
function nearest({ state, board }: Thought, space: number, isMeant: (seat: number) => boolean): [number, number] {
  let unit = -1;
  let least = 99;
  for (let id = 0; id < state.units.length; id++) {
    const one = state.units[id]!;
    if (one.at < 0 || one.seat < 0 || !isMeant(one.seat)) continue;
    const far = distance(board.columns, space, one.at);
    if (far >= least) continue;
    least = far;
    unit = id;
  }
  return [unit, least];
}

/** A body more: what it does in its turns, and what it stands for on the map. */
export function summonWorth(thought: Thought, node: Extract<Node, { node: 'summon' }>, self: Self): number {
  const { game, state, turnsLeft, board } = thought;
  const card = game.cards[game.cardOf.get(node.card) ?? -1];
  if (card === undefined || self.unit < 0) return 0;
  const turns = turnsLeft[self.unit]! + (state.turn?.hero === self.unit ? 0.5 : 0);
  const sign = signOf(thought, self.unit);
  const one = weights.summonTurn * (turns + 0.5) * (0.5 + profileOf(card).damage / 4);
  const had = state.units.filter(
    ({ at, card: other, owner }) => at >= 0 && other === card.index && owner === self.unit,
  );
  const count = node.count ?? 1;
  const isFull = node.max !== undefined && had.length + count > node.max;
  const space = self.bound.space;
  const { seat } = state.units[self.unit]!;
  const [, far] = nearest(thought, space, (other) => other !== seat);
  const place = (space >= 0 && board.control[space]! >= 0 ? 0.8 : 0) - 0.05 * far;
  return sign * ((isFull ? one * 0.3 : one) * count + (turns > 0 || board.controlPoints.length > 0 ? place : 0));
}

/** What a marker or object on a space will do, as far as its own text says. */
export function markerWorth(thought: Thought, node: Extract<Node, { node: 'place' }>, self: Self): number {
  const { game, state } = thought;
  const card = game.cards[game.cardOf.get(node.marker) ?? -1];
  const space = spaceOf(thought, node.on, self);
  if (card === undefined || space < 0) return 0;
  const sign = self.seat === thought.seat ? 1 : -1;
  const [foe, far] = nearest(thought, space, (seat) => seat !== self.seat);
  const near = far === 0 ? 0.8 : far <= 2 ? 0.5 : far <= 4 ? 0.25 : 0.05;
  let worth = sign * weights.marker * near * 2;
  const rules = game.ruleLists[card.rules] ?? [];
  const harm = hazardDamage(rules) ?? node.hazard?.base ?? 0;
  if (harm > 0 && foe >= 0) worth += near * lossWorth(thought, foe, harm);
  // The marker is supposed to lie there while its own text is asked.
  const marker = state.markers.length;
  if (!card.object)
    state.markers.push({ card: card.index, at: space, owner: self.unit, seat: self.seat, hazard: 0, order: marker });
  for (const rule of rules) {
    if (rule.rule !== 'when') continue;
    const bound = cloneBound(nothing);
    bound.marker = card.object ? -1 : marker;
    bound.trigger = foe;
    bound.each = foe;
    bound.space = space;
    const length = thought.journal.length;
    const given = worthOf(thought, rule.then, { unit: self.unit, seat: self.seat, bound });
    forget(thought, length);
    worth += given * (rule.trigger.on === 'enters' ? near * 0.6 : weights.later);
  }
  if (!card.object) state.markers.pop();
  if (far <= 1 && isCalledFor(thought, self.unit, card)) worth += sign * (far === 0 ? weights.fuel : weights.fuel / 6);
  if (isAid(card)) worth += sign * 0.3;
  return worth;
}

/** The best place that a marker can be moved to, against where it lies. */
export function movedWorth(thought: Thought, node: Extract<Node, { node: 'move-piece' }>, self: Self): number {
  const { marker, space } = self.bound;
  if (movable(thought, marker) === undefined) return 0;
  const { distance: far } = node;
  const goals = far === undefined ? [space] : stepsOf(thought, marker, amount(thought, far, self), node.straight);
  const worths = goals.map((to) => shiftedWorth(thought, self, to));
  if (far === undefined) return worths[0] ?? 0;
  return self.seat === thought.seat ? Math.max(0, ...worths) : Math.min(0, ...worths);
}

/** What it is worth to the thinking seat that the bound marker lies on another space. */
export function shiftedWorth(thought: Thought, self: Self, to: number): number {
  const marker = movable(thought, self.bound.marker);
  if (marker === undefined || to < 0) return 0;
  const { game, state } = thought;
  const seat = marker.seat < 0 ? state.first : marker.seat;
  const node = { clause: 0, node: 'place' as const, marker: game.cards[marker.card]!.ref, on: 'space' as const };
  const at = (space: number) => markerWorth(thought, node, withSpace({ ...self, seat }, space));
  return at(to) - at(marker.at);
}

const calls = new WeakMap<Card, Map<Card, boolean>>();

/** Whether another text of the user does something to who is on such a marker. A card never changes, so it is looked through once. */
function isCalledFor({ game, state }: Thought, unit: number, marker: Card): boolean {
  const card = game.cards[state.units[unit]?.card ?? -1];
  if (card === undefined) return false;
  let known = calls.get(card);
  if (known === undefined) {
    known = new Map();
    calls.set(card, known);
  }
  let called = known.get(marker);
  if (called === undefined) {
    called = card.abilities.some(({ program }) =>
      JSON.stringify(program.body).includes(`"on":${JSON.stringify(marker.ref)}`),
    );
    known.set(marker, called);
  }
  return called;
}

function hazardDamage(rules: readonly Rule[]): number | undefined {
  for (const rule of rules) if (rule.rule === 'hazard') return damageOf(rule.then);
  return undefined;
}

/** What blocks sight or can be shot at is of some use wherever it lies. */
const isAid = (card: Card): boolean => card.blocksSight || card.object;

/** Pieces taken off the map: an own summon is lost, the other side's are gone. */
export function removalWorth(thought: Thought, node: Extract<Node, { node: 'remove' }>, self: Self): number {
  if (typeof node.what !== 'string') return 0;
  const id = unitOf(node.what, self);
  const unit = thought.state.units[id];
  if (unit === undefined || unit.at < 0) return 0;
  const length = thought.journal.length;
  const worth = supposeLoss(thought, id, unit.health + unit.overshield, -1, true);
  forget(thought, length);
  return worth;
}
