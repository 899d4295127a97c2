import type { Amount, Condition } from '../../program.ts';

type Conditions = readonly Condition[];
type Term = NonNullable<Amount['terms']>[number];

export const oneOrOther = 'it does not say whether one number takes the place of the other';

/**
 * `While you have a Coin, +1 speed. While you have 2 Coins, +2 speed`: whether one of two questions is so only where the other is so, too. Of two
 * numbers that hang on them the larger comes beside the smaller one or in its place.
 */
export const isAskedWithin = (one: Conditions, other: Conditions): boolean => within(one, other) || within(other, one);

/** `1dmg, +1dmg in range 2, +2dmg in range 1`: two that are the same add up, else the second would say nothing. */
export const growsTwice = (terms: readonly Term[] | undefined, next: Term): boolean =>
  terms?.some(
    (term) =>
      term.each !== next.each &&
      term.each * next.each > 0 &&
      term.per === undefined &&
      next.per === undefined &&
      isAskedWithin(term.if ?? [], next.if ?? []),
  ) === true;

/** Whether some questions are so only where all of others are so, too. */
const within = (narrow: Conditions, wide: Conditions): boolean =>
  wide.every((asked) => narrow.some((one) => isWithin(one, asked)));

/** Two questions of one thing with other bounds, of which the one leaves no more room than the other. */
function isWithin(narrow: unknown, wide: unknown): boolean {
  if (narrow === wide) return true;
  if (!isObject(narrow) || !isObject(wide)) return false;
  return [...new Set([...Object.keys(narrow), ...Object.keys(wide)])].every((key) => {
    const [one, other] = [narrow[key], wide[key]];
    if (key === 'min') return Number(one ?? -Infinity) >= Number(other ?? -Infinity);
    if (key === 'max') return Number(one ?? Infinity) <= Number(other ?? Infinity);
    return isWithin(one, other);
  });
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
