import { directionTo, stepX, stepY } from '../../spaces.ts';
import { canStop, stepCost } from '../board/mover.ts';
import type { Resolution, Source, Walk } from '../resolution.ts';
import { boardOf } from './board-now.ts';
import { noteShoved } from './bound.ts';
import { passesHazards, touchHazard } from './hazard.ts';
import { deeds, note, noteDeed, noteRelocated } from './history.ts';
import { has } from './holds.ts';
import { moverOf } from './mover-of.ts';
import { carry, sizeOf } from './piece.ts';
import type { Look, Play } from './play.ts';
import { reactionsTo } from './reactions.ts';
import { begin, emptyBound } from './resolve.ts';
import { touches } from './standing.ts';
import { fire } from './trigger.ts';
import { spacesOfUnit, squareAt } from './who.ts';

/** Begins a movement that is no part of an ability: the basic move. */
export function startWalk(play: Play, walk: Walk, source: Source): void {
  begin(play, source, -1, emptyBound(), `walk:${walk.unit}`).walk = walk;
}

/**
 * Goes on with a movement, one space at a time, until it is over or something that a space set off has to happen first. It stops when
 * the unit dies, is moved by something else, or may not move of its own will any more; what is left of it is lost (T-042).
 */
export function stepWalk(play: Play, resolution: Resolution, walk: Walk): void {
  const { state } = play;
  const unit = state.units[walk.unit];
  if (unit === undefined) {
    end(play, resolution, walk);
    return;
  }
  const isForced = isForcedBy(play, walk);
  const isDirect = walk.how === 'teleport' || walk.how === 'swap';
  const depth = state.stack.length;
  // T-053: flight passes over what lies below and nobody reacts to it.
  const isFlight = isDirect || isFlown(play, walk) || has(play, walk.unit, 'flying');
  const isQuiet = isFlight || isUnnoticed(play, walk);
  if (!isUnnoticed(play, walk) && beginsByItself(play, walk, isForced)) {
    walk.begun = true;
    fire(play, { on: 'begins-move', unit: walk.unit, space: unit.at });
    if (state.stack.length > depth) return;
  }
  const willing = !isForced && isOwnWay(walk);
  // No ability has begun it.
  const basic = resolution.frames.length === 0;
  const isUntouched = walk.ignores !== undefined || (!isForced && passesHazards(play, walk.unit));
  if (walk.gone.length === 1 && unit.at === walk.gone[0]) {
    if (!isUntouched) touchHazard(play, walk.unit, 'move');
  } else if (!isDirect && !isStillOpen(play, walk)) walk.path.length = 0;

  while (walk.path.length > 0 && state.stack.length === depth) {
    const from = unit.at;
    if (from < 0 || from !== walk.gone[walk.gone.length - 1]) break;
    if (!isForced && !isDirect && has(play, walk.unit, 'no-voluntary-movement')) break;
    const to = walk.path.shift() as number;
    if (!isQuiet) fire(play, { on: 'leaves', unit: walk.unit, space: from, to, willing, basic });
    unit.at = to;
    walk.gone.push(to);
    noteMove(play, walk, isForced);
    if (!isFlight || (walk.path.length === 0 && !has(play, walk.unit, 'flying'))) {
      fire(play, {
        on: 'enters',
        unit: walk.unit,
        space: to,
        from,
        quiet: isQuiet,
        willing,
        basic,
        how: shoveOf(walk),
      });
      if (!isUntouched) touchHazard(play, walk.unit, 'enter');
    }
    if (walk.path.length > 0) passBy(play, walk.unit, to, isQuiet);
    // Last, so that nobody enters what he carries.
    carry(state, walk.unit);
  }
  tell(play, walk);
  if (state.stack.length === depth) end(play, resolution, walk);
}

const isUnnoticed = (look: Look, { unit, unnoticed }: Walk): boolean =>
  unnoticed === true || has(look, unit, 'unnoticed');

/** Whoever stands where it has come to, and goes on from, is passed. */
function passBy(play: Play, mover: number, space: number, quiet: boolean): void {
  const { game, state } = play;
  if (!touches(game, 'when:passes') && reactionsTo(game, 'passes') === undefined) return;
  const spaces = squareAt(play, space, sizeOf(play, mover));
  for (let id = 0; id < state.units.length; id++) {
    const unit = state.units[id]!;
    if (id === mover || unit.at < 0 || unit.rides === mover || unit.within === mover) continue;
    if (!spacesOfUnit(play, unit).some((at) => spaces.includes(at))) continue;
    fire(play, { on: 'passes', unit: mover, other: id, space, quiet });
  }
}

