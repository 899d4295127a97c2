import { type Grid, spaceAt, xOf, yOf } from '../../spaces.ts';

/** Columns and rows of a step in each of the eight directions, up first and then clockwise. */
export const across = [0, 1, 1, 1, 0, -1, -1, -1] as const;
export const down = [-1, -1, 0, 1, 1, 1, 0, -1] as const;

/** By columns and rows. */
const known = new Map<number, Int32Array>();

/** The eight spaces around each space, `space * 8 + direction`; -1 off the map. Made once for each size. */
export function aroundOf(grid: Grid): Int32Array {
  const key = grid.columns * 65_536 + grid.rows;
  const found = known.get(key);
  if (found) return found;
  const made = Int32Array.from({ length: grid.columns * grid.rows * 8 }, (_, index) => {
    const [space, direction] = [index >> 3, index & 7];
    return spaceAt(grid, xOf(grid, space) + across[direction]!, yOf(grid, space) + down[direction]!);
  });
  known.set(key, made);
  return made;
}
