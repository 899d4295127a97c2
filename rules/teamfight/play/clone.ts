import type { Ends } from '../lasting.ts';
import type { Frame, Pending, Resolution } from '../resolution.ts';
import type { State, Turn, Unit, UnitToken } from '../state.ts';
import { cloneBound } from './bound.ts';

/** A copy that shares nothing with the original. By hand, as search clones thousands of states a second. */
export function clone(state: State): State {
  return {
    ...state,
    pool: state.pool.slice(),
    hands: pair(state.hands),
    units: state.units.map(cloneUnit),
    markers: state.markers.map((marker) => ({ ...marker })),
    columns: pair(state.columns),
    acted: [state.acted[0], state.acted[1]],
    turn: state.turn && cloneTurn(state.turn),
    claims: state.claims.slice(),
    points: [state.points[0], state.points[1]],
    deaths: [state.deaths[0], state.deaths[1]],
    lasting: state.lasting.map((one) => ({
      ...one,
      ends: cloneEnds(one.ends),
      ...(one.area && { area: one.area.slice() }),
      ...(one.hits && { hits: one.hits.slice() }),
      ...(one.counted && { counted: { ...one.counted } }),
      ...(one.event && { event: [one.event[0], one.event[1]] as [number, number] }),
    })),
    later: state.later.map((one) => ({
      block: one.block,
      at: { ...one.at },
      bound: cloneBound(one.bound),
      from: { ...one.from },
    })),
    stack: state.stack.map(cloneResolution),
    ...(state.once && { once: state.once.slice() }),
    ...(state.usedThisRound && { usedThisRound: state.usedThisRound.slice() }),
    pending: state.pending && clonePending(state.pending),
  };
}

const pair = (lists: readonly [number[], number[]]): [number[], number[]] => [lists[0].slice(), lists[1].slice()];

function cloneToken(token: UnitToken): UnitToken {
  const copy = { ...token, ends: cloneEnds(token.ends) };
  if (token.later) copy.later = token.later.map((ends) => ({ ...ends }));
  return copy;
}

const cloneEnds = (ends: Ends | undefined): Ends | undefined => ends && { ...ends };

function cloneUnit(unit: Unit): Unit {
  const copy: Unit = {
    ...unit,
    tokens: unit.tokens.length === 0 ? [] : unit.tokens.map(cloneToken),
    tapped: unit.tapped.slice(),
    used: unit.used.slice(),
    usedThisTurn: unit.usedThisTurn.slice(),
  };
  if (unit.everUsed) copy.everUsed = unit.everUsed.slice();
  if (unit.aimedLast) copy.aimedLast = { ...unit.aimedLast };
  if (unit.aimedBefore) copy.aimedBefore = { ...unit.aimedBefore };
  if (unit.chosenBefore) copy.chosenBefore = { ...unit.chosenBefore };
  if (unit.gained) copy.gained = { ...unit.gained };
  if (unit.was) copy.was = unit.was.slice();
  if (unit.began !== undefined) copy.began = unit.began;
  if (unit.ended) copy.ended = { ...unit.ended };
  if (unit.lately) copy.lately = { ...unit.lately };
  if (unit.away) copy.away = { at: unit.away.at, ends: { ...unit.away.ends } };
  if (unit.turned) copy.turned = { home: unit.turned.home, ends: cloneEnds(unit.turned.ends) };
  if (unit.again) copy.again = unit.again;
  if (unit.skips) copy.skips = { ...unit.skips };
  if (unit.shieldEnds) copy.shieldEnds = { ...unit.shieldEnds };
  return copy;
}

function cloneTurn(turn: Turn): Turn {
  return {
    ...turn,
    waiting: turn.waiting.slice(),
    hazards: turn.hazards.slice(),
    triggers: turn.triggers.slice(),
    ...(turn.struck && { struck: turn.struck.slice() }),
    ...(turn.next && { next: turn.next.slice() }),
    ...(turn.held && { held: turn.held.map((one) => ({ ...one })) }),
    ...(turn.hitBy && { hitBy: turn.hitBy.slice() }),
  };
}

function cloneResolution(resolution: Resolution): Resolution {
  const { source, bound, frames, walk, offer } = resolution;
  const copy: Resolution = {
    ...resolution,
    source: { ...source },
    bound: cloneBound(bound),
    frames: frames.map(cloneFrame),
    walk: walk && { ...walk, path: walk.path.slice(), gone: walk.gone.slice() },
  };
  if (resolution.places) copy.places = resolution.places.slice();
  if (resolution.meant) copy.meant = resolution.meant.slice();
  if (offer) copy.offer = { ...offer, options: offer.options.map((option) => ({ ...option })) };
  return copy;
}

function cloneFrame(frame: Frame): Frame {
  const copy = { ...frame };
  if (frame.items) copy.items = frame.items.slice();
  if (frame.spaces) copy.spaces = frame.spaces.slice();
  if (frame.origins) copy.origins = frame.origins.slice();
  if (frame.seats) copy.seats = frame.seats.slice();
  if (frame.worth) copy.worth = frame.worth.slice();
  if (frame.outer) copy.outer = frame.outer.slice();
  if (frame.notes) copy.notes = frame.notes.slice();
  return copy;
}

function clonePending(pending: Pending): Pending {
  const copy: Pending = { ...pending, options: pending.options.slice() };
  if (pending.reactions) copy.reactions = pending.reactions.map((reaction) => ({ ...reaction }));
  if (pending.placements) copy.placements = pending.placements.map((spaces) => spaces.slice());
  return copy;
}
