import type { Game, Piece, Spot } from '../game.ts';
import type { State, UnitState } from '../state.ts';
import { around } from './abilities.ts';
import { square, towards, within } from './geometry.ts';
import { cannotMove } from './moves.ts';
import { moveLength } from './stats.ts';
import { designOf, discOf, onTable } from './table.ts';

/**
 * A sample of the places to which the unit whose turn it is can move: sixteen directions, near and far; where it just reaches, or just
 * keeps, each distance that matters between it and another; on the other sides of enemies; behind what hides from the nearest of them.
 */
export function moves(game: Game, state: State): Spot[] {
  const turn = state.turn!;
  const unit = state.units[turn.unit]!;
  const most = moveLength(game, state, turn.unit, turn.moves);
  const found = new Map<string, Spot>();
  const offer = (spot: Spot) => {
    const key = `${spot.x},${spot.y}`;
    if (found.has(key) || (spot.x === unit.x && spot.y === unit.y)) return;
    if (!cannotMove(game, state, turn.unit, turn.moves, spot)) found.set(key, spot);
  };
  for (const number of onTable(state)) {
    if (number === turn.unit) continue;
    for (const spot of nearby(game, state, number, most)) offer(spot);
  }
  for (const [x, y] of around)
    for (const far of [most, Math.round(most / 2)]) {
      offer({ x: unit.x + Math.trunc(x * far), y: unit.y + Math.trunc(y * far) });
    }
  const enemies = onTable(state).flatMap((number) => {
    const other = state.units[number]!;
    return other.seat === unit.seat ? [] : [other];
  });
  for (const spot of [...enemies.flatMap((enemy) => besides(game, unit, enemy)), ...behind(game, unit, enemies, most)])
    if (square(unit, spot) <= most * most) offer(spot);
  return [...found.values()];
}

/** Places on the straight line to another unit, or away from it: as near as it gets, at each border of an attack, as far as it goes. */
function nearby(game: Game, state: State, number: number, most: number): Spot[] {
  const turn = state.turn!;
  const [unit, other] = [state.units[turn.unit]!, state.units[number]!];
  const [self, disc] = [discOf(game, unit), discOf(game, other)];
  const between = Math.sqrt((self.x - disc.x) ** 2 + (self.y - disc.y) ** 2) - self.radius - disc.radius;
  const isEnemy = other.seat !== unit.seat;
  const own = designOf(game, unit);
  const its = designOf(game, other);
  const wanted = isEnemy
    ? [0, own.from, ...own.bands.map(({ to }) => to), (its.bands[its.bands.length - 1]?.to ?? 0) + 10]
    : [100];
  const away = { x: 2 * self.x - disc.x, y: 2 * self.y - disc.y };
  return [...new Set(wanted)].map((gap) => {
    // A hair nearer than the border, as places are rounded.
    const far = between - gap + (gap === 0 ? -2 : 2);
    return far >= 0 ? towards(self, disc, Math.min(far, most)) : towards(self, away, Math.min(-far, most));
  });
}

/** Cosine and sine of 60 and 120 degrees, to either side. */
const turned = [
  [0.5, 0.866],
  [0.5, -0.866],
  [-0.5, 0.866],
  [-0.5, -0.866],
] as const;

/** Places on the flanks of an enemy from which an attack just reaches it. */
function besides(game: Game, unit: UnitState, enemy: UnitState): Spot[] {
  const own = designOf(game, unit);
  const far = own.radius + designOf(game, enemy).radius + (own.bands[own.bands.length - 1]?.to ?? 0) - 10;
  const length = Math.max(1, Math.sqrt(square(unit, enemy)));
  const [ux, uy] = [(unit.x - enemy.x) / length, (unit.y - enemy.y) / length];
  return turned.map(([along, aside]) => ({
    x: enemy.x + Math.trunc((ux * along - uy * aside) * far),
    y: enemy.y + Math.trunc((uy * along + ux * aside) * far),
  }));
}

/** Places behind, or in, each piece that hides from the nearest enemy. */
function behind(game: Game, unit: UnitState, enemies: readonly UnitState[], most: number): Spot[] {
  const [nearest] = [...enemies].sort((one, other) => square(one, unit) - square(other, unit));
  if (!nearest) return [];
  const { radius } = designOf(game, unit);
  return game.pieces.flatMap((piece) => {
    if (!piece.blocksSight || !isNear(piece, unit, most + radius)) return [];
    const middle = { x: Math.round((piece.left + piece.right) / 2), y: Math.round((piece.top + piece.bottom) / 2) };
    const across = piece.right - piece.left + piece.bottom - piece.top;
    const length = Math.max(1, Math.sqrt(square(nearest, middle)));
    const share = (length + across) / length;
    const beyond = {
      x: nearest.x + (middle.x - nearest.x) * share,
      y: nearest.y + (middle.y - nearest.y) * share,
    };
    const leave = within(piece, nearest, beyond).at(-1)?.[1];
    if (leave === undefined) return [];
    const spot = towards(nearest, beyond, (length + across) * leave + radius + 20);
    return piece.blocksMovement ? [spot] : [spot, middle];
  });
}

const isNear = ({ left, top, right, bottom }: Piece, { x, y }: Spot, far: number): boolean =>
  left <= x + far && right >= x - far && top <= y + far && bottom >= y - far;
