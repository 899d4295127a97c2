import { type AreaSource, extentOf, middleOf, nextSpaces, placements, reached } from '../../board/area.ts';
import { inRange } from '../../board/range.ts';
import { sightWith } from '../../board/sight.ts';
import { isHidden, reachOf, spacesIn } from '../aim.ts';
import { boardOf } from '../board-now.ts';
import type { Look, Self } from '../play.ts';
import { reshaped } from '../reshaping.ts';
import { outerOf } from '../resolve.ts';
import { obstacles } from '../see.ts';
import { nearEnough } from '../sight-limit.ts';
import { isUnit, spaceOf, spacesOf, spacesOfUnit, spotOf, unitOf, unitsOf } from '../who.ts';
import { type At, ask, enter, type NodeOf, type Run } from './at.ts';
import { included, intercepted, noteAttackOnAll, offerInstantsOfAll, runForEach } from './each.ts';

type Lay = At<NodeOf<'area'>>;

/** `Frame.step`, in order. */
const steps = { source: 0, placing: 1, growing: 2, instants: 3, units: 4, spaces: 5 } as const;

/**
 * Lays an area (T-100 to T-109): its source is chosen or named, then how it lies where there is a choice; then the list runs for each
 * unit in it and `spaces` for each space. `Frame.notes` holds the source, then the spaces chosen so far.
 */
export const area: Run<'area'> = (printed, answer) => {
  const at: Lay = { ...printed, node: reshaped(printed.play, printed.node, printed.self) };
  const { frame } = at;
  switch (frame.step ?? steps.source) {
    case steps.source:
      return chooseSource(at, answer);
    case steps.placing:
      return place(at, answer);
    case steps.growing:
      if (answer === -1) return lay(at, frame.notes?.slice(1) ?? []);
      frame.notes?.push(answer ?? -1);
      return growArea(at);
    case steps.instants:
      lookAgain(at);
      return runForUnits(at);
    case steps.units:
      return runForSpaces(at);
    default:
      if (isAroundPiece(at.node)) at.resolution.bound.marker = frame.notes?.[0] ?? -1;
      return true;
  }
};

/** "Place a Well, and burst 2 of it becomes Mud": the Well is "it" behind that, and nothing that its spaces have become. */
const isAroundPiece = ({ of, range }: NodeOf<'area'>): boolean => of === 'marker' && range === undefined;

function chooseSource(at: Lay, answer: number | undefined): boolean {
  const { play, node, self, frame } = at;
  if (node.range === undefined) {
    frame.notes = [spaceOf(play, node.of, self)];
    return beginPlacing(at);
  }
  let picked = answer;
  if (picked === undefined) {
    const reach = reachOf(play, { range: node.range, from: node.of, sight: node.sight }, self);
    const options = reach === undefined ? [] : spacesIn(play, reach);
    const worth = node.spaces === undefined ? options.filter((space) => couldInclude(at, space)) : options;
    const listed = Math.max(1, worth.length);
    const rest = listed < options.length ? options.filter((space) => !worth.includes(space)) : [];
    picked = ask(play, {
      seat: self.seat,
      ask: 'space',
      options: worth.concat(rest),
      mayStop: false,
      unit: self.unit,
      ...(listed < options.length && { listed }),
    });
    if (picked === undefined) return false;
  }
  frame.notes = [picked];
  return beginPlacing(at);
}

/** Whether an area from a space could include anybody whom the text names: what else is legal is not worth listing. */
function couldInclude({ play, node, self }: Lay, space: number): boolean {
  const { game, state } = play;
  const board = boardOf(game, state)!;
  const far = extentOf(node.shape);
  for (let id = 0; id < state.units.length; id++) {
    const unit = state.units[id]!;
    if (unit.at < 0 || !inRange(board, space, unit.at, undefined, far, 1, game.cards[unit.card]!.size)) continue;
    if (isUnit(play, id, node.who, self)) return true;
  }
  return false;
}

/** T-109: the source is a chosen space, or what the text names. */
function sourceOf({ play, node, self, frame }: Lay): AreaSource {
  const { game, state } = play;
  const at = frame.notes?.[0] ?? -1;
  const unit = node.range === undefined ? unitOf(node.of, self) : -1;
  const one = state.units[unit];
  const spot = node.range === undefined && node.of === 'you' ? spotOf(play, self) : undefined;
  const size = spot?.size ?? (one !== undefined && one.at === at ? game.cards[one.card]!.size : 1);
  const user = userOf(play, self);
  // T-079c: what is dark as seen from the source is not reached.
  if (!node.sight) return { at, size, ...user };
  const board = boardOf(game, state)!;
  const viewer = spot === undefined ? unit : (spot.unit ?? -1);
  const row = sightWith(board, at, obstacles(play, viewer >= 0 ? [viewer] : [], self.unit), size);
  return { at, size, ...user, sight: nearEnough(play, board, unit, row, at, size) };
}

