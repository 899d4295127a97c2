import { distance } from '../board/distance.ts';
import { type Sight, type SightTo, seenPast, sees, sightPast } from '../board/sight.ts';
import type { Look } from './look.ts';

/** Spaces between two figures or spaces (U-030). */
export const apart = ({ game }: Look, one: number, other: number): number =>
  distance(game.board.columns, game.options.diagonals, one, other);

/** How each space stops somebody of a side: bits of `stops`. */
export const stops = { obstacle: 1, enemy: 2, ally: 4 } as const;

/** What stands where for somebody of a side, for each space. */
export function ground({ game, state }: Look, side: number): Uint8Array {
  const found = new Uint8Array(game.board.columns * game.board.rows);
  for (const space of state.obstacles) found[space] = stops.obstacle;
  for (let figure = 0; figure < state.figures.length; figure++) {
    const { at } = state.figures[figure]!;
    if (at >= 0) found[at] = found[at]! | (game.figures[figure]!.side === side ? stops.ally : stops.enemy);
  }
  return found;
}

/** Spaces that block the sight of a side: screens, and its enemies (U-051, U-052). */
export function blocking({ game, state }: Look, side: number): Uint8Array {
  const found = new Uint8Array(game.board.columns * game.board.rows);
  for (const space of state.screens) found[space] = 1;
  for (let figure = 0; figure < state.figures.length; figure++) {
    const { at } = state.figures[figure]!;
    if (at >= 0 && game.figures[figure]!.side !== side) found[at] = 1;
  }
  return found;
}

/** Whether one space is seen from another by a side whose blocked spaces are these. */
export const isSeen = ({ game }: Look, blocks: Uint8Array, from: number, to: number): boolean =>
  sees(game.board, blocks, from, to, game.options.sight);

/** What is seen past the screens of a state, from the spaces that were asked for. A list of screens is never written to. */
const pastScreens = new WeakMap<readonly number[], Record<SightTo, Sight[]>>();

/** All that a side sees from a space now: 1 for each space that is seen (U-050 to U-053). */
export function sightFrom({ game, state }: Look, side: number, from: number): Uint8Array {
  const { board, options } = game;
  let known = pastScreens.get(state.screens);
  if (known === undefined) {
    known = { 'corner-or-middle': [], middle: [] };
    pastScreens.set(state.screens, known);
  }
  const past = known[options.sight];
  past[from] ??= sightPast(board, state.screens, from, options.sight);
  const enemies = state.figures.flatMap(({ at }, figure) =>
    at >= 0 && game.figures[figure]!.side !== side ? [at] : [],
  );
  return seenPast(board, enemies, from, options.sight, past[from]);
}

/** Whether a space is open: on the map, without obstacle and without anybody. */
export const isOpen = ({ game, state }: Look, space: number): boolean =>
  Number.isSafeInteger(space) &&
  space >= 0 &&
  space < game.board.columns * game.board.rows &&
  !state.obstacles.includes(space) &&
  !state.screens.includes(space) &&
  state.figures.every(({ at }) => at !== space);
