import type { Look } from './play.ts';
import { touches } from './standing.ts';

/** Objects on the map that have one pool of health with this one: of its card, placed by the same unit; none where it shares none. */
export function sharersOfHealth({ game, state }: Look, id: number): readonly number[] {
  if (!touches(game, 'shares-health')) return none;
  const one = state.units[id];
  const card = game.cards[one?.card ?? -1];
  if (one === undefined || card === undefined) return none;
  if (!game.ruleLists[card.rules]?.some(({ rule }) => rule === 'shares-health')) return none;
  return state.units.flatMap((other, index) =>
    index !== id && other.card === one.card && other.owner === one.owner && other.at >= 0 ? [index] : [],
  );
}

/** What one of them has left, all of them have. */
export function levelHealth(look: Look, id: number): void {
  const { units } = look.state;
  for (const other of sharersOfHealth(look, id)) units[other]!.health = units[id]!.health;
}

const none: readonly number[] = [];
