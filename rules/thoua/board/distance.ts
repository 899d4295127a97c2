import type { FullRuleOptions } from '../options.ts';

/** Spaces from one to another (U-030): a diagonal step is one space, or two by option. */
export function distance(columns: number, diagonals: FullRuleOptions['diagonals'], one: number, other: number): number {
  const x = Math.abs((one % columns) - (other % columns));
  const y = Math.abs(Math.floor(one / columns) - Math.floor(other / columns));
  return diagonals === 'one' ? Math.max(x, y) : x + y;
}
