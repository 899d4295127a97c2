import type { Board } from '../../board/board.ts';
import { across, besideEdge, edgeOf, edgesFrom, spacesBeside } from '../../board/edges.ts';
import type { Card } from '../../game.ts';
import type { Marker, Razed, Unit } from '../../state.ts';
import { boardOf } from '../board-now.ts';
import { kill } from '../damage.ts';
import { filledBeside, isWalled } from '../walls.ts';
import { edgesOf, spacesOf, squareAt } from '../who.ts';
import type { NodeOf, Run } from './at.ts';
import { noteRemoved } from './effects.ts';
import { takeMarker } from './pieces.ts';

/** Destroys walls, or all terrain with walls and cover, on some spaces and on their sides: of the map, and pieces that are such. */
export const raze: Run<'raze'> = (at) => {
  const { play, node, self, resolution } = at;
  const { state } = play;
  const board = boardOf(play.game, state);
  if (board === undefined) return true;
  const { on } = node;
  const { edge, long = 1 } = resolution.bound;
  const lined = edge !== undefined && edgesFrom(board, edge, long).some((one) => isWalled(play, board, one));
  const spaces =
    on !== 'edge' ? spacesOf(play, on, self) : edge === undefined || lined ? [] : filledBeside(board, edge);
  const sides = on !== 'edge' ? sidesOf(board, spaces) : edge === undefined ? [] : edgesFrom(board, edge, long);
  const razed = razedOn(board, state.razed, node.what, spaces, sides);
  if (razed !== undefined) {
    state.razed = razed.all;
    play.emit({ event: 'razed', spaces: razed.where });
    noteRemoved(at, razed.where.length);
  }
  const lies = (piece: Marker | Unit, card: Card): boolean =>
    piece.edge === undefined
      ? squareAt(play, piece.at, card.size).some((space) => spaces.includes(space))
      : edgesOf(play, piece).some((edge) => sides.includes(edge));
  for (let id = 0; id < state.markers.length; id++) {
    const marker = state.markers[id]!;
    const card = play.game.cards[marker.card]!;
    if (marker.order >= 0 && isRazed(card, marker, node.what) && lies(marker, card)) {
      takeMarker(play, id, true);
      noteRemoved(at, 1);
    }
  }
  for (let id = 0; id < state.units.length; id++) {
    const unit = state.units[id]!;
    const card = play.game.cards[unit.card]!;
    if (unit.at >= 0 && card.object && isRazed(card, unit, node.what) && lies(unit, card)) {
      kill(play, id, self.unit);
      noteRemoved(at, 1);
    }
  }
  return true;
};

/** The edges around some spaces, each once; the border of the map is none. */
function sidesOf(board: Board, spaces: readonly number[]): number[] {
  const found = new Set<number>();
  for (const space of spaces) {
    for (let direction = 0; direction < 4; direction++) {
      const edge = edgeOf(board, space, direction);
      if (edge >= 0) found.add(edge);
    }
  }
  return [...found];
}

/** A wall is what blocks on edges, or blocks movement and sight in its space; terrain is that and all ground. */
function isRazed(card: Card, { edge }: Marker | Unit, what: NodeOf<'raze'>['what']): boolean {
  const wall = edge === undefined ? card.blocksMovement && card.blocksSight : card.blocksMovement || card.blocksSight;
  return wall || (what === 'terrain' && (card.kind === 'terrain' || card.enterCost > 1));
}

/** What is gone of the map with what was gone before; undefined where there is nothing to destroy. */
function razedOn(
  board: Board,
  before: Razed | undefined,
  what: NodeOf<'raze'>['what'],
  spaces: readonly number[],
  sides: readonly number[],
): { readonly all: Razed; readonly where: readonly number[] } | undefined {
  const terrain = what === 'terrain';
  const ground = spaces.filter((space) =>
    terrain ? board.terrain[space]! >= 0 : board.blocked[space] === 2 && board.dark[space] === 1,
  );
  const walls = sides.filter((edge) => isMarked(board.walls, edge));
  const cover = terrain ? sides.filter((edge) => isMarked(board.cover, edge, board)) : [];
  if (ground.length + walls.length + cover.length === 0) return undefined;
  const more = (known: readonly number[] = [], added: readonly number[]): number[] =>
    [...new Set([...known, ...added])].sort((a, b) => a - b);
  return {
    all: {
      spaces: more(before?.spaces, ground),
      walls: more(before?.walls, walls),
      cover: more(before?.cover, cover),
    },
    where: more(
      ground,
      spacesBeside(board, [...walls, ...cover]).filter((space) => spaces.length === 0 || spaces.includes(space)),
    ),
  };
}

/** Whether a line lies on an edge; of the lines of cover those of height steps are none. */
function isMarked(sides: Uint8Array, edge: number, besides?: Board): boolean {
  const direction = across(edge);
  const has = (list: Uint8Array): boolean => ((list[edge >> 1]! >> direction) & 1) === 1;
  if (besides === undefined) return has(sides);
  const [, second] = besideEdge(besides, edge);
  const step = has(besides.steps) || ((besides.steps[second]! >> ((direction + 2) & 3)) & 1) === 1;
  return has(sides) && !step;
}
