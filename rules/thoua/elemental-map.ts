import type { Amount } from './program.ts';
import { type Attribute, attributeOfElement, type Element, elements, lowers, type Sides } from './types.ts';

/** A number for each element. */
export type ElementalMap = Readonly<Record<Element, number>>;

/** The least value from which each die is rolled. */
const steps: readonly (readonly [least: number, count: number, sides: Sides])[] = [
  [21, 2, 12],
  [16, 2, 10],
  [11, 2, 8],
  [6, 2, 6],
  [-5, 1, 12],
  [-10, 1, 10],
  [-15, 1, 8],
  [-20, 1, 6],
];

/** What is rolled in defence against an element of that value: dice, or 1 where it is -21 or less (U-023). */
export function elementDie(value: number): Amount {
  for (const [least, count, sides] of steps) if (value >= least) return { dice: [{ count, sides }], flat: 0 };
  return { dice: [], flat: 1 };
}

/** The same as it is printed: `2d6`, `1`. */
export function elementDieText(value: number): string {
  const { dice, flat } = elementDie(value);
  return dice.map(({ count, sides }) => `${count}d${sides}`).join(' + ') || String(flat);
}

/** The map of a character: each element begins at its attribute, and each ability raises its own element and lowers the next one by its rank. */
export function elementalMap(
  attributes: Readonly<Record<Attribute, number>>,
  bought: Iterable<{ readonly element: Element; readonly rank: number }>,
): ElementalMap {
  const map: Record<Element, number> = { earth: 0, fire: 0, water: 0, wind: 0 };
  for (const element of elements) map[element] = attributes[attributeOfElement[element]];
  for (const { element, rank } of bought) {
    map[element] += rank;
    map[lowers[element]] -= rank;
  }
  return map;
}
