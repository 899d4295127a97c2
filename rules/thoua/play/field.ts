import { distance } from '../board/distance.ts';
import type { SightTo } from '../board/lines.ts';
import { type Sights, seenPast, sees, sightsOn } from '../board/sight.ts';
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

/** Where those stand who block the sight of a side: its enemies (U-052). */
export function blocking({ game, state }: Look, side: number): number[] {
  const found: number[] = [];
  for (let figure = 0; figure < state.figures.length; figure++) {
    const { at } = state.figures[figure]!;
    if (at >= 0 && game.figures[figure]!.side !== side) found.push(at);
  }
  return found;
}

/** Boards with the screens of a state, by option. A list of screens is never written to. */
const pastScreens = new WeakMap<readonly number[], Partial<Record<SightTo, Sights>>>();

export function sightsOf({ game, state }: Look): Sights {
  let known = pastScreens.get(state.screens);
  if (known === undefined) {
    known = {};
    pastScreens.set(state.screens, known);
  }
  const found = known[game.options.sight] ?? sightsOn(game.board, state.screens, game.options.sight);
  known[game.options.sight] = found;
  return found;
}

/** Whether one space is seen from another past the screens and past those who block (U-050 to U-053). */
export const isSeen = (look: Look, past: readonly number[], from: number, to: number): boolean =>
  sees(sightsOf(look), past, from, to);

/** All that a side sees from a space now: 0 for each space that is not seen. Stands until the next look: never keep it, never write to it. */
export const sightFrom = (look: Look, side: number, from: number): Uint8Array =>
  seenPast(sightsOf(look), blocking(look, side), from);

/** Whether a space is open: on the map, without obstacle and without anybody. */
export const isOpen = ({ game, state }: Look, space: number): boolean =>
  Number.isSafeInteger(space) &&
  space >= 0 &&
  space < game.board.columns * game.board.rows &&
  !state.obstacles.includes(space) &&
  !state.screens.includes(space) &&
  state.figures.every(({ at }) => at !== space);
