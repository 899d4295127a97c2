import type { Theme } from './types.generated.ts';

/** Trimmed width and height of each card in mm, as printers sell them. */
export const cardSizes: Readonly<Record<NonNullable<Theme['cardSize']>, readonly [number, number]>> = {
  poker: [63.5, 88.9],
  // Of trading cards.
  standard: [63, 88],
  tarot: [69.85, 120.65],
  bridge: [57.15, 88.9],
  euro: [59, 92],
  mini: [44.45, 63.5],
  'mini-euro': [44, 68],
  square: [88.9, 88.9],
  jumbo: [88.9, 139.7],
};
