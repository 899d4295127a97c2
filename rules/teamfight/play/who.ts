import { squareSpaces, stepX, stepY } from '../../spaces.ts';
import { edgesFrom, spacesBeside } from '../board/edges.ts';
import { leavesMap } from '../board/mover.ts';
import { distance, inRange } from '../board/range.ts';
import { strandReaches } from '../board/reached.ts';
import type { Place, Range, Ref, Who } from '../program.ts';
import type { Spot } from '../resolution.ts';
import type { Marker, Unit } from '../state.ts';
import { liesAcross } from './across.ts';
import { boardOf } from './board-now.ts';
import { withEach } from './bound.ts';
import { all } from './condition.ts';
import { isHazardous } from './hazard.ts';
import { lastStep } from './onward.ts';
import type { Look, Self } from './play.ts';
import { areBetween, seesSpace } from './see.ts';
import { hasWallBeside } from './walls.ts';

/** The unit that `ref` names, -1 for none. */
export function unitOf(ref: Ref, self: Self): number {
  switch (ref) {
    case 'you':
      return self.unit;
    case 'space':
    case 'left':
    case 'began':
    case 'vacated':
    case 'middle':
      return -1;
    case 'met':
      return self.bound.stopped?.met ?? -1;
    case 'noted':
      return self.bound.noted ?? -1;
    case 'struck':
      return self.bound.hits?.[0] ?? -1;
    case 'marker':
      return self.bound.marker <= -2 ? -2 - self.bound.marker : -1;
    default:
      return self.bound[ref];
  }
}

/** Where a text is used from, where that is not where its bearer stands. */
export const spotOf = ({ state }: Look, { unit, spot }: Self): Spot | undefined =>
  spot?.fallen && (state.units[unit]?.at ?? -1) >= 0 ? undefined : spot;

/** The space that `ref` names, the top left one of a large unit. What has left the map stands where the trigger says it was. */
export function spaceOf(look: Look, ref: Ref, self: Self): number {
  if (ref === 'space') return self.bound.space;
  if (ref === 'you' && self.spot !== undefined) return spotOf(look, self)?.at ?? look.state.units[self.unit]?.at ?? -1;
  if (ref === 'left') return self.bound.left ?? -1;
  if (ref === 'began') return look.state.units[self.unit]?.began ?? -1;
  if (ref === 'vacated') return self.bound.vacated ?? -1;
  if (ref === 'middle') return self.bound.middle ?? middleOf(look, self);
  if (ref === 'marker' && self.bound.marker >= 0) return look.state.markers[self.bound.marker]?.at ?? -1;
  const at = look.state.units[unitOf(ref, self)]?.at ?? -1;
  return at >= 0 ? at : self.bound.space;
}

/** The middle space of the marker whose text it is, one with odd sides: of an area that of the area as it was laid; -1 where none is. */
function middleOf(look: Look, self: Self): number {
  const marker = look.state.markers[self.bound.marker];
  const board = boardOf(look.game, look.state);
  if (marker === undefined || board === undefined) return -1;
  if (marker.spaces !== undefined) return marker.middle ?? -1;
  const half = ((look.game.cards[marker.card]?.size ?? 1) - 1) / 2;
  return Number.isInteger(half) ? marker.at + half * (board.columns + 1) : -1;
}

/** One space, whoever stands there. */
const isPoint = (ref: Ref): boolean =>
  ref === 'space' || ref === 'left' || ref === 'began' || ref === 'vacated' || ref === 'middle';

/** All spaces that `ref` covers: more than one for a large unit or marker. */
export function spacesOf(look: Look, ref: Ref, self: Self): readonly number[] {
  const at = spaceOf(look, ref, self);
  if (at < 0) return [];
  if (isPoint(ref)) return [at];
  const spot = ref === 'you' ? spotOf(look, self) : undefined;
  if (spot !== undefined) return squareAt(look, at, spot.size);
  if (ref === 'marker' && self.bound.marker >= 0) return spacesAt(look, look.state.markers[self.bound.marker], at);
  return spacesAt(look, look.state.units[unitOf(ref, self)], at);
}

