import type { Condition } from '../../program.ts';

/** Whether something is so only where something else is: adjacent within range 3, 4 Coins where 2 are asked for. */
export function isWithin(narrow: Condition, wide: Condition): boolean {
  const [inner, innerRest] = bounds(narrow);
  const [outer, outerRest] = bounds(wide);
  return JSON.stringify(innerRest) === JSON.stringify(outerRest) && inner.min >= outer.min && inner.max <= outer.max;
}

interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** Between what something has to be, and the rest of the question. */
function bounds(asked: Condition): readonly [Bounds, unknown] {
  if (asked.is === 'distance') {
    const { range, ...rest } = asked;
    return [{ min: range.min ?? 0, max: range.max ?? Number.POSITIVE_INFINITY }, rest];
  }
  if (asked.is === 'has' || asked.is === 'there-is') {
    const { min, max, ...rest } = asked;
    return [{ min: min ?? (max === undefined ? 1 : 0), max: max ?? Number.POSITIVE_INFINITY }, rest];
  }
  return [{ min: 0, max: 0 }, asked];
}
