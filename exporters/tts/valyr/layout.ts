import type { Half, Layout, Load } from '../layout.ts';
import { plainTable } from '../plain/table.ts';

/** Between the middles of cards of a row and from row to row, and from the edge of a battlefield to the middle of the first row, in units. */
export const [cardStep, cardRow, cardAway] = [2.7, 3.8, 2.3];
/** Rows of unit cards behind a starting location (V-005). */
export const cardRows = 2;

const behindEdge = cardAway + (cardRows - 1) * cardRow + cardRow / 2;

/** The battlefield in the middle with the cards of armies around it. */
const around = (load: Load): Load => ({
  ...load,
  reach: { ...load.reach, width: load.reach.width + 2 * behindEdge, height: load.reach.height + 2 * behindEdge },
});

export const laidHalf = (load: Load): Half => plainTable.laid(around(load));

/** Seats on all sides, as there may be as many players as starting locations. */
export const layout = (load: Load, ground?: Half | 'none'): Layout => plainTable.layout(around(load), ground);
