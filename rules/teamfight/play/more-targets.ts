import type { Range, Who } from '../program.ts';
import { isByMeans } from './means.ts';
import type { Look, Self } from './play.ts';
import { eachStanding } from './standing.ts';
import { isUnit } from './who.ts';

/** Targets that a rule gives to an ability with one target: how many more, and how near to the first. */
export interface MoreTargets {
  readonly count: number;
  readonly range?: Range;
  readonly side?: Who['side'];
}

/** The further targets that the ability of `self` may have now. */
export function moreTargetsOf(look: Look, { unit, ability = -1 }: Self): MoreTargets | undefined {
  let found: MoreTargets | undefined;
  if (unit < 0 || ability < 0) return found;
  eachStanding(look, 'more-targets', (rules, self) => {
    for (const rule of rules) {
      if (rule.rule !== 'more-targets' || !isUnit(look, unit, rule.who, self)) continue;
      if (isByMeans(look, rule.means, unit, ability)) found = rule;
    }
  });
  return found;
}
