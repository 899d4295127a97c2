import { abilitiesOf, abilityOf, noteOf } from './abilities.ts';
import type { Look } from './play.ts';

/** How many abilities of a unit's own cards are tapped or on cooldown, used up in the game, or ultimates that come too early or were used. */
export function unavailable(look: Look, unit: number): number {
  const { units, round } = look.state;
  const one = units[unit];
  if (one === undefined) return 0;
  return abilitiesOf(look, unit).filter((ability) => {
    const { use } = abilityOf(look, unit, ability)?.program ?? {};
    const note = noteOf(look, unit, ability);
    const used = one.used[note] ?? 0;
    if ((one.tapped[note] ?? 0) > 0 || (use?.perGame !== undefined && used >= use.perGame)) return true;
    return use?.ultimate !== undefined && (used > 0 || round < use.ultimate);
  }).length;
}
