import type { ValyrUnit } from '../../schemas/types.generated.ts';

export type Size = ValyrUnit['size'];

/** Diameter of the base of each size in millimetres, the smallest first: the size chart of the rules; of "more than" sizes the bound. */
export const baseMillimetres: Readonly<Record<Size, number>> = {
  token: 14,
  tiny: 14,
  small: 21,
  medium: 28,
  large: 45,
  giant: 70,
  massive: 100,
  colossal: 150,
  immense: 215,
};

export const sizes = Object.keys(baseMillimetres) as Size[];

/** The unit of all distances in matches: thousandths of an inch, so that every machine measures alike. */
export const perInch = 1000;

/** Thousandths of an inch of a length in inches. */
export const mils = (inches: number): number => Math.round(inches * perInch);

/** The radius of a base in thousandths of an inch. */
export const baseRadius = (size: Size): number => Math.round((baseMillimetres[size] / 25.4 / 2) * perInch);

/** The size whose base has a radius. */
export const sizeWith = (radius: number): Size => sizes.find((size) => baseRadius(size) === radius) ?? 'medium';

/** A length as people say it: inches to the hundredth. */
export const inches = (thousandths: number): string => `${Math.round(thousandths / 10) / 100}\u2033`;
