import type { Source } from '../state.ts';
import { abilityOf } from './abilities.ts';
import type { Look } from './play.ts';

/** The name of the text that a source is: the ability, else the card; undefined for the map and rules without a card. */
export function textName(look: Look, { unit, card, ability }: Source): string | undefined {
  const named = ability < 0 ? undefined : abilityOf(look, unit, ability);
  return named?.name ?? look.game.cards[card]?.name;
}

/** The name of a unit; the map's for none. */
export const unitName = ({ game, state }: Look, id: number): string =>
  game.cards[state.units[id]?.card ?? -1]?.name ?? 'The map';
