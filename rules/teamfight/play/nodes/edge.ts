import { besideEdge, rowBeside, rowFrom, spacesBeside } from '../../board/edges.ts';
import { type Head, reaches, reachOf } from '../aim.ts';
import { boardOf } from '../board-now.ts';
import type { Look, Self } from '../play.ts';
import { bindEdge, outerOf } from '../resolve.ts';
import { filledBeside, isWalled } from '../walls.ts';
import { ask, enter, type NodeOf, type Run } from './at.ts';

/** `Frame.step` while the list runs for the chosen edges. */
const running = 2;

/** Chooses an edge or a row of edges, or several different ones. Each is asked for by the spaces on both of its sides. */
export const edge: Run<'edge'> = (at, answer) => {
  const { play, frame, node, self, resolution } = at;
  if (frame.step === running) return true;
  frame.notes ??= [];
  const { notes } = frame;
  const all = edgesIn(play, node, self);
  const open = (): number[] => all.filter((one) => !notes.includes(one));
  if (answer !== undefined) notes.push(open()[answer] ?? -1);
  while (notes.length < (node.count ?? 1) && !notes.includes(-1)) {
    const edges = open();
    if (edges.length === 0) break;
    const picked = ask(play, {
      seat: self.seat,
      ask: 'placement',
      options: edges.map((_, index) => index),
      mayStop: notes.length >= (node.min ?? node.count ?? 1),
      unit: self.unit,
      placements: edges.map((one) => besideRow(play, one, node, self)),
    });
    if (picked === undefined) return false;
    notes.push(edges[picked] ?? -1);
  }
  const items = notes.filter((one) => one >= 0);
  const { bound } = resolution;
  const [first] = items;
  const { length } = first === undefined ? [] : rowOf(play, first, node, self);
  if (length > 1) bound.long = length;
  else delete bound.long;
  if (first === undefined) {
    delete bound.edge;
    return true;
  }
  bindEdge(bound, first);
  if (node.then.length === 0) return true;
  frame.step = running;
  enter(at, node.then, { over: 'edges', items, outer: outerOf(resolution) });
  return false;
};

/** The edges that a row of so many can begin on, where one of them lies in reach. */
export function edgesIn(look: Look, head: Head & Row & Pick<NodeOf<'edge'>, 'walled'>, self: Self): number[] {
  if (head.front) return rowsAhead(look, head, self).flatMap(([first]) => first ?? []);
  const reach = reachOf(look, head, self);
  const board = boardOf(look.game, look.state);
  if (reach === undefined || board === undefined) return [];
  const found: number[] = [];
  for (let edge = 0; edge < board.columns * board.rows * 2; edge++) {
    if (besideEdge(board, edge)[1] < 0) continue;
    const row = rowFrom(board, edge, head);
    if (head.walled && !isWalled(look, board, edge) && filledBeside(board, edge).length === 0) continue;
    if (spacesBeside(board, row).some((space) => reaches(look, reach, space))) found.push(edge);
  }
  return found;
}

/** The row on each side of a unit, or on the one that it faces. */
function rowsAhead({ game, state }: Look, { long = 1 }: Row, self: Self): (readonly number[])[] {
  const unit = state.units[self.unit];
  const board = boardOf(game, state);
  if (unit === undefined || unit.at < 0 || board === undefined) return [];
  const { size } = game.cards[unit.card]!;
  return [0, 1, 2, 3].flatMap((direction) => {
    const faces = unit.facing < 0 || unit.facing === direction;
    return faces ? [rowBeside(board, unit.at, size, direction, long)] : [];
  });
}

/** The spaces on both sides of a row of edges. */
function besideRow(look: Look, edge: number, row: Row, self: Self): number[] {
  const board = boardOf(look.game, look.state);
  return board === undefined ? [] : spacesBeside(board, rowOf(look, edge, row, self));
}

/** The edges that are chosen by their first one. */
export function rowOf(look: Look, edge: number, row: Row, self: Self): readonly number[] {
  if (row.front) return rowsAhead(look, row, self).find(([first]) => first === edge) ?? [];
  const board = boardOf(look.game, look.state);
  return board === undefined ? [] : rowFrom(board, edge, row);
}

type Row = Pick<NodeOf<'edge'>, 'long' | 'across' | 'front'>;