/** Nobody else moves it, and it has not begun yet. */
const beginsByItself = ({ state }: Play, walk: Walk, isForced: boolean): boolean =>
  !walk.begun &&
  !isForced &&
  walk.path.length > 0 &&
  walk.gone.length === 1 &&
  isOwnWay(walk) &&
  state.units[walk.unit]?.at === walk.gone[0];

/** Nobody shoves it and nobody changes places with it. */
const isOwnWay = ({ how }: Walk): boolean => how !== 'push' && how !== 'pull' && how !== 'swap';

const shoveOf = ({ how, moved }: Walk): 'push' | 'pull' | 'other' =>
  !moved && (how === 'push' || how === 'pull') ? how : 'other';

/** A flight, or a walk of who flies whenever it moves. */
const isFlown = (play: Play, walk: Walk): boolean =>
  walk.how === 'fly' || (walk.how === 'walk' && !isForcedBy(play, walk) && has(play, walk.unit, 'flying-movement'));

/** T-047: movement that an enemy causes. */
function isForcedBy({ state }: Play, { unit, by }: Walk): boolean {
  const mover = state.units[by];
  return mover !== undefined && mover.seat !== state.units[unit]?.seat;
}

function noteMove(play: Play, walk: Walk, isForced: boolean): void {
  const { state } = play;
  const { unit, how, path, by } = walk;
  const { turn } = state;
  const shove = shoveOf(walk);
  noteRelocated(state, { unit, how: shove }, by);
  if (shove === 'push') note(state, unit, deeds.pushed);
  if (shove === 'pull') note(state, unit, deeds.pulled);
  if (isForced || how === 'push' || how === 'pull') return;
  const more = how === 'teleport' ? deeds.teleport : isFlown(play, walk) ? deeds.fly : 0;
  noteDeed(state, unit, deeds.move | more);
  if (turn?.unit === unit && (how !== 'teleport' || path.length === 0)) turn.moved += 1;
}

/** Something has come between: the next space may be closed now. Where the end is taken, the movement ends before it. */
function isStillOpen(play: Play, walk: Walk): boolean {
  const { game, state } = play;
  const board = boardOf(game, state);
  const at = state.units[walk.unit]?.at ?? -1;
  if (board === undefined || at < 0 || walk.path.length === 0) return false;
  const mover = moverOf(play, walk.unit, {
    flying: isFlown(play, walk) || walk.ignores === 'terrain',
    throughUnits: walk.through === true,
    throughWalls: walk.throughWalls === true,
    ...(walk.throughSeat !== undefined && { through: walk.throughSeat }),
    forced: isForcedBy(play, walk),
  });
  let from = at;
  let open = 0;
  let stop = 0;
  for (const to of walk.path) {
    const direction = directionTo(board, from, to);
    if (direction < 0 || stepCost(board, mover, from, direction) === 0) break;
    open += 1;
    from = to;
    if (canStop(board, mover, to)) stop = open;
  }
  walk.path.length = stop;
  return stop > 0;
}

function tell({ emit }: Play, walk: Walk): void {
  const from = walk.told ?? 0;
  const to = walk.gone.length - 1;
  if (to <= from) return;
  walk.told = to;
  const path = walk.gone.slice(from + 1);
  emit({ event: 'moved', unit: walk.unit, from: walk.gone[from]!, to: walk.gone[to]!, path, how: walk.how });
}

