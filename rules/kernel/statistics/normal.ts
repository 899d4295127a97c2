/** The normal distribution has 2.5 % beyond it: two-sided intervals of 95 %. */
export const z95 = 1.959963984540054;

/** The normal distribution has 20 % beyond it: a difference is seen in 80 of 100 series. */
export const z80 = 0.8416212335729143;

/**
 * Chance that a normal deviate lies further from 0 than `z`, on either side. Relative error below 1.2e-7 everywhere (the Chebyshev
 * fit of Press et al., Numerical Recipes, section 6.2).
 */
export function twoSided(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + x / 2);
  let sum = 0;
  for (let index = fit.length - 1; index >= 0; index--) sum = sum * t + fit[index]!;
  return Math.min(1, t * Math.exp(-x * x + sum));
}

const fit = [
  -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587, -0.82215223,
  0.17087277,
];

/** What `z95` becomes where the spread itself is known from few values (Student's t, expanded after Cornish and Fisher). */
export function t95(degrees: number): number {
  if (degrees < 3) return degrees === 1 ? 12.706 : degrees === 2 ? 4.303 : Number.POSITIVE_INFINITY;
  const [z, z3, z5, z7] = [z95, z95 ** 3, z95 ** 5, z95 ** 7];
  const first = (z3 + z) / (4 * degrees);
  const second = (5 * z5 + 16 * z3 + 3 * z) / (96 * degrees ** 2);
  const third = (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * degrees ** 3);
  return z + first + second + third;
}

/** Log odds to share. */
export const shareOf = (odds: number): number => 1 / (1 + Math.exp(-odds));
