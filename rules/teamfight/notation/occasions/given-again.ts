import type { Condition, Trigger, Who } from '../../program.ts';

/** `Slow a Slowed enemy`, `give DoT to an enemy without DoT`: whether it had that is of before, and not of when it has just come. */
export function givenAgain({ if: asked = [], ...who }: Who, token: string, by?: Who): Trigger | undefined {
  const has = (one: Condition): boolean =>
    one.is === 'has' && one.of === 'each' && one.token === token && Object.keys(one).length === 3;
  const hasNot = (one: Condition): boolean => one.is === 'not' && has(one.of);
  const others = (but: (one: Condition) => boolean): Who => {
    const rest = asked.filter((one) => !but(one));
    return rest.length > 0 ? { ...who, if: rest } : who;
  };
  const from = by && { by };
  if (asked.some(has)) return { on: 'gains-again', who: others(has), ...from, token };
  return asked.some(hasNot) ? { on: 'gains', who: others(hasNot), ...from, token, reach: 1 } : undefined;
}
