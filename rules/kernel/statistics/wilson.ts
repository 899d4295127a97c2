import type { Figure } from './figure.ts';
import { z95 } from './normal.ts';

/**
 * A share with Wilson's score interval, which holds for small counts and for shares of 0 and 1.
 * @param sum what was counted; a draw may count by half
 * @param count of how many
 * @param effective how many independent ones the count is worth, where some go together
 */
export function wilson(sum: number, count: number, effective = count): Figure {
  if (count <= 0) return { value: 0, from: 0, to: 1, count: 0 };
  const share = sum / count;
  const z2 = (z95 * z95) / effective;
  const centre = (share + z2 / 2) / (1 + z2);
  const half = (z95 / (1 + z2)) * Math.sqrt((share * (1 - share)) / effective + z2 / (4 * effective));
  return { value: share, from: Math.max(0, centre - half), to: Math.min(1, centre + half), count };
}