/** The piece whose text it is. */
export const pieceOf = ({ state }: Look, self: Self): Marker | Unit | undefined =>
  self.bound.marker >= 0 ? state.markers[self.bound.marker] : state.units[unitOf('marker', self)];

/** The spaces that a unit on the map covers (T-084). */
export function spacesOfUnit(look: Look, unit: Unit): readonly number[] {
  return unit.at < 0 ? [] : spacesAt(look, unit, unit.at);
}

/** Where a unit stood when the turn that runs began; none where it was not on the map. */
export function spacesAtTurnStart(look: Look, id: number): readonly number[] {
  const at = look.state.turn?.places?.[id] ?? -1;
  return at < 0 ? [] : spacesAt(look, look.state.units[id], at);
}

/** The edges that a piece lies on; none for what stands in spaces. */
export function edgesOf(look: Look, { edge, long = 1 }: Pick<Marker, 'edge' | 'long'>): readonly number[] {
  const board = boardOf(look.game, look.state);
  return edge === undefined || board === undefined ? [] : edgesFrom(board, edge, long);
}

/** T-171: what a unit or marker covers at a space; what lies on edges is on both sides of them. */
export function spacesAt(look: Look, piece: Unit | Marker | undefined, at: number): readonly number[] {
  if (piece === undefined) return [at];
  const board = boardOf(look.game, look.state);
  if (piece.edge !== undefined && board !== undefined) return spacesBeside(board, edgesOf(look, piece));
  if ('spaces' in piece && piece.spaces !== undefined) return piece.spaces;
  return squareAt(look, at, look.game.cards[piece.card]?.size ?? 1);
}

/** The square of `size` spaces a side whose top left space is `at`. */
export function squareAt(look: Look, at: number, size: number): readonly number[] {
  const board = boardOf(look.game, look.state);
  return board === undefined ? [at] : squareSpaces(board, at, size);
}

/** Distance between two sets of spaces: the least of any pair (T-080, T-084). Infinite when one is empty. */
export function distanceBetween(look: Look, from: readonly number[], to: readonly number[]): number {
  const columns = boardOf(look.game, look.state)?.columns ?? 1;
  let least = Number.POSITIVE_INFINITY;
  for (const a of from) for (const b of to) least = Math.min(least, distance(columns, a, b));
  return least;
}

/** Whether any space of one set is in range of any of another; range 1 does not cross a height step (T-079d). */
export function areInRange(look: Look, from: readonly number[], to: readonly number[], range: Range): boolean {
  const board = boardOf(look.game, look.state);
  const far = distanceBetween(look, from, to);
  if (board === undefined || far < (range.min ?? 0) || far > (range.max ?? Number.POSITIVE_INFINITY)) return false;
  return range.max !== 1 || !board.hasSteps || from.some((a) => to.some((b) => inRange(board, a, b, range.min, 1)));
}

/** Every unit on the map that `who` names, by index. */
export function unitsOf(look: Look, who: Who, self: Self): number[] {
  const found: number[] = [];
  const { units } = look.state;
  if (who.side === 'you') return self.unit >= 0 && isUnit(look, self.unit, who, self) ? [self.unit] : found;
  for (let id = 0; id < units.length; id++) if (isUnit(look, id, who, self)) found.push(id);
  return found;
}

/** Whether a unit on the map is one of those that `who` names. */
export function isUnit(look: Look, id: number, who: Who, self: Self): boolean {
  const unit = look.state.units[id];
  if (unit === undefined || unit.at < 0) return false;
  return (
    mayBe(look, id, who, self) &&
    (who.places ?? []).every((place) => {
      const other = besides(place, 'each');
      const isOfItself = typeof place.zone === 'object' && place.zone.of === 'each';
      return inPlace(look, spacesOfUnit(look, unit), other, other === place && !isOfItself ? self : withEach(self, id));
    })
  );
}

