import type { Who } from '../../program.ts';

/** Who has died has no health left: what is said of it is the most it could have, and no share of that is known any more. */
export function ofTheDead(who: Who): Who | undefined {
  const { if: asked } = who;
  if (asked?.some((one) => one.is === 'health' && (one.full || one.belowHalf || one.atMostHalf))) return undefined;
  // Who is nearest is one of those who are there.
  if (asked?.some((one) => one.is === 'outermost')) return undefined;
  return asked === undefined
    ? who
    : { ...who, if: asked.map((one) => (one.is === 'health' ? { ...one, most: true } : one)) };
}
