import { spaceAt, xOf, yOf } from '../../../spaces.ts';
import type { Board } from '../../board/board.ts';
import { across, pointsFrom } from '../../board/edges.ts';
import { within } from '../../board/range.ts';
import type { Card } from '../../game.ts';
import type { Bound } from '../../resolution.ts';
import type { Marker } from '../../state.ts';
import { boardOf } from '../board-now.ts';
import { amount, markersOf } from '../condition.ts';
import { kill } from '../damage.ts';
import { isEmpty } from '../empty.ts';
import { mostHealth } from '../health.ts';
import { takeAway } from '../lists.ts';
import { addMarker, addUnit, drop } from '../piece.ts';
import type { Play, Self } from '../play.ts';
import { emptyBound } from '../resolve.ts';
import { sharersOfHealth } from '../shared-health.ts';
import { eachStanding, objectMarker, touches } from '../standing.ts';
import { endsOf } from '../tokens.ts';
import { fire } from '../trigger.ts';
import { isUnit, spaceOf, spacesOf, unitOf, unitsOf } from '../who.ts';
import { type At, affected, ask, type NodeOf, type Run } from './at.ts';
import { objectsOf } from './each-piece.ts';
import { noteRemoved } from './effects.ts';

/**
 * Summons on the space that was chosen, or beside the user on one that its player chooses; each further one on a space of its own.
 * `Frame.notes` holds how many have come.
 */
export const summon: Run<'summon'> = (at, answer) => {
  const { play, frame, node, self, resolution } = at;
  const card = play.game.cards[play.game.cardOf.get(node.card) ?? -1];
  if (card === undefined) return true;
  const count = node.count ?? 1;
  let picked = answer;
  for (;;) {
    const come = frame.notes?.[0] ?? 0;
    if (come >= count) return true;
    const given = node.on === undefined ? resolution.bound.space : spaceOf(play, node.on, self);
    if (picked === undefined && come === 0 && canStand(play, given, card.size)) picked = given;
    if (picked === undefined) {
      const options = spacesBeside(play, self).filter((space) => canStand(play, space, card.size));
      picked = ask(play, { seat: self.seat, ask: 'space', options, mayStop: false, unit: self.unit });
      if (picked === undefined) return false;
    }
    if (picked < 0) return true;
    if (!makeRoom(play, node, card, self.unit)) return true;
    const id = addUnit(play, card, self.seat, self.unit, picked);
    // "Your summons have +1 health": it comes with all that it can have.
    if (touches(play.game, 'change:max-health')) play.state.units[id]!.health = mostHealth(play, id);
    if (node.health !== undefined) play.state.units[id]!.health = node.health;
    resolution.bound.summon = id;
    play.emit({ event: 'summoned', unit: id, card: card.index, at: picked, owner: self.unit });
    fire(play, { on: 'deploy', unit: id, space: picked });
    fire(play, { on: 'summons', unit: self.unit, other: id, space: picked, token: card.index });
    frame.notes = [come + 1];
    picked = undefined;
  }
};

function spacesBeside({ game, state }: Play, self: Self): number[] {
  const unit = state.units[self.unit];
  if (unit === undefined || unit.at < 0) return [];
  return within(boardOf(game, state)!, unit.at, 1, game.cards[unit.card]!.size);
}

function canStand(play: Play, space: number, size: number): boolean {
  if (space < 0) return false;
  const board = boardOf(play.game, play.state)!;
  if ((space % board.columns) + size > board.columns || Math.floor(space / board.columns) + size > board.rows)
    return false;
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) if (!isEmpty(play, space + y * board.columns + x)) return false;
  }
  return true;
}

/** Where a piece lies that covers an area: on the map, also where the area hangs over its edge; -1 for no area. */
function cornerOf(board: Board, area: readonly number[], size: number): number {
  const corner = (most: number, of: (space: number) => number): number =>
    Math.max(0, Math.min(most - size, ...area.map(of)));
  const x = corner(board.columns, (space) => xOf(board, space));
  const y = corner(board.rows, (space) => yOf(board, space));
  return area.length === 0 ? -1 : spaceAt(board, x, y);
}