/** "Adjacent to a unit" is to another one than itself. */
export function besides(place: Place, itself: Ref): Place {
  if (place.any !== undefined) return { ...place, any: place.any.map((one) => besides(one, itself)) };
  if (typeof place.of !== 'object' || !('nearest' in place.of)) return place;
  const { nearest } = place.of;
  return { ...place, of: { nearest: { ...nearest, except: [...(nearest.except ?? []), itself] } } };
}

/** As `isUnit`, for a unit that may have left the map: everything but its place. */
export function mayBe(look: Look, id: number, who: Who, self: Self): boolean {
  const unit = look.state.units[id];
  if (unit === undefined || !isOnSide(look, unit, id, who.side, self)) return false;
  if (who.except?.some((ref) => unitOf(ref, self) === id)) return false;
  const card = look.game.cards[unit.card];
  if (card === undefined) return false;
  if (who.kind !== undefined && !isKind(who.kind, card.object, unit.owner === id)) return false;
  if (who.yours && (unit.owner !== self.unit || id === self.unit)) return false;
  if (who.summoner && (id === self.unit || id !== look.state.units[self.unit]?.owner)) return false;
  if (who.card !== undefined && card.ref !== who.card) return false;
  return who.if === undefined || all(look, who.if, withEach(self, id));
}

/** A hero is who has columns of its own, in whatever form; every other unit is a summon. */
function isKind(kind: NonNullable<Who['kind']>, object: boolean, hero: boolean): boolean {
  switch (kind) {
    case 'object':
      return object;
    case 'unit':
      return !object;
    case 'hero':
      return hero;
    case 'summon':
      return !object && !hero;
  }
}

function isOnSide(look: Look, unit: Unit, id: number, side: Who['side'], self: Self): boolean {
  switch (side) {
    case 'any':
      return true;
    case 'you':
      return id === self.unit;
    case 'enemy':
      return unit.seat !== self.seat && (unit.seat >= 0 || look.game.cards[unit.card]?.nature.hostile === true);
    case 'friend':
      return unit.seat === self.seat;
    case 'ally':
      return unit.seat === self.seat && id !== self.unit;
  }
}

/** Whether any of some spaces, taken together as one thing, is where `place` says. */
export function inPlace(look: Look, spaces: readonly number[], place: Place, self: Self): boolean {
  if (place.range !== undefined || place.sight) {
    const from = originsOf(look, place.of ?? 'you', self);
    const looker = typeof place.of === 'object' ? -1 : unitOf(place.of ?? 'you', self);
    if (!from.some((origin) => reaches(look, origin, spaces, place, looker))) return false;
  }
  if (place.clear && !isClear(look, spaces, place.of ?? 'you', self)) return false;
  if (
    place.between !== undefined &&
    !areBetween(look, spaces, spacesOf(look, 'you', self), spacesOf(look, place.between, self))
  )
    return false;
  if (place.sees !== undefined && !seen(look, spaces, place.sees, self)) return false;
  if (place.inArea && !spaces.some((space) => self.bound.area.includes(space))) return false;
  if (place.besideArea && !isBesideArea(look, spaces, self.bound.area)) return false;
  if (place.walled && !isBesideWall(look, spaces)) return false;
  if (place.zone !== undefined && !isInZone(look, spaces, place.zone, self)) return false;
  if (place.point && !spaces.some((space) => (boardOf(look.game, look.state)?.control[space] ?? -1) >= 0)) return false;
  if (place.edge && !spaces.some((space) => isAtEdge(look, space))) return false;
  if (place.row && !sharesRow(look, spaces, originsOf(look, place.of ?? 'you', self))) return false;
  if (place.rough && !spaces.some((space) => isRough(look, space))) return false;
  if (place.hazardous && !spaces.some((space) => isHazardous(look, space))) return false;
  if (place.passed && !spaces.some((space) => self.bound.path?.includes(space))) return false;
  if (place.passedByThem && !spaces.some((space) => self.bound.theirWay?.includes(space))) return false;
  if (place.besideWay && !(self.bound.path ?? []).some((one) => areInRange(look, [one], spaces, { max: 1 })))
    return false;
  if (place.ahead && !isAhead(look, spaces, self)) return false;
  if (place.any !== undefined && !place.any.some((one) => inPlace(look, spaces, one, self))) return false;
  if (place.across !== undefined && !isAcross(look, spaces, place.across, self)) return false;
  if (place.on !== undefined && !spaces.some((space) => isOn(look, space, place.on as string))) return false;
  if (place.strand !== undefined && !inStrand(look, spaces, place, self)) return false;
  return place.facing === undefined || faces(look, spaces, place.facing, self);
}

