import type { Node } from '../program.ts';
import type { Source } from '../resolution.ts';
import { abilityOf } from './abilities.ts';
import { boardOf } from './board-now.ts';
import type { Look } from './play.ts';

/** The name of the text that a source is: the ability, else the card; undefined for the map and rules without a card. */
export function textName(look: Look, { unit, card, ability }: Source): string | undefined {
  const named = ability < 0 ? undefined : abilityOf(look, unit, ability);
  return named?.name ?? look.game.cards[card]?.name;
}

/** The name of the text with the rule whose `then` this is: the passive or ability, else the card, else the map. */
export function ruleName(look: Look, source: Source, then: readonly Node[]): string | undefined {
  const { game, state } = look;
  for (const [rule, name] of game.cards[source.card]?.ruleNames ?? []) {
    if (rule.rule === 'when' && rule.then === then) return name;
  }
  return textName(look, source) ?? boardOf(game, state)?.name;
}

/** The name of a unit; the map's for none. */
export const unitName = ({ game, state }: Look, id: number): string =>
  game.cards[state.units[id]?.card ?? -1]?.name ?? 'The map';