/** Lays a marker, or sets up an object, which is a unit. */
export const place: Run<'place'> = (at, answer) => {
  const { play, node, self, resolution } = at;
  const { state, emit } = play;
  const card = play.game.cards[play.game.cardOf.get(node.marker) ?? -1];
  const space = node.fills
    ? cornerOf(boardOf(play.game, play.state)!, resolution.bound.area, card?.size ?? 1)
    : spaceOf(play, node.on, self);
  if (card === undefined || space < 0) return true;
  const bearer = node.attached ? affected(at, node.on) : undefined;
  // What is thrown at somebody and misses does not stick.
  if (bearer !== undefined && (state.units[bearer]?.at ?? -1) < 0) return true;
  const edge = node.edge ? resolution.bound.edge : undefined;
  if (node.edge && edge === undefined) return true;
  const noted = notedBy(at, answer);
  if (noted === undefined) return false;
  const { long = 1 } = resolution.bound;
  const points = edge === undefined ? undefined : pointing(at, edge);
  const lies = edge === undefined ? {} : { edge, ...(long > 1 && { long }), ...(points !== undefined && { points }) };
  // T-171: an object is a unit, and what a text of nobody lets come has nobody to choose a free space for it.
  if (card.object && edge === undefined && self.unit < 0 && !canStand(play, space, card.size)) return true;
  if (!makeRoom(play, node, card, self.unit)) return true;
  if (card.object) {
    const id = addUnit(play, card, self.seat, self.unit, space);
    Object.assign(state.units[id]!, lies, noted >= 0 && { noted });
    const [before] = sharersOfHealth(play, id);
    if (before !== undefined) state.units[id]!.health = state.units[before]!.health;
    resolution.bound.marker = objectMarker(id);
    emit({ event: 'summoned', unit: id, card: card.index, at: space, owner: self.unit, ...lies });
  } else {
    const id = addMarker(state, card, self.seat, self.unit, space);
    const marker = state.markers[id];
    if (marker !== undefined) Object.assign(marker, lies, node.exactly && asLaid(resolution.bound));
    if (marker !== undefined && node.hazard !== undefined) marker.hazard = amount(play, node.hazard, self);
    if (marker !== undefined && noted >= 0) marker.noted = noted;
    if (marker !== undefined && bearer !== undefined) marker.on = bearer;
    resolution.bound.marker = id;
    emit({ event: 'placed', marker: id, card: card.index, at: space, ...lies });
  }
  endByItself(at, card);
  fire(play, { on: 'places', unit: self.unit, space, token: card.index, marker: resolution.bound.marker });
  return true;
};

/** What is an area covers its spaces, and has its middle. */
const asLaid = ({ area, middle }: Bound): Pick<Marker, 'spaces' | 'middle'> => ({
  spaces: area.slice(),
  ...(middle !== undefined && { middle }),
});

/** Where what lies on an edge points to, as its user sees it. */
function pointing({ play, node, self }: At<NodeOf<'place'>>, edge: number): number | undefined {
  const [space = -1] = spacesOf(play, 'you', self);
  if (node.points === undefined || space < 0) return undefined;
  const ahead = across(edge);
  const away = pointsFrom(boardOf(play.game, play.state)!, edge, ahead, space) ? ahead : (ahead + 2) % 4;
  return node.points === 'away' ? away : (away + 2) % 4;
}

/** The unit that the piece stands for, -1 for none; undefined where its player has to choose. */
function notedBy({ play, node, self }: At<NodeOf<'place'>>, answer: number | undefined): number | undefined {
  const { notes } = node;
  if (notes === undefined || typeof notes === 'string') return notes === undefined ? -1 : unitOf(notes, self);
  const options = unitsOf(play, notes, self);
  return answer ?? ask(play, { seat: self.seat, ask: 'unit', options, mayStop: false, unit: self.unit });
}

/** "Remove this at the start of your next turn": what a piece says about its own end, or who places it, counts from then on. */
function endByItself({ play, node, self, resolution }: At<NodeOf<'place'>>, card: Card): void {
  const at = endsOf(play, node.until ?? card.until, self);
  const block = play.game.blockOf.get(takeAway);
  if (at === undefined || block === undefined) return;
  const bound = { ...emptyBound(), marker: resolution.bound.marker };
  const from = { ...resolution.source, card: card.index, ability: -1, marker: bound.marker };
  play.state.later.push({ block, at, bound, from });
}