const isBesideArea = (look: Look, spaces: readonly number[], area: readonly number[]): boolean =>
  !spaces.some((space) => area.includes(space)) && areInRange(look, area, spaces, { max: 1 });

/** Whether somebody who leaves a place as a whole is in it still: on ground that lies there in one space it is so on each other one of the same side, too. */
export function staysIn(look: Look, spaces: readonly number[], place: Place, self: Self): boolean {
  if (inPlace(look, spaces, place, self)) return true;
  const { markers } = look.state;
  const ground = place.of === 'marker' && place.range?.max === 0 ? markers[self.bound.marker] : undefined;
  if (ground === undefined || look.game.cards[ground.card]?.kind !== 'terrain') return false;
  return markers.some(
    (one) =>
      one.card === ground.card &&
      one.seat === ground.seat &&
      spacesAt(look, one, one.at).some((space) => spaces.includes(space)),
  );
}

/** A part of the map that is entered once, however far one goes on in it. */
export const isRegion = ({ point, zone, inArea }: Place): boolean =>
  point === true || zone !== undefined || inArea === true;

/** Whether somebody comes into a range from out of it: into that of any of several things of which it was not in that range before. */
export function comesNear(
  look: Look,
  from: readonly number[],
  to: readonly number[],
  place: Place,
  self: Self,
): boolean {
  if (!inPlace(look, to, place, self)) return false;
  if (typeof place.of !== 'object') return !inPlace(look, from, place, self);
  return originsOf(look, place.of, self).some(
    (origin) => reaches(look, origin, to, place) && !reaches(look, origin, from, place),
  );
}

/** Sight is asked of who looks: it is not the same from the other side (T-078). */
const seen = (look: Look, from: readonly number[], ref: Ref, self: Self): boolean =>
  spacesOf(look, ref, self).some((to) => from.some((space) => seesSpace(look, space, to)));

/** T-079a: units stand in the way only where a text says so. Nobody stands in his own way. */
function isClear(look: Look, spaces: readonly number[], of: NonNullable<Place['of']>, self: Self): boolean {
  return originsOf(look, of, self).some((origin) => {
    const between = look.state.units.flatMap((unit) => {
      const held = unit.edge === undefined ? spacesOfUnit(look, unit) : [];
      return held.some((space) => spaces.includes(space) || origin.includes(space)) ? [] : held;
    });
    return origin.some((from) => spaces.some((to) => seesSpace(look, from, to, between)));
  });
}

function isInZone(look: Look, spaces: readonly number[], zone: NonNullable<Place['zone']>, self: Self): boolean {
  const { red, units } = look.state;
  // Where it is asked as somebody comes there, that one is `trigger`.
  const of = typeof zone === 'object' && zone.of === 'each' && self.bound.each < 0 ? 'trigger' : undefined;
  const seat = typeof zone === 'object' ? units[unitOf(of ?? zone.of, self)]?.seat : self.seat;
  // Who is on no side has no zone (-1).
  if (seat === undefined || seat < 0) return false;
  const isOwn = typeof zone === 'object' ? zone.against !== true : zone === 'own';
  const colour = (seat === red) === isOwn ? 0 : 1;
  const inside = boardOf(look.game, look.state)?.zones[colour] ?? [];
  return spaces.some((space) => inside.includes(space));
}

