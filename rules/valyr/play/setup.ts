import type { Refusal } from '../../kernel/rules.ts';
import type { Game, Spot } from '../game.ts';
import type { State } from '../state.ts';
import { squareToStretch } from './geometry.ts';
import { cannotStand } from './moves.ts';
import { designOf } from './table.ts';

/** The unit that is set up next; -1 where the seat has set up all. */
export const nextToPlace = (state: State, seat: number): number =>
  state.units.findIndex((unit) => unit.seat === seat && unit.at === 'waiting');

/** Why the next unit cannot be set up at a place: its base must reach into the distance of the starting location (V-005). */
export function cannotPlace(game: Game, state: State, at: Spot): Refusal | undefined {
  const number = nextToPlace(state, state.seat);
  const [from, to] = game.starts[state.seat]!;
  const reach = Math.round(game.options.startInches * 1000);
  const { radius } = designOf(game, state.units[number]!);
  const far = Math.sqrt(squareToStretch(at, from, to)) - radius;
  if (far > reach) {
    const message = `Units are set up within ${game.options.startInches} inches of the starting location.`;
    return { code: 'action/setup', message, rule: 'V-005' };
  }
  return cannotStand(game, state, number, at);
}

/** Places for the next unit, side by side along the starting location, from its middle outwards, in rows from the foremost one back to the edge. */
export function setupPlaces(game: Game, state: State, most: number, inRow = most): Spot[] {
  const number = nextToPlace(state, state.seat);
  const { radius } = designOf(game, state.units[number]!);
  const [from, to] = game.starts[state.seat]!;
  const isLevel = from.y === to.y;
  const inwards = isLevel ? (from.y === 0 ? 1 : -1) : from.x === 0 ? 1 : -1;
  const length = isLevel ? to.x - from.x : to.y - from.y;
  const found: Spot[] = [];
  const reach = Math.round(game.options.startInches * 1000);
  for (let row = reach; row >= 0 && found.length < most; row -= 500) {
    const full = Math.min(most, found.length + inRow);
    for (let along = 0; along <= length / 2 && found.length < full; along += 250)
      for (const side of along === 0 ? [1] : [1, -1]) {
        const middle = Math.round(length / 2) + side * along;
        const deep = inwards * (radius + row);
        const spot = isLevel ? { x: from.x + middle, y: from.y + deep } : { x: from.x + deep, y: from.y + middle };
        if (found.length < full && !cannotPlace(game, state, spot)) found.push(spot);
      }
  }
  return found;
}
