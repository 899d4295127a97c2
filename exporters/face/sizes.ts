import type { CardSize } from './card.ts';

/** Trimmed width and height of each card in mm, as printers sell them. */
export const cardSizes: Readonly<Record<CardSize, readonly [number, number]>> = {
  poker: [63.5, 88.9],
  tarot: [69.85, 120.65],
  bridge: [57.15, 88.9],
  mini: [44.45, 63.5],
  square: [88.9, 88.9],
  jumbo: [88.9, 139.7],
};

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
