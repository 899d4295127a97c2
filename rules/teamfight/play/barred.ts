import type { Board } from '../board/board.ts';
import { withEach } from './bound.ts';
import { all } from './condition.ts';
import type { Look } from './play.ts';
import { eachStanding } from './standing.ts';
import { inPlace, isUnit } from './who.ts';

/** Spaces that a text keeps one unit out of, whoever moves it, or only in the move that a Move Action gives; those in which it is already it may leave. */
export function barredFor(look: Look, id: number, board: Board, basic: boolean): readonly number[] {
  const found: number[] = [];
  eachStanding(look, 'barred', (rules, self) => {
    for (const rule of rules) {
      if (
        rule.rule !== 'barred' ||
        (rule.basic && !basic) ||
        !isUnit(look, id, rule.who, self) ||
        !all(look, rule.if, withEach(self, id))
      )
        continue;
      for (let space = 0; space < board.columns * board.rows; space++)
        if (inPlace(look, [space], rule.place, self)) found.push(space);
    }
  });
  return found;
}