/** Whether some spaces are the next one of the straight way that the unit has gone; one larger than a space meets nobody so. */
function isAhead(look: Look, spaces: readonly number[], self: Self): boolean {
  const board = boardOf(look.game, look.state);
  const at = look.state.units[self.unit]?.at ?? -1;
  const direction = lastStep(look, self);
  if (board === undefined || direction < 0) return false;
  const next = at + stepX[direction]! + stepY[direction]! * board.columns;
  // A wall lies there, or the map ends.
  return spaces.includes(next) && (board.walls[at]! & (1 << direction)) === 0;
}

const isAcross = (look: Look, spaces: readonly number[], { of, from }: NonNullable<Place['across']>, self: Self) =>
  liesAcross(
    boardOf(look.game, look.state)?.columns ?? 1,
    spaces,
    spacesOf(look, of, self),
    spacesOf(look, from, self),
  );

/** Whether a space lies on an outer row or column of the map. */
function isAtEdge({ game, state }: Look, space: number): boolean {
  const board = boardOf(game, state);
  return board !== undefined && [0, 1, 2, 3].some((direction) => leavesMap(board, space, direction));
}

/** Whether some spaces and others share a row or column. */
function sharesRow({ game, state }: Look, spaces: readonly number[], origins: readonly (readonly number[])[]): boolean {
  const columns = boardOf(game, state)?.columns ?? 1;
  const inRow = (a: number, b: number): boolean =>
    a % columns === b % columns || Math.floor(a / columns) === Math.floor(b / columns);
  return origins.some((origin) => origin.some((from) => spaces.some((space) => inRow(from, space))));
}

/** T-174: difficult ground, painted or laid. */
function isRough(look: Look, space: number): boolean {
  const { game, state } = look;
  if ((boardOf(game, state)?.enterCost[space] ?? 1) > 1) return true;
  return state.markers.some(
    (marker) =>
      marker.order >= 0 &&
      (game.cards[marker.card]?.enterCost ?? 1) > 1 &&
      spacesAt(look, marker, marker.at).includes(space),
  );
}

function isBesideWall(look: Look, spaces: readonly number[]): boolean {
  const board = boardOf(look.game, look.state);
  return board !== undefined && spaces.some((space) => hasWallBeside(look, board, space));
}

/** Whether some spaces are as far from an origin as a place says, and seen where it asks for that. */
export function reaches(
  look: Look,
  origin: readonly number[],
  spaces: readonly number[],
  place: Place,
  looker = -1,
): boolean {
  if (place.straight && !origin.some((from) => spaces.some((to) => isStraightBeside(look, from, to)))) return false;
  if (place.range !== undefined && !areInRange(look, origin, spaces, place.range)) return false;
  return !place.sight || origin.some((from) => spaces.some((to) => seesSpace(look, from, to, undefined, looker)));
}

function isStraightBeside(look: Look, from: number, to: number): boolean {
  const columns = boardOf(look.game, look.state)?.columns ?? 1;
  const dx = Math.abs((from % columns) - (to % columns));
  const dy = Math.abs(Math.floor(from / columns) - Math.floor(to / columns));
  return dx + dy <= 1;
}

function inStrand(look: Look, spaces: readonly number[], { strand, of = 'you' }: Place, self: Self): boolean {
  const board = boardOf(look.game, look.state);
  if (board === undefined || strand === undefined) return false;
  const way = strand.shape === 'line' && strand.forward ? (look.state.units[self.unit]?.facing ?? -1) : undefined;
  return originsOf(look, of, self).some((from) =>
    spaces.some((space) => strandReaches(board, strand, from, space, way)),
  );
}