/** Who lays an area, as its source needs it. */
export function userOf(look: Look, self: Self): Pick<AreaSource, 'user' | 'facing'> {
  const { state, game } = look;
  const spot = spotOf(look, self);
  if (spot !== undefined) return { user: { at: spot.at, size: spot.size } };
  const one = state.units[self.unit];
  if (one === undefined || one.at < 0) return {};
  const facing = one.facing >= 0 && { facing: one.facing };
  return { user: { at: one.at, size: game.cards[one.card]!.size }, ...facing };
}

function beginPlacing(at: Lay): boolean {
  const { frame, node } = at;
  if ((frame.notes?.[0] ?? -1) < 0) return true;
  if (node.shape.shape === 'path' || node.shape.shape === 'spaces') return growArea(at);
  return place(at, undefined);
}

/** Paths and groups of spaces are chosen space by space (T-106). */
function growArea(at: Lay): boolean {
  const { play, node, self, frame } = at;
  const { shape } = node;
  if (shape.shape !== 'path' && shape.shape !== 'spaces') return true;
  const notes = frame.notes ?? [];
  const source = sourceOf(at);
  const board = boardOf(play.game, play.state)!;
  for (;;) {
    const options = nextSpaces(board, shape, source, notes.slice(1));
    if (options.length === 0) return lay(at, notes.slice(1));
    // Of up to so many spaces one is chosen at least.
    const mayStop = shape.shape === 'spaces' && shape.upTo === true && notes.length > 1;
    const picked = ask(play, { seat: self.seat, ask: 'space', options, mayStop, unit: self.unit });
    if (picked === undefined) {
      frame.step = steps.growing;
      return false;
    }
    if (picked < 0) return lay(at, notes.slice(1));
    notes.push(picked);
  }
}

/** How a line or rectangle lies; of a burst there is one way. */
function place(at: Lay, answer: number | undefined): boolean {
  const { play, node, self, frame } = at;
  const board = boardOf(play.game, play.state)!;
  const before = node.other ? self.bound.area[0] : undefined;
  const found = placements(board, node.shape, sourceOf(at))
    .filter(([first]) => before === undefined || first !== before)
    .map((spaces) => ending(at, spaces));
  if (answer !== undefined) return lay(at, orderOf(at, found)[answer] ?? []);
  const order = orderOf(at, found);
  const listed = Math.max(1, order.filter((spaces) => isWorth(at, spaces)).length);
  const picked = ask(play, {
    seat: self.seat,
    ask: 'placement',
    options: order.map((_, index) => index),
    mayStop: false,
    unit: self.unit,
    placements: order,
    ...(listed < order.length && { listed }),
  });
  if (picked === undefined) {
    frame.step = steps.placing;
    return false;
  }
  return lay(at, order[picked] ?? []);
}

/** "Stops at the first enemy": the spaces of a line up to there. */
function ending({ play, node, self }: Lay, spaces: number[]): number[] {
  const { ends } = node;
  if (ends === undefined) return spaces;
  const stop = spaces.findIndex((space) =>
    play.state.units.some(
      ({ at }, id) =>
        at >= 0 && spacesOfUnit(play, play.state.units[id]!).includes(space) && isUnit(play, id, ends, self),
    ),
  );
  return stop < 0 ? spaces : spaces.slice(0, stop + 1);
}

/** Placements that the text allows, those that do something first. T-152: none that includes only somebody invisible, if it can be avoided. */
function orderOf(at: Lay, found: readonly number[][]): number[][] {
  const { play, node, self } = at;
  const hidden = play.state.units.flatMap((unit, id) =>
    unit.at >= 0 && isHidden(play, id, self) ? [spacesOfUnit(play, unit)] : [],
  );
  const isLegal = (spaces: readonly number[]): boolean =>
    !hidden.some((covered) => covered.some((space) => spaces.includes(space))) ||
    unitsInside(at, spaces, true).length > 0;
  const over = node.over === undefined ? [] : spacesOf(play, node.over, self);
  const covering = found.filter((spaces) => over.some((space) => spaces.includes(space)));
  const meant = covering.length > 0 ? covering : found;
  const legal = hidden.length === 0 ? meant : meant.filter(isLegal);
  const all = legal.length > 0 ? legal : meant;
  const worth = all.filter((spaces) => isWorth(at, spaces));
  return worth.length === all.length ? worth.slice() : [...worth, ...all.filter((spaces) => !isWorth(at, spaces))];
}

