import type { Seat } from '../../../kernel/rules.ts';
import { directionTo } from '../../../spaces.ts';
import type { Ref, Who } from '../../program.ts';
import { reachOf, spacesIn } from '../aim.ts';
import { boardOf } from '../board-now.ts';
import { markersOf } from '../condition.ts';
import { rollDie } from '../die.ts';
import { isEmpty } from '../empty.ts';
import { fallenOn } from '../fallen.ts';
import { outerOf } from '../resolve.ts';
import { textName } from '../text-name.ts';
import { distanceBetween, inPlace, reaches, spacesOf, spacesOfUnit, unitsOf } from '../who.ts';
import { type At, ask, enter, type NodeOf, type Run } from './at.ts';

/** `Frame.step` while the list runs for the chosen spaces. */
const running = 2;

/** Whether the marker that the text asks for lies there, or a unit that will do stands there. */
function hasMarker({ play, node, self }: At<NodeOf<'space'>>, space: number): boolean {
  if (node.or !== undefined && unitsOf(play, node.or, self).some((id) => play.state.units[id]?.at === space))
    return true;
  if (node.fallen !== undefined) return fallenOn(play, space, node.fallen, self).length > 0;
  if (node.on === undefined) return node.or === undefined;
  const asked = { marker: node.on, ...(node.yours && { yours: true }) };
  return markersOf(play, asked, self).some((id) => play.state.markers[id]?.at === space);
}

/** Whether somebody stands there who must not. */
const isHeld = ({ play, node, self }: At<NodeOf<'space'>>, space: number): boolean =>
  node.without !== undefined &&
  unitsOf(play, node.without, self).some((id) => spacesOfUnit(play, play.state.units[id]!).includes(space));

/** Where the nearest of some units stand, by their top left spaces. */
function spacesOfNearest({ play, node, self }: At<NodeOf<'space'>>, who: Who): number[] {
  const from = spacesOf(play, node.from ?? 'you', self);
  const units = unitsOf(play, who, self).map((id) => play.state.units[id]!);
  const far = units.map((unit) => distanceBetween(play, from, spacesOfUnit(play, unit)));
  const least = Math.min(...far);
  return units.filter((_, index) => far[index] === least).map(({ at }) => at);
}

/** The spaces that are farthest from whoever acts; of a path that the text has laid that which comes last on it. */
function farthest(at: At<NodeOf<'space'>>, spaces: readonly number[]): number[] {
  const { game, state } = at.play;
  const board = boardOf(game, state);
  const { area } = at.self.bound;
  const isPath =
    at.node.inArea &&
    board !== undefined &&
    area.every((space, index) => index === 0 || directionTo(board, area[index - 1]!, space) >= 0);
  if (!isPath) return outermost(at, spaces, 'you', Math.max);
  const last = area.findLast((space) => spaces.includes(space));
  return last === undefined ? [] : [last];
}

/** The spaces that are nearest to what the text measures from. */
const closest = (at: At<NodeOf<'space'>>, spaces: readonly number[]): number[] =>
  outermost(at, spaces, at.node.from ?? 'you', Math.min);

function outermost(
  { play, self }: At,
  spaces: readonly number[],
  of: Ref,
  most: (...far: readonly number[]) => number,
): number[] {
  const from = spacesOf(play, of, self);
  const far = spaces.map((one) => distanceBetween(play, from, [one]));
  const wanted = most(...far);
  return spaces.filter((_, index) => far[index] === wanted);
}

/** Whether a space is where none may be chosen: beside another one included, to which such a piece comes now. */
function isTooNear({ play, node, self }: At<NodeOf<'space'>>, space: number, chosen: readonly number[]): boolean {
  const { apart, spread, then } = node;
  if (spread && chosen.some((one) => one >= 0 && distanceBetween(play, [one], [space]) <= 1)) return true;
  if (apart === undefined) return false;
  if (inPlace(play, [space], apart, self)) return true;
  const piece = typeof apart.of === 'object' && 'marker' in apart.of ? apart.of.marker : undefined;
  const comes = then.some((one) => one.node === 'place' && one.marker === piece);
  return comes && chosen.some((one) => one >= 0 && reaches(play, [one], [space], apart));
}

/** Who chooses: where somebody goes who has set off a text that nobody bears, that unit's player. */
function seatOf({ play, node, self }: At<NodeOf<'space'>>): Seat {
  const [first] = node.then;
  if (self.unit >= 0 || first?.node !== 'move' || !first.toSpace || first.who !== 'trigger') return self.seat;
  const seat = play.state.units[self.bound.trigger]?.seat ?? -1;
  return seat < 0 ? self.seat : (seat as Seat);
}

/** Chooses a space, or several different ones; the list runs for each. */
export const space: Run<'space'> = (at, answer) => {
  const { play, frame, node, self, resolution } = at;
  if (frame.step === running) return true;
  frame.notes ??= [];
  const { notes } = frame;
  if (answer !== undefined) notes.push(answer);
  const reach = reachOf(play, node, self);
  const near = node.nearest === undefined ? undefined : spacesOfNearest(at, node.nearest);
  while (reach !== undefined && notes.length < (node.count ?? 1) && !notes.includes(-1)) {
    const all = spacesIn(play, reach, node.solid).filter(
      (one) =>
        !notes.includes(one) &&
        (near?.includes(one) ?? true) &&
        (!node.inArea || self.bound.area.includes(one)) &&
        !isTooNear(at, one, notes) &&
        (node.places ?? []).every((place) => inPlace(play, [one], place, self)) &&
        (!node.empty || isEmpty(play, one)) &&
        !isHeld(at, one) &&
        hasMarker(at, one),
    );
    const options = node.last ? farthest(at, all) : node.closest ? closest(at, all) : all;
    if (options.length === 0) break;
    if (node.every) {
      notes.push(...options);
      break;
    }
    if (node.random) {
      notes.push(options[rollDie(play, -1, options.length, textName(play, resolution.source) ?? 'a space') - 1] ?? -1);
      continue;
    }
    const mayStop = notes.length >= (node.min ?? node.count ?? 1);
    const picked = ask(play, { seat: seatOf(at), ask: 'space', options, mayStop, unit: self.unit });
    if (picked === undefined) return false;
    notes.push(picked);
    if (picked < 0) break;
  }
  const items = notes.filter((one) => one >= 0);
  if (items.length === 0) return true;
  frame.step = running;
  enter(at, node.then, { over: 'spaces', items, outer: outerOf(resolution) });
  resolution.bound.space = items[0] ?? -1;
  return false;
};
