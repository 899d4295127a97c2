import type { Game, Piece, Spot } from '../game.ts';
import type { State, UnitState } from '../state.ts';
import { covers, type Disc, square, squareToStretch, within } from './geometry.ts';
import { discOf, heightAt } from './table.ts';

/**
 * Whether a unit sees another: a straight line from base to base that no piece cuts (V-030). Lines are drawn between the middles and the
 * outermost places of both bases, seen along the line. A model is taken to be as tall as its base is wide, so that a low piece hides
 * nobody who looks over it. Who lobs looks over whatever stands between.
 */
export function sees(
  game: Game,
  state: State,
  one: UnitState,
  other: UnitState,
  { from = one, lobs = false }: { readonly from?: Spot; readonly lobs?: boolean } = {},
): boolean {
  return isSeen(game, state, discOf(game, one, from), discOf(game, other), lobs);
}

/** The same between two bases that need not stand there; a place is a base without a width. */
export function isSeen(
  game: Pick<Game, 'pieces'>,
  { marks }: Pick<State, 'marks'>,
  a: Disc,
  b: Disc,
  lobs = false,
): boolean {
  const blocking: Piece[] = [];
  for (const piece of game.pieces)
    if (piece.blocksSight && isBeside(piece, a, b) && !(lobs && !covers(piece, a) && !covers(piece, b)))
      blocking.push(piece);
  const hiding = marks.length === 0 ? marks : marks.filter(({ hides }) => hides >= 0);
  if (blocking.length === 0 && hiding.length === 0) return true;
  const [high, low] = [heightAt(game, a) + 2 * a.radius, heightAt(game, b) + 2 * b.radius];
  const length = Math.sqrt(square(a, b));
  if (length === 0) return true;
  // Across the line, a whole length of one thousandth short of the border, so that a touched corner hides nothing.
  const [ax, ay] = [-(b.y - a.y) / length, (b.x - a.x) / length];
  const ends = (disc: Disc) =>
    (disc.radius === 0 ? [0] : [0, disc.radius - 1, 1 - disc.radius]).map((side) => ({
      x: disc.x + ax * side,
      y: disc.y + ay * side,
    }));
  const isCut = (piece: Piece, eye: Spot, place: Spot) =>
    within(piece, eye, place).some(
      ([enter, leave]) => Math.min(high + (low - high) * enter, high + (low - high) * leave) < piece.height,
    );
  const targets = ends(b);
  return ends(a).some((eye) =>
    targets.some(
      (place) =>
        hiding.every((mark) => squareToStretch(mark, eye, place) > mark.hides * mark.hides) &&
        !blocking.some((piece) => isCut(piece, eye, place)),
    ),
  );
}

/** Whether a piece reaches into the box around both bases: nearly all do not, and need no look at their outlines. */
const isBeside = ({ left, top, right, bottom }: Piece, a: Disc, b: Disc): boolean =>
  left <= Math.max(a.x + a.radius, b.x + b.radius) &&
  right >= Math.min(a.x - a.radius, b.x - b.radius) &&
  top <= Math.max(a.y + a.radius, b.y + b.radius) &&
  bottom >= Math.min(a.y - a.radius, b.y - b.radius);