const isWorth = (at: Lay, spaces: readonly number[]): boolean =>
  at.node.spaces !== undefined || unitsInside(at, spaces, false).length > 0;

/** What an instant has put in the way in the meantime keeps the area from what lies behind it (T-079c). */
function lookAgain(at: Lay): void {
  const { bound } = at.resolution;
  bound.area = reached(boardOf(at.play.game, at.play.state)!, sourceOf(at), bound.area);
}

/** Units in some spaces: those whom the text names, or all that can be seen, the user left out. */
function unitsInside({ play, node, self }: Lay, spaces: readonly number[], anybody: boolean): number[] {
  const found: number[] = [];
  for (let id = 0; id < play.state.units.length; id++) {
    const unit = play.state.units[id]!;
    if (unit.at < 0 || !spacesOfUnit(play, unit).some((space) => spaces.includes(space))) continue;
    if (anybody ? id !== self.unit && !isHidden(play, id, self) : isUnit(play, id, node.who, self)) found.push(id);
  }
  return found;
}

/** The area lies: who is in it may use instants, then the list runs for each. */
function lay(at: Lay, spaces: readonly number[]): boolean {
  const { play, self, resolution, frame } = at;
  resolution.bound.area = spaces.slice();
  resolution.bound.space = frame.notes?.[0] ?? -1;
  const centre = middle(at, spaces);
  if (centre === undefined) delete resolution.bound.middle;
  else resolution.bound.middle = centre;
  if (self.unit >= 0) play.emit({ event: 'area', unit: self.unit, spaces: spaces.slice() });
  if (offerInstantsOfAll(at, unitsOfArea(at))) {
    frame.step = steps.instants;
    return false;
  }
  return runForUnits(at);
}

/** The middle of a square or rectangle with odd sides: its source may be any of its spaces. */
function middle(at: Lay, spaces: readonly number[]): number | undefined {
  const { shape } = at.node;
  if (shape.shape !== 'rectangle' || shape.columns % 2 === 0 || shape.rows % 2 === 0) return undefined;
  return middleOf(boardOf(at.play.game, at.play.state)!, shape, sourceOf(at), spaces);
}

/** Who is in the area. T-102: not the user of an area centred on itself, unless the text or the rule option includes it. */
function unitsOfArea(at: Lay): number[] {
  const { play, node, self, resolution } = at;
  const { area: spaces } = resolution.bound;
  const isOwnArea = node.range === undefined && node.of === 'you' && node.who.side === 'any';
  const leavesOutUser = isOwnArea && !node.user && !play.game.options.areaIncludesUser;
  const inside = unitsOf(play, node.who, self).filter(
    (id) =>
      !(leavesOutUser && id === self.unit) &&
      spacesOfUnit(play, play.state.units[id]!).some((space) => spaces.includes(space)),
  );
  return included(at, inside);
}

function runForUnits(at: Lay): boolean {
  const { frame, node } = at;
  frame.step = steps.units;
  const units = intercepted(at, inOrder(at, unitsOfArea(at)), frame.notes?.[0]);
  return runForEach(at, node.then, units, node.attack) ? false : runForSpaces(at);
}

/** Those in a line or on a path one after the other, as they come. */
function inOrder({ play, node, resolution }: Lay, units: number[]): number[] {
  const { shape } = node.shape;
  if (units.length < 2 || (shape !== 'line' && shape !== 'path')) return units;
  const { area } = resolution.bound;
  const place = (id: number): number =>
    area.findIndex((space) => spacesOfUnit(play, play.state.units[id]!).includes(space));
  return units
    .map((id) => [place(id), id] as const)
    .sort(([a], [b]) => a - b)
    .map(([, id]) => id);
}

function runForSpaces(at: Lay): boolean {
  const { frame, node, resolution } = at;
  frame.step = steps.spaces;
  noteAttackOnAll(at);
  const items = resolution.bound.area.slice();
  if (node.spaces === undefined || node.spaces.length === 0 || items.length === 0) return true;
  if (isAroundPiece(node)) frame.notes = [resolution.bound.marker];
  enter(at, node.spaces, { over: 'spaces', items, outer: outerOf(resolution) });
  resolution.bound.space = items[0]!;
  return false;
}
