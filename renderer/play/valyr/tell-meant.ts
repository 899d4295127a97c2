import { attackOdds } from '../../../rules/valyr/attack-odds.ts';
import type { Game } from '../../../rules/valyr/game.ts';
import { joiningIn } from '../../../rules/valyr/play/attack.ts';
import { fallsAt, lengthOfMove } from '../../../rules/valyr/play/moves.ts';
import { moveLength } from '../../../rules/valyr/play/stats.ts';
import { designOf } from '../../../rules/valyr/play/table.ts';
import { targetsOf } from '../../../rules/valyr/play/targets.ts';
import { inches } from '../../../rules/valyr/sizes.ts';
import type { View } from '../../../rules/valyr/state.ts';
import { unitName } from '../../../rules/valyr/tell-event.ts';
import { words } from '../../words.ts';
import type { Meant } from './meant.ts';

const percent = (share: number): string => `${Math.round(share * 100)} %`;
/** Damage to the tenth. */
export const tenths = (value: number): string => String(Math.round(value * 10) / 10);

/** What a click would do, or why it cannot be done, in a few words beside the pointer. */
export function tellMeant(game: Game, seen: View, { action, refusal }: Meant): string {
  if (refusal) return refusal.message;
  const { battle } = words;
  const { turn } = seen;
  switch (action.do) {
    case 'place':
      return battle.setsUp(inches(action.x), inches(action.y));
    case 'activate':
      return battle.activates(unitName(game, seen, action.unit));
    case 'move': {
      if (!turn) return '';
      const length = lengthOfMove(game, seen, turn.unit, action);
      const most = moveLength(game, seen, turn.unit, turn.moves, action);
      const falls = fallsAt(game, seen, turn.unit, action) ? ` \u00b7 ${battle.falls}` : '';
      return `${battle.moves(inches(length), inches(most))}${falls}`;
    }
    case 'attack': {
      // From a place the odds are those of the unit alone.
      const from = action.with && turn ? seen.units[turn.unit] : undefined;
      const odds = turn && attackOdds(game, seen, turn.unit, action.target, from);
      if (!odds) return battle.attacks(unitName(game, seen, action.target));
      const { distance, dice, atMost, damage, defeat } = odds;
      const others = action.with ? 0 : joiningIn(game, seen, action.target).length;
      return [
        battle.odds(inches(distance), dice, atMost, tenths(damage), percent(defeat)),
        ...battle.joins(others),
      ].join(' \u00b7 ');
    }
    case 'use': {
      const actor = seen.units[turn?.unit ?? -1];
      const ability = actor && designOf(game, actor).abilities[action.ability];
      if (!turn || !ability) return '';
      const targets = targetsOf(game, seen, turn.unit, ability, action);
      return battle.uses(ability.name, 'code' in targets ? [] : targets.map((one) => unitName(game, seen, one)));
    }
    default:
      return '';
  }
}
