import type { Game, Spot } from '../game.ts';
import type { UnitState } from '../state.ts';
import { square, within } from './geometry.ts';
import { discOf, heightAt } from './table.ts';

/**
 * Whether a unit sees another: a straight line from base to base that no piece cuts (V-030). Lines are drawn between the middles and the
 * outermost places of both bases, seen along the line. A model is taken to be as tall as its base is wide, so that a low piece hides
 * nobody who looks over it.
 */
export function sees(game: Game, one: UnitState, other: UnitState, from: Spot = one): boolean {
  const blocking = game.pieces.filter(({ blocksSight }) => blocksSight);
  if (blocking.length === 0) return true;
  const [a, b] = [discOf(game, one, from), discOf(game, other)];
  const [high, low] = [heightAt(game, a) + 2 * a.radius, heightAt(game, b) + 2 * b.radius];
  const length = Math.sqrt(square(a, b));
  if (length === 0) return true;
  // Across the line, a whole length of one thousandth short of the border, so that a touched corner hides nothing.
  const [ax, ay] = [-(b.y - a.y) / length, (b.x - a.x) / length];
  const ends = (disc: typeof a) =>
    [0, disc.radius - 1, 1 - disc.radius].map((side) => ({ x: disc.x + ax * side, y: disc.y + ay * side }));
  const targets = ends(b);
  return ends(a).some((eye) =>
    targets.some((place) =>
      blocking.every((piece) =>
        within(piece, eye, place).every(([enter, leave]) => {
          const lowest = Math.min(high + (low - high) * enter, high + (low - high) * leave);
          return lowest >= piece.height;
        }),
      ),
    ),
  );
}
