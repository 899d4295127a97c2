import { pointsFrom } from '../board/edges.ts';
import { boardOf } from './board-now.ts';
import { inTheWay, isBehind } from './crossing.ts';
import type { Look } from './play.ts';
import { eachStanding, touches } from './standing.ts';
import { edgesOf, isUnit, pieceOf, squareAt } from './who.ts';

/** What a unit reaches beyond its range, past some piece. */
export interface Farther {
  readonly add: number;
  isPast(space: number): boolean;
}

const none: readonly Farther[] = [];

/** What makes the range farther that a unit draws from the square at `at`: pieces that lie in the way of it. */
export function fartherFrom(look: Look, unit: number, at: number, size: number): readonly Farther[] {
  const board = touches(look.game, 'extends') ? boardOf(look.game, look.state) : undefined;
  if (board === undefined || unit < 0) return none;
  const from = squareAt(look, at, size);
  let found: Farther[] | undefined;
  eachStanding(look, 'extends', (rules, self) => {
    for (const rule of rules) {
      if (rule.rule !== 'extends' || !isUnit(look, unit, rule.who, self)) continue;
      const { points, ...lies } = pieceOf(look, self) ?? {};
      const [edge] = edgesOf(look, lies);
      if (rule.way !== undefined) {
        if (edge === undefined || points === undefined) continue;
        const along = rule.way === 'along';
        if (!from.every((space) => pointsFrom(board, edge, points, space) === along)) continue;
      }
      const past = inTheWay(look, self);
      found ??= [];
      found.push({ add: rule.add, isPast: (space) => from.every((one) => isBehind(look, one, space, past)) });
    }
  });
  return found ?? none;
}