function end(play: Play, resolution: Resolution, walk: Walk): void {
  const { state, emit } = play;
  resolution.walk = undefined;
  const unit = state.units[walk.unit];
  if (walk.how !== 'teleport' && walk.how !== 'swap') {
    const size = play.game.cards[unit?.card ?? -1]?.size ?? 1;
    const way = walk.gone.slice(1).flatMap((space) => squareAt(play, space, size));
    const { bound } = resolution;
    if (walk.unit === resolution.source.unit) bound.path = walk.goesOn ? [...(bound.path ?? []), ...way] : way;
    else resolution.bound.theirWay = way;
  }
  if (walk.how === 'push' || walk.how === 'pull') {
    resolution.bound.pushed = walk.gone.length - 1;
    if (walk.gone.length > 1) resolution.bound.vacated = walk.gone[0]!;
  } else if (walk.unit === resolution.source.unit) resolution.bound.went = walk.gone.length - 1;
  if (walk.unit === resolution.source.unit && walk.gone.length > 1) resolution.bound.left = walk.gone[0]!;
  noteWay(play, resolution, walk);
  const last = walk.gone[walk.gone.length - 1]!;
  if (unit === undefined || unit.at < 0 || unit.at !== last) return;
  leaveTakenSpace(play, walk);
  const space = unit.at;
  const from = walk.gone[0]!;
  if (walk.gone.length > 1 && isForcedBy(play, walk)) unit.forcedIn = state.turns;
  if (walk.gone.length > 1 && walk.how !== 'teleport' && walk.how !== 'fly' && !isUnnoticed(play, walk)) {
    const run = touches(play.game, 'when:moves') ? longestRun(play, walk) : 0;
    fire(play, { on: 'moves', unit: walk.unit, other: walk.by, space, from, value: walk.gone.length - 1, run });
  }
  if (walk.gone.length > 1 && walk.how === 'teleport' && !isUnnoticed(play, walk))
    fire(play, { on: 'teleports', unit: walk.unit, other: walk.by, space, from, quiet: true });
  const how = shoveOf(walk);
  if (walk.gone.length > 1 && (how !== 'other' || walk.by !== walk.unit)) {
    fire(play, { on: 'pushed', unit: walk.unit, other: walk.by, space, how, value: walk.gone.length - 1 });
  }
  if (walk.stop === undefined || walk.path.length > 0) return;
  emit({ event: 'stopped', unit: walk.unit, by: walk.stop });
  if (walk.stop !== 'edge') {
    const met = metBy(play, walk);
    const { short = 0 } = walk;
    resolution.bound.stopped = {
      unit: walk.unit,
      by: walk.stop,
      ...(met >= 0 && { met }),
      ...(short > 0 && { short }),
    };
    fire(play, {
      on: 'push-stopped',
      unit: walk.by,
      other: walk.unit,
      space,
      value: short,
      stop: walk.stop,
      how,
      ...(met >= 0 && { met }),
    });
  }
}

/** What the text knows of a movement afterwards: whom it has moved, and in which direction that went at last. */
function noteWay(play: Play, { bound, source }: Resolution, walk: Walk): void {
  const { unit, how, gone, into, by } = walk;
  if (gone.length > 1 && unit !== source.unit && by === source.unit) noteShoved(bound, { unit, how: shoveOf(walk) });
  const board = boardOf(play.game, play.state);
  if (board === undefined || how === 'teleport' || how === 'swap') return;
  const last = gone.length > 1 ? directionTo(board, gone[gone.length - 2]!, gone[gone.length - 1]!) : (into ?? -1);
  if (last >= 0) bound.heading = last;
}

/** How many spaces of a way lie in a row, at most. */
function longestRun({ game, state }: Play, { gone }: Walk): number {
  const board = boardOf(game, state);
  let [most, run, before] = [0, 0, -1];
  for (let at = 1; board !== undefined && at < gone.length; at++) {
    const direction = directionTo(board, gone[at - 1]!, gone[at]!);
    run = direction === before ? run + 1 : 1;
    before = direction;
    most = Math.max(most, run);
  }
  return most;
}

/** The unit that a push or pull is stopped by, next to where the moved one is now; -1 for none. */
function metBy(look: Look, { unit: id, stop, into }: Walk): number {
  const { game, state } = look;
  const board = boardOf(game, state);
  const unit = state.units[id];
  if (stop !== 'unit' || into === undefined || unit === undefined || board === undefined) return -1;
  const next = unit.at + stepX[into]! + stepY[into]! * board.columns;
  const ahead = squareAt(look, next, game.cards[unit.card]?.size ?? 1);
  return state.units.findIndex(
    (other, one) => one !== id && other.at >= 0 && spacesOfUnit(look, other).some((space) => ahead.includes(space)),
  );
}

/** T-044: who is stopped on a space that is taken goes back to the last one on its way that is not. */
function leaveTakenSpace(play: Play, walk: Walk): void {
  const { game, state } = play;
  const unit = state.units[walk.unit]!;
  if (
    walk.gone.length === 1 ||
    !state.units.some(
      ({ at, rides, within }, id) => at === unit.at && id !== walk.unit && rides !== walk.unit && within !== walk.unit,
    )
  )
    return;
  const board = boardOf(game, state)!;
  const mover = moverOf(play, walk.unit, { flying: isFlown(play, walk) || walk.ignores === 'terrain' });
  let back = walk.gone.length - 1;
  while (back > 0 && !canStop(board, mover, walk.gone[back]!)) back--;
  const to = walk.gone[back]!;
  if (to === unit.at) return;
  play.emit({ event: 'moved', unit: walk.unit, from: unit.at, to, path: [to], how: walk.how });
  unit.at = to;
  carry(state, walk.unit);
}
