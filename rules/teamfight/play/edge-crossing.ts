import { besideEdge } from '../board/edges.ts';
import { boardOf } from './board-now.ts';
import type { Look, Self } from './play.ts';
import { edgesOf, pieceOf, squareAt } from './who.ts';

/**
 * Whether a step leads over an edge on which the piece lies whose text it is: nobody comes into such a piece in another way. Undefined where it lies in
 * spaces.
 */
export function stepsOver(look: Look, self: Self, size: number, from: number, to: number): boolean | undefined {
  const edges = edgesOf(look, pieceOf(look, self) ?? {});
  const board = boardOf(look.game, look.state);
  if (edges.length === 0 || board === undefined) return undefined;
  if (from < 0 || to < 0) return false;
  const [before, behind] = [squareAt(look, from, size), squareAt(look, to, size)];
  const leads = (one: number, other: number): boolean =>
    before.includes(one) && !before.includes(other) && behind.includes(other);
  return edges.some((edge) => {
    const [one, other] = besideEdge(board, edge);
    return leads(one, other) || leads(other, one);
  });
}