interface Most {
  readonly max?: number;
  readonly stay?: true;
}

/** Whether one more of a card may come: the oldest goes for it, or with `stay` none does where there are that many. */
function makeRoom(play: Play, node: Most, card: Card, owner: number): boolean {
  for (const { max, stay } of [node, ...mostOnMap(play, card, owner)]) {
    if (max === undefined) continue;
    if (stay && isFull(play, max, card.index, owner)) return false;
    removeOldest(play, card.index, owner, max - 1);
  }
  return true;
}

/** "Max 3 Wolves, replace oldest": what holds for whatever brings one. */
function mostOnMap(play: Play, { ref }: Card, owner: number): readonly Most[] {
  if (!touches(play.game, 'most')) return [];
  const found: Most[] = [];
  eachStanding(play, 'most', (rules, self) => {
    for (const rule of rules)
      if (rule.rule === 'most' && rule.token === ref && isUnit(play, owner, rule.who, self))
        found.push({ max: rule.count, ...(!rule.oldest && { stay: true }) });
  });
  return found;
}

/** `(max 2)`: that many are there, and none goes. */
const isFull = ({ state }: Play, max: number, card: number, owner: number): boolean =>
  idsOf(state.units, (unit) => unit.card === card && unit.owner === owner && unit.at >= 0).length +
    idsOf(state.markers, (one) => one.card === card && one.owner === owner && one.order >= 0).length >=
  max;

/** "Max n, remove oldest": of those of one card and owner as many as allowed stay, the newest. */
function removeOldest(play: Play, card: number, owner: number, allowed: number): void {
  const { state } = play;
  const units = idsOf(state.units, (unit) => unit.card === card && unit.owner === owner && unit.at >= 0);
  for (const id of units.slice(0, Math.max(0, units.length - allowed))) removeUnit(play, id);
  const markers = idsOf(state.markers, (one) => one.card === card && one.owner === owner && one.order >= 0);
  markers.sort((a, b) => state.markers[a]!.order - state.markers[b]!.order);
  for (const id of markers.slice(0, Math.max(0, markers.length - allowed))) removeMarker(play, id);
}

function idsOf<One>(list: readonly One[], is: (one: One) => boolean): number[] {
  const found: number[] = [];
  list.forEach((one, id) => {
    if (is(one)) found.push(id);
  });
  return found;
}

/** Off the map without dying. */
function removeUnit({ state, emit }: Play, id: number): void {
  const unit = state.units[id];
  if (unit === undefined || unit.at < 0) return;
  const { at } = unit;
  unit.at = -1;
  unit.health = 0;
  unit.overshield = 0;
  unit.tokens = [];
  drop(state, id);
  emit({ event: 'removed', unit: id, at });
}

function removeMarker({ state, emit }: Play, id: number): void {
  const marker = state.markers[id];
  if (marker === undefined || marker.order < 0) return;
  marker.order = -1;
  emit({ event: 'removed', marker: id, at: marker.at });
}

export const remove: Run<'remove'> = (at) => {
  const { play, node, self } = at;
  const { what } = node;
  if (typeof what !== 'string') {
    const lying = markersOf(play, what, self);
    if (what.first) lying.sort((a, b) => play.state.markers[a]!.order - play.state.markers[b]!.order);
    const [markers, objects] = [what.first ? lying.slice(0, 1) : lying, objectsOf(play, what, self)];
    for (const id of markers) takeMarker(play, id, node.destroyed);
    for (const id of objects) takeUnit(at, id);
    noteRemoved(at, markers.length + objects.length);
    return true;
  }
  if (what === 'marker' && self.bound.marker >= 0) takeMarker(play, self.bound.marker, node.destroyed);
  else takeUnit(at, unitOf(what, self));
  noteRemoved(at, 1);
  return true;
};

/** What its text says of being destroyed is found while it still lies there. */
export function takeMarker(play: Play, id: number, destroyed = false): void {
  const { at = -1, order = -1 } = play.state.markers[id] ?? {};
  if (destroyed && order >= 0) fire(play, { on: 'destroyed', unit: -1, marker: id, space: at });
  removeMarker(play, id);
}

function takeUnit({ play, node, self }: At<NodeOf<'remove'>>, id: number): void {
  if (node.destroyed) kill(play, id, self.unit);
  else removeUnit(play, id);
}
