import { rowBeside } from '../board/edges.ts';
import type { Rule } from '../program.ts';
import { boardOf } from './board-now.ts';
import { addUnit } from './piece.ts';
import type { Look, Play } from './play.ts';
import { eachStanding, touches } from './standing.ts';

/** Whether a stance has its bearer hold something in front of it, so that it has to be known which way that is. */
export const isHolding = ({ game }: Look, stance: number): boolean =>
  game.ruleLists[game.cards[stance]?.rules ?? -1]?.some(({ rule }) => rule === 'holds') === true;

/**
 * What units hold in front of them is where they stand and face now. One that nobody holds any more is put away with the health that it has
 * left, and comes back with that; one that was destroyed does not.
 */
export function settleHeld(play: Play): void {
  if (!touches(play.game, 'holds')) return;
  const { game, state } = play;
  const wanted = new Map<number, Lies>();
  eachStanding(play, 'holds', (rules, self) => {
    for (const rule of rules) {
      const card = rule.rule === 'holds' ? game.cards[game.cardOf.get(rule.marker) ?? -1] : undefined;
      const lies = rule.rule === 'holds' ? inFront(play, self.unit, rule) : undefined;
      if (card === undefined || lies === undefined) continue;
      const known = state.units.findIndex((unit) => unit.held && unit.card === card.index && unit.owner === self.unit);
      if (known >= 0) wanted.set(known, lies);
      else {
        const id = addUnit(play, card, self.seat, self.unit, lies.at);
        Object.assign(state.units[id]!, lies, { held: true });
        wanted.set(id, lies);
        play.emit({ event: 'summoned', unit: id, card: card.index, owner: self.unit, ...lies });
      }
    }
  });
  for (let id = 0; id < state.units.length; id++) {
    const unit = state.units[id]!;
    if (!unit.held || unit.health <= 0) continue;
    const lies = wanted.get(id);
    if (lies === undefined) {
      if (unit.at >= 0) play.emit({ event: 'removed', unit: id, at: unit.at });
      unit.at = -1;
    } else if (unit.at !== lies.at || unit.edge !== lies.edge || unit.long !== lies.long) {
      const { at } = unit;
      Object.assign(unit, lies);
      if (lies.long === undefined) delete unit.long;
      if (at < 0) play.emit({ event: 'summoned', unit: id, card: unit.card, owner: unit.owner, ...lies });
    }
  }
}

interface Lies {
  readonly at: number;
  readonly edge: number;
  readonly long?: number;
}

/** The row of edges in front of a unit, the middle one on its own side; undefined at the border of the map. */
function inFront({ game, state }: Look, id: number, { long }: Extract<Rule, { rule: 'holds' }>): Lies | undefined {
  const board = boardOf(game, state);
  const unit = state.units[id];
  if (board === undefined || unit === undefined || unit.at < 0 || unit.facing < 0) return undefined;
  const { size } = game.cards[unit.card]!;
  const row = rowBeside(board, unit.at, size, unit.facing, long);
  const [edge] = row;
  if (edge === undefined) return undefined;
  return { at: edge >> 1, edge, ...(row.length > 1 && { long: row.length }) };
}
