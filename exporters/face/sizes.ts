export { cardSizes } from '../../schemas/card-sizes.ts';

/** How far painting goes beyond the trim on each side: 1/8 inch, in mm. */
export const bleedMm = 3.175;
/** How far inside the trim everything that matters stays: 1/8 inch, in mm. */
export const safeMm = 3.175;
/** Radius of the trimmed corners in mm. */
export const cornerMm = 3;
/** One cell of a board in mm. */
export const cellMm = 25.4;
/** One point in mm. */
export const pointMm = 25.4 / 72;
