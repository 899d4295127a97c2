import { millimetresPerInch } from './units.ts';

export { cardSizes } from '../../schemas/card-sizes.ts';

/** How far painting goes beyond the trim on each side: 1/8 inch, in mm. */
export const bleedMm = millimetresPerInch / 8;
/** How far inside the trim everything that matters stays: 1/8 inch, in mm. */
export const safeMm = millimetresPerInch / 8;
/** Radius of the trimmed corners in mm. */
export const cornerMm = 3;
/** Side of a cell of a board in mm: one inch, the size of a figure's base. */
export const cellMm = millimetresPerInch;
/** One point in mm. */
export const pointMm = millimetresPerInch / 72;
