import { opposite, squareSpaces } from '../../spaces.ts';
import type { Board } from '../board/board.ts';
import { across, besideEdge } from '../board/edges.ts';
import type { Mover } from '../board/mover.ts';
import { edgeFrom, edgeUnder, type Obstacle, onEdge } from '../board/sight.ts';
import { barredFor } from './barred.ts';
import { blockedFor } from './blocking.ts';
import { boardOf } from './board-now.ts';
import { has, isImmuneToPiece, isUnslowedBy } from './holds.ts';
import { isOpen } from './open-pieces.ts';
import type { Look } from './play.ts';
import { touches } from './standing.ts';
import { beyondFor } from './tether.ts';
import { tollFor } from './toll.ts';
import { edgesOf } from './who.ts';

/** What a way of moving gives beyond what holds for the unit. */
export interface Moving {
  readonly flying?: boolean;
  readonly throughUnits?: boolean;
  readonly throughWalls?: boolean;
  /** Units of this seat are in its way no more than its own are. */
  readonly through?: number;
  /** An enemy moves it (T-047). */
  readonly forced?: boolean;
  /** It is the move that a Move Action gives. */
  readonly basic?: boolean;
}

/** How the board meets a unit that moves: who stands in its way, what the ground costs, what it may ignore (T-043, T-044, T-053). */
export function moverOf(
  look: Look,
  id: number,
  { flying, throughUnits, throughWalls, through, forced = false, basic = false }: Moving = {},
): Mover {
  const { game, state } = look;
  const unit = state.units[id];
  const board = boardOf(game, state);
  const occupied = new Uint8Array((board?.columns ?? 0) * (board?.rows ?? 0));
  const spared = touches(game, 'is:immune-piece');
  const unslowed = touches(game, 'is:unslowed');
  let enterCost = board && (spared || unslowed) ? withoutGround(look, id, board) : undefined;
  let walls = board && wallsNow(look, board);
  const lets = touches(game, 'is:lets-pass');
  if (board !== undefined) {
    for (let other = 0; other < state.units.length; other++) {
      const one = state.units[other];
      if (one === undefined || one.at < 0 || other === id || one.rides === id || one.within === id) continue;
      const card = game.cards[one.card];
      if (one.edge !== undefined || (card && isOpen(game, card))) continue;
      // T-171: an object is targeted like a unit, but stands in the way only where its text says so.
      const stands = !card?.object || (card.nature.unit && !card.blocksMovement);
      const passed = one.seat === unit?.seat || one.seat === through || (lets && has(look, other, 'lets-pass', id));
      const value = stands ? (passed ? 1 : 2) : card.blocksMovement ? 3 : 1;
      const size = card?.size ?? 1;
      if (size === 1) occupied[one.at] = Math.max(value, occupied[one.at]!);
      else for (const space of squareSpaces(board, one.at, size)) occupied[space] = Math.max(value, occupied[space]!);
    }
    for (const marker of state.markers) {
      const card = game.cards[marker.card];
      if (marker.order < 0 || card === undefined || (!card.blocksMovement && card.enterCost <= 1)) continue;
      if (marker.edge !== undefined) continue;
      for (const space of squareSpaces(board, marker.at, card.size)) {
        if (card.blocksMovement) occupied[space] = 4;
        if (card.enterCost <= (enterCost ?? board.enterCost)[space]!) continue;
        if (spared && isImmuneToPiece(look, id, card.ref)) continue;
        if (unslowed && isUnslowedBy(look, id, card.ref)) continue;
        enterCost ??= Uint8Array.from(board.enterCost);
        enterCost[space] = card.enterCost;
      }
    }
  }
  for (const barred of blockedFor(look, id, 'movement')) {
    if (barred >= 0) occupied[barred] = 3;
    else if (board !== undefined) walls = withWalls(board, walls, [barred]);
  }
  if (board !== undefined && touches(game, 'barred')) {
    for (const space of barredFor(look, id, board, basic)) occupied[space] = 3;
  }
  for (const kept of blockedFor(look, id, 'stops')) if (kept >= 0 && occupied[kept] === 0) occupied[kept] = 1;
  const alwaysFlying = has(look, id, 'flying');
  const ignoresDifficult = has(look, id, 'ignores-difficult');
  const flies = flying || alwaysFlying || (!forced && has(look, id, 'ignores-terrain'));
  return {
    at: unit?.at ?? -1,
    size: game.cards[unit?.card ?? -1]?.size ?? 1,
    occupied,
    walls,
    enterCost: enterCost ?? board?.enterCost,
    ...(touches(game, 'tether') && { beyond: beyondFor(look, id, forced) }),
    ...(touches(game, 'step-cost') && { toll: tollFor(look, id, flies || ignoresDifficult) }),
    flying: flies,
    alwaysFlying,
    throughEnemies: throughUnits || has(look, id, 'through-enemies'),
    throughWalls: throughWalls || has(look, id, 'through-walls'),
    ignoresDifficult,
    ignoresHeights: board?.hasSteps === true && has(look, id, 'ignores-heights'),
  };
}

/** What it costs to enter each space, where painted ground that a unit does not feel costs it no more than any; undefined where there is none. */
function withoutGround(look: Look, id: number, board: Board): Uint8Array | undefined {
  const { cards } = look.game;
  const feels = new Map<number, boolean>();
  let costs: Uint8Array | undefined;
  for (let space = 0; space < board.terrain.length; space++) {
    const ground = board.terrain[space]!;
    const card = cards[ground];
    // Other ground on the space may be dearer.
    if (card === undefined || card.enterCost <= 1 || card.enterCost < board.enterCost[space]!) continue;
    let isFelt = feels.get(ground);
    if (isFelt === undefined) {
      isFelt = !isImmuneToPiece(look, id, card.ref) && !isUnslowedBy(look, id, card.ref);
      feels.set(ground, isFelt);
    }
    if (isFelt) continue;
    costs ??= Uint8Array.from(board.enterCost);
    costs[space] = 1;
  }
  return costs;
}

/** The walls of a board with those that pieces on edges are; undefined where none is. */
export function wallsNow(look: Look, board: Board): Uint8Array | undefined {
  const { game, state } = look;
  let walls: Uint8Array | undefined;
  for (const one of state.units)
    if (one.edge !== undefined && one.at >= 0 && game.cards[one.card]?.blocksMovement)
      walls = withWalls(board, walls, edgesOf(look, one).map(onEdge));
  for (const one of state.markers)
    if (one.edge !== undefined && one.order >= 0 && game.cards[one.card]?.blocksMovement)
      walls = withWalls(board, walls, edgesOf(look, one).map(onEdge));
  return walls;
}

/** The walls of a board with what is in the way on some edges, of some from one side only. */
function withWalls(board: Board, walls: Uint8Array | undefined, thin: readonly Obstacle[]): Uint8Array {
  const more = walls ?? board.walls.slice();
  for (const obstacle of thin) {
    const [first, second] = besideEdge(board, edgeUnder(obstacle));
    const direction = across(edgeUnder(obstacle));
    if (edgeFrom(board, first, obstacle) !== undefined) more[first]! |= 1 << direction;
    if (second >= 0 && edgeFrom(board, second, obstacle) !== undefined) more[second]! |= 1 << opposite(direction);
  }
  return more;
}