/** From where a place is measured: one thing, or each of several that could be meant. */
export function originsOf(look: Look, of: NonNullable<Place['of']>, self: Self): readonly (readonly number[])[] {
  if (typeof of === 'string') return [spacesOf(look, of, self)];
  const { state, game } = look;
  if ('marker' in of) {
    const card = game.cardOf.get(of.marker);
    const isMeant = (owner: number): boolean => !of.yours || owner === self.unit;
    const units = state.units
      .filter((unit) => unit.card === card && unit.at >= 0 && isMeant(unit.owner))
      .map((unit) => spacesOfUnit(look, unit));
    const markers = state.markers.filter(
      (marker) => marker.card === card && marker.order >= 0 && isMeant(marker.owner),
    );
    const painted = of.yours ? undefined : paintedWith(look, card);
    return [...units, ...markers.map((marker) => spacesAt(look, marker, marker.at)), ...(painted ? [painted] : [])];
  }
  if ('aimed' in of) {
    const aimed = (self.bound.aimed ?? []).filter((id) => isUnit(look, id, { side: of.aimed }, self));
    return aimed.map((id) => spacesOfUnit(look, state.units[id] as Unit));
  }
  if ('points' in of) {
    const board = boardOf(game, state);
    return (board?.controlPoints ?? []).map((_, point) =>
      Array.from(board?.control.keys() ?? []).filter((space) => board?.control[space] === point),
    );
  }
  return unitsOf(look, of.nearest, self).map((id) => spacesOfUnit(look, state.units[id] as Unit));
}

/** The spaces of a map that are painted with a terrain; undefined where none is. */
function paintedWith({ game, state }: Look, card: number | undefined): readonly number[] | undefined {
  if (card === undefined || game.cards[card]?.kind !== 'terrain') return undefined;
  const terrain = boardOf(game, state)?.terrain ?? [];
  const spaces = Array.from(terrain.keys()).filter((space) => terrain[space] === card);
  return spaces.length > 0 ? spaces : undefined;
}

/** Whether a space has this terrain, or a marker of this card, by reference. */
function isOn(look: Look, space: number, ref: string): boolean {
  const { game, state } = look;
  const card = game.cardOf.get(ref);
  if (card === undefined) return false;
  if (boardOf(game, state)?.terrain[space] === card) return true;
  return state.markers.some(
    (marker) => marker.card === card && marker.order >= 0 && spacesAt(look, marker, marker.at).includes(space),
  );
}

/** Front is the bearer's own row and everything before it; behind is the rest. */
function faces(look: Look, spaces: readonly number[], side: 'front' | 'behind', self: Self): boolean {
  const bearer = look.state.units[self.unit];
  const columns = boardOf(look.game, look.state)?.columns ?? 1;
  if (bearer === undefined || bearer.facing < 0) return false;
  const ahead = (space: number): number => {
    const x = (space % columns) - (bearer.at % columns);
    const y = Math.floor(space / columns) - Math.floor(bearer.at / columns);
    return [-y, x, y, -x][bearer.facing] ?? 0;
  };
  return spaces.some((space) => (side === 'front' ? ahead(space) >= 0 : ahead(space) < 0));
}

/** How many of a token a unit has, of those that `giver` gave where that is asked. For a Mark, every token that counts as one (T-154). */
export function countTokens(look: Look, id: number, ref: string, giver?: number): number {
  const { game, state } = look;
  const unit = state.units[id];
  const card = game.cardOf.get(ref);
  if (unit === undefined || card === undefined) return 0;
  const marks = game.cards[card]?.name === 'Mark';
  let count = 0;
  for (const token of unit.tokens) {
    if (giver !== undefined && token.from !== giver) continue;
    if (token.card === card || (marks && isMark(look, unit.seat, token.card, token.from))) count += token.count;
  }
  return count;
}

/** T-154: any token with Mark in its name, or one given by an enemy that raises damage received or makes undefendable. */
function isMark(look: Look, seat: number, card: number, from: number): boolean {
  const token = look.game.cards[card];
  if (token === undefined) return false;
  if (/\bmark\b/i.test(token.name)) return true;
  const giver = look.state.units[from];
  if (giver === undefined || giver.seat === seat) return false;
  return (look.game.ruleLists[token.rules] ?? []).some(
    (rule) =>
      (rule.rule === 'is' && rule.flag === 'undefendable' && rule.who.side === 'you') ||
      (rule.rule === 'change' &&
        rule.what === 'damage-received' &&
        ((rule.add?.base ?? 0) > 0 || (rule.percent ?? rule.percents?.terms?.[0]?.each ?? 0) > 0)),
  );
}
