import { fits } from '../../../spaces.ts';
import type { Board } from '../../board/board.ts';
import { ways } from '../../board/reach.ts';
import type { Marker } from '../../state.ts';
import { boardOf } from '../board-now.ts';
import { amount } from '../condition.ts';
import { isEmpty, type Leaving } from '../empty.ts';
import { wallsNow } from '../mover-of.ts';
import type { Look, Play } from '../play.ts';
import { squareAt } from '../who.ts';
import { type At, ask, type NodeOf, type Run } from './at.ts';

/** A marker that lies in spaces of the map; what lies on edges is never moved. */
export function movable({ state }: Look, id: number): Marker | undefined {
  const marker = state.markers[id];
  return marker === undefined || marker.order < 0 || marker.edge !== undefined ? undefined : marker;
}

/** Whether a marker may lie at a space: on the map, and where it stands in the way nobody else is in its spaces. */
function mayLie(look: Look, board: Board, at: number, leaving: Leaving & { readonly marker: number }): boolean {
  const { size, blocksMovement } = look.game.cards[look.state.markers[leaving.marker]!.card]!;
  if (!fits(board, at, size)) return false;
  return !blocksMovement || squareAt(look, at, size).every((space) => isEmpty(look, space, leaving));
}

/** Where a marker can be moved to by steps: around walls and filled spaces, past everybody, as what flies (T-053); `straight`: in one line. */
export function stepsOf(look: Look, id: number, distance: number, straight = false): number[] {
  const board = boardOf(look.game, look.state)!;
  const { at, card } = look.state.markers[id]!;
  const { size } = look.game.cards[card]!;
  const occupied = new Uint8Array(board.columns * board.rows);
  const mover = { at, size, occupied, walls: wallsNow(look, board), flying: true };
  return ways(board, mover, distance)
    .filter(({ to, path }) => !straight || isStraight(board, at, to, path.length))
    .map(({ to }) => to)
    .filter((to) => to !== at && mayLie(look, board, to, { marker: id }));
}

/** Whether so few steps lead to a space that they go all one way: around something it would take more. */
function isStraight({ columns }: Board, from: number, to: number, steps: number): boolean {
  const across = Math.abs((to % columns) - (from % columns));
  const down = Math.abs(Math.floor(to / columns) - Math.floor(from / columns));
  return (across === 0 || down === 0) && across + down === steps;
}

/** The spaces that it came through, the last one too. */
function straightWay({ game, state }: Look, from: number, to: number): number[] {
  const { columns } = boardOf(game, state)!;
  const down = Math.floor(to / columns) - Math.floor(from / columns);
  const step = down === 0 ? Math.sign(to - from) : Math.sign(down) * columns;
  const way: number[] = [];
  for (let space = from; space !== to; space += step) way.push(space + step);
  return way;
}

/** Puts a marker elsewhere: it comes off whom it stuck to. */
export function putMarker({ state, emit }: Play, id: number, to: number): void {
  const marker = state.markers[id];
  if (marker === undefined || marker.at === to) return;
  const from = marker.at;
  marker.at = to;
  delete marker.on;
  emit({ event: 'shifted', marker: id, from, to });
}

/** The space that it goes to, -1 for none; undefined where its player has to choose. */
function goalOf({ play, node, self }: At<NodeOf<'move-piece'>>): number | undefined {
  const { marker, space } = self.bound;
  if (node.distance === undefined) return mayLie(play, boardOf(play.game, play.state)!, space, { marker }) ? space : -1;
  const options = stepsOf(play, marker, amount(play, node.distance, self), node.straight);
  return ask(play, { seat: self.seat, ask: 'space', options, mayStop: true, unit: self.unit });
}

/** Moves a marker on the map. Nobody enters or leaves its space by that (T-180): those who stand there have not moved. */
export const movePiece: Run<'move-piece'> = (at, answer) => {
  const { play, self, resolution } = at;
  const { marker } = self.bound;
  if (movable(play, marker) === undefined) return true;
  const to = answer ?? goalOf(at);
  if (to === undefined) return false;
  const from = movable(play, marker)?.at ?? -1;
  if (to >= 0) putMarker(play, marker, to);
  if (at.node.straight) resolution.bound.theirWay = to < 0 ? [] : straightWay(play, from, to);
  return true;
};

/** Whether a unit and a marker can change places: each has room where the other one is. */
export function canChange(look: Look, unit: number, marker: number): boolean {
  const { at, card } = look.state.units[unit]!;
  const board = boardOf(look.game, look.state)!;
  const { size } = look.game.cards[card]!;
  const room = look.state.markers[marker]!.at;
  const leaving = { unit, marker };
  return (
    fits(board, room, size) &&
    squareAt(look, room, size).every((space) => isEmpty(look, space, leaving)) &&
    mayLie(look, board, at, leaving)
  );
}
