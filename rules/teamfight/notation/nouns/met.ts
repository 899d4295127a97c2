import type { Condition, Trigger, Who } from '../../program.ts';
import type { Context } from '../context.ts';

/**
 * "If there is an ally adjacent to the target, heal that ally": whom a question meets has no name of its own, so that "that ally" is
 * nobody behind it, and "they" could be either where the question is not about the target itself.
 */
export function meeting(
  asked: readonly Condition[],
  { named }: Context,
): Pick<Context, 'named' | 'met' | 'meets'> | undefined {
  const met = asked.flatMap((one) => whomMet(one) ?? []);
  if (met.length === 0) return undefined;
  const nouns = new Set(met.map(({ side }) => (side === 'ally' || side === 'enemy' ? side : 'unit')));
  const left = Object.entries(named).filter(([noun]) => !nouns.has(noun as 'ally'));
  const [only, ...more] = asked;
  const meets = only && more.length === 0 ? allMet(only) : undefined;
  return {
    named: Object.fromEntries(left),
    met: !asked.some((one) => 'of' in one && one.of === 'target'),
    ...(meets && { meets }),
  };
}

/** All who make it so: "if you are adjacent to an ally", each ally who is. */
function allMet(asked: Condition): Who | undefined {
  const who = whomMet(asked);
  if (who === undefined) return undefined;
  if (asked.is === 'there-is') {
    const near = who.places?.every(({ of }) => of === undefined || of === 'you') === true;
    return asked.min === undefined && near ? who : undefined;
  }
  if (asked.is !== 'place' || asked.of !== 'you' || who.places !== undefined) return undefined;
  const { of: _, ...place } = asked.place;
  return { ...who, places: [place] };
}

function whomMet(asked: Condition): Who | undefined {
  if (asked.is === 'there-is') return asked.max === 0 ? undefined : asked.who;
  if (asked.is !== 'place' || typeof asked.place.of !== 'object') return undefined;
  return 'nearest' in asked.place.of ? asked.place.of.nearest : undefined;
}

/**
 * "When an enemy moves adjacent to an ally, they heal 1": who comes, or whom they come to. "It takes 1dmg" is the enemy, whichever of
 * both it is.
 */
export function besideSome(trigger: Trigger): Pick<Context, 'met'> | undefined {
  if (!('who' in trigger) || !/"nearest":\{"side":"(?:ally|enemy)"/.test(JSON.stringify(trigger))) return undefined;
  return { met: trigger.who?.side === 'enemy' ? 'they' : true };
}
