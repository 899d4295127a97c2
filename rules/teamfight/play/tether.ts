import type { Rule } from '../program.ts';
import { boardOf } from './board-now.ts';
import { all } from './condition.ts';
import type { Look, Self } from './play.ts';
import { eachStanding } from './standing.ts';
import { distanceBetween, isUnit, spacesOf, spacesOfUnit, squareAt, unitsOf } from './who.ts';

type Tether = Extract<Rule, { rule: 'tether' }>;

/** Top left spaces that a unit cannot come to, as something holds it near to, or away from, somebody; undefined where nothing does. */
export function beyondFor(look: Look, id: number, forced: boolean): Uint8Array | undefined {
  const { game, state } = look;
  const board = boardOf(game, state);
  const unit = state.units[id];
  if (board === undefined || unit === undefined || unit.at < 0) return undefined;
  const size = game.cards[unit.card]?.size ?? 1;
  let beyond: Uint8Array | undefined;
  eachStanding(look, 'tether', (rules, self) => {
    for (const rule of rules) {
      if (rule.rule !== 'tether' || (forced && !rule.forced) || !isUnit(look, id, rule.who, self)) continue;
      if (!all(look, rule.if, self)) continue;
      for (const held of heldTo(look, rule, self, id)) {
        const now = distanceBetween(look, spacesOfUnit(look, unit), held);
        if (!Number.isFinite(now)) continue;
        beyond ??= new Uint8Array(board.columns * board.rows);
        for (let at = 0; at < beyond.length; at++) {
          const far = distanceBetween(look, squareAt(look, at, size), held);
          if (rule.nearer ? far < now : far > Math.max(rule.range ?? 0, now)) beyond[at] = 1;
        }
      }
    }
  });
  return beyond;
}

/** The spaces of each one that a unit is held to. */
function heldTo(look: Look, { to }: Tether, self: Self, id: number): (readonly number[])[] {
  if (to === 'marker') return [spacesOf(look, 'marker', self)];
  return unitsOf(look, to, self).flatMap((other) =>
    other === id ? [] : [spacesOfUnit(look, look.state.units[other]!)],
  );
}
