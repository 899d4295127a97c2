import type { Use } from '../program.ts';
import { isByMeans } from './means.ts';
import type { Look } from './play.ts';
import { eachStanding } from './standing.ts';
import { isUnit } from './who.ts';

/** What an ability costs and how often it can be used now: its own terms, by what is said of them elsewhere. */
export function termsNow(look: Look, unit: number, ability: number, use: Use): Use {
  let now = use;
  eachStanding(look, 'uses', (rules, self) => {
    for (const rule of rules) {
      if (rule.rule !== 'uses' || !isUnit(look, unit, rule.who, self) || !isByMeans(look, rule.means, unit, ability))
        continue;
      const { spares, perTurn } = rule;
      if (spares !== undefined) now = { ...now, spend: now.spend?.filter(({ token }) => token !== spares) ?? [] };
      if (perTurn !== undefined) now = { ...now, perTurn };
    }
  });
  return now;
}
